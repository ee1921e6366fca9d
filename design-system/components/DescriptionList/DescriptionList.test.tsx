import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionItem } from './DescriptionItem.tsx'
import { DescriptionList } from './DescriptionList.tsx'

test('shows a dash for a missing value', () => {
  render(
    <DescriptionList>
      <DescriptionItem label="Carrier">Granite State Mutual</DescriptionItem>
      <DescriptionItem label="Broker">{null}</DescriptionItem>
      <DescriptionItem label="Phone">{''}</DescriptionItem>
      <DescriptionItem label="Employees">{0}</DescriptionItem>
    </DescriptionList>,
  )
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values).toEqual(['Granite State Mutual', '–', '–', '0'])
})

test('screen readers read each term with its value', () => {
  render(
    <DescriptionList>
      <DescriptionItem label="Carrier">Granite State Mutual</DescriptionItem>
      <DescriptionItem label="Renews">{false}</DescriptionItem>
    </DescriptionList>,
  )
  const [carrier, renews] = screen.getAllByRole('definition')
  expect(carrier?.previousElementSibling?.textContent).toBe('Carrier')
  expect(renews?.textContent).toBe('–')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Carrier', 'Renews'])
})

test('a value in another script keeps its own direction', () => {
  render(
    <DescriptionList>
      <DescriptionItem label="Details">المقاول العام</DescriptionItem>
    </DescriptionList>,
  )
  expect(screen.getByRole('definition').dir).toBe('auto')
})
