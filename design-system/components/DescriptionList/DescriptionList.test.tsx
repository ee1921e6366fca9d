import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionItem } from './DescriptionItem.tsx'
import { DescriptionList } from './DescriptionList.tsx'

test('a missing value shows a dash', () => {
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
