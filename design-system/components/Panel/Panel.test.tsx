import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Panel } from './Panel.tsx'

test('a panel with a heading is a named region, one without is not', () => {
  render(
    <>
      <Panel title="Cancel policy">The building was sold.</Panel>
      <Panel>Granite State Mutual</Panel>
    </>,
  )
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Cancel policy' })).toBeTruthy()
})
