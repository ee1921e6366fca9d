import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactLine } from './FactLine.tsx'

test('lists facts in order and skips unknown ones', () => {
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
