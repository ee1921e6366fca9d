import { expect, test } from 'vitest'
import { asManyDays, asManyMonths } from './termAfter.ts'

test('a term of 365 days is 365 days long wherever it begins', () => {
  const term = { inforceAt: '2026-11-21', expiresAt: '2027-11-21' }
  expect(asManyDays(term, '2026-12-01')).toBe('2027-12-01')
  expect(asManyDays(term, '2027-03-01')).toBe('2028-02-29')
})

test.each([
  ['a year', '2026-03-01', '2027-03-01', '2027-04-15', '2028-04-15'],
  ['half a year', '2026-08-31', '2027-02-28', '2027-03-31', '2027-09-30'],
  ['ten days', '2026-03-01', '2026-03-11', '2026-12-28', '2027-01-07'],
])(
  'a term that follows %s is as long, in whole months where that is',
  (_length, inforceAt, expiresAt, begins, ends) => {
    expect(asManyMonths({ inforceAt, expiresAt }, begins)).toBe(ends)
  },
)
