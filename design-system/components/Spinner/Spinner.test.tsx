import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('a spinner says what is awaited, or nothing where words beside it do', () => {
  render(
    <>
      <Spinner label="Thinking..." />
      <Spinner />
    </>,
  )
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByRole('status', { name: 'Thinking...' })).toBeTruthy()
})
