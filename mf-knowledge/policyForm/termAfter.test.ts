import { expect, test } from 'vitest'
import { asManyDays } from './termAfter.ts'

test('a 365-day term is 365 days long from any start date', () => {
  const term = { inforceAt: '2026-11-21', expiresAt: '2027-11-21' }
  expect(asManyDays(term, '2026-12-01')).toBe('2027-12-01')
  expect(asManyDays(term, '2027-03-01')).toBe('2028-02-29')
})

test('a term that starts in the calendar’s last year ends in it', () => {
  expect(asManyDays({ inforceAt: '2026-11-21', expiresAt: '2027-11-21' }, '9999-06-01')).toBe('9999-12-31')
})
