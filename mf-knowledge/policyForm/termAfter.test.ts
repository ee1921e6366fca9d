import { expect, test } from 'vitest'
import { asManyDays } from './termAfter.ts'

test('a term of 365 days is 365 days long wherever it begins', () => {
  const term = { inforceAt: '2026-11-21', expiresAt: '2027-11-21' }
  expect(asManyDays(term, '2026-12-01')).toBe('2027-12-01')
  expect(asManyDays(term, '2027-03-01')).toBe('2028-02-29')
})

test('a term that begins in the last year of the calendar ends in it', () => {
  expect(asManyDays({ inforceAt: '2026-11-21', expiresAt: '2027-11-21' }, '9999-06-01')).toBe('9999-12-31')
})
