import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactLine } from './FactLine.tsx'

test('facts stand one after the other, and what is not known has no place', () => {
  render(
    <FactLine>
      <span>Active</span>
      {null}
      {false}
      <a href="/app/accounts/ac_1/overview">Alder Ridge Roofing LLC</a>
      Expires on Mar 1, 2027
    </FactLine>,
  )
  const line = screen.getByText('Active').closest('span')?.parentElement?.parentElement
  expect(Array.from(line?.children ?? [], ({ textContent }) => textContent)).toEqual([
    'Active',
    'Alder Ridge Roofing LLC',
    'Expires on Mar 1, 2027',
  ])
})
