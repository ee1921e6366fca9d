import { expect, test } from 'vitest'
import { titleCased } from './titleCased.ts'

test.each([
  ['LIMITED_LIABILITY_COMPANY', 'Limited Liability Company'],
  ['DRAFT', 'Draft'],
  ['S_CORPORATION', 'S Corporation'],
])('%s reads %s', (value, label) => {
  expect(titleCased(value)).toBe(label)
})
