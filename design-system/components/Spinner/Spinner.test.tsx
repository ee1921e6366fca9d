import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('announces what is loading, or nothing when visible text does', () => {
  render(
    <>
      <Spinner label="Thinking..." />
      <Spinner />
    </>,
  )
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByRole('status', { name: 'Thinking...' })).toBeTruthy()
})
