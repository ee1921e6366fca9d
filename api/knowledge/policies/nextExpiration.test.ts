import assert from 'node:assert/strict'
import { nextExpiration } from './nextExpiration.ts'

const terms: readonly [string, string | null, string, string][] = [
  ['a year', '2026-03-01', '2027-03-01', '2028-03-01'],
  ['365 days with a leap day in them', '2027-11-21', '2028-11-20', '2029-11-20'],
  ['366 days', '2028-01-10', '2029-01-10', '2030-01-10'],
  ['a year and a day', '2026-01-01', '2027-01-02', '2028-01-02'],
  ['a calendar year', '2026-01-01', '2026-12-31', '2027-12-31'],
  ['a leap year', '2024-01-01', '2024-12-31', '2025-12-31'],
  ['a year that ends the day before', '2026-03-15', '2027-03-14', '2028-03-14'],
  ['a year that ends before March in a leap year', '2027-03-01', '2028-02-29', '2029-02-28'],
  ['three years', '2024-01-01', '2027-01-01', '2030-01-01'],
  ['three years that end the day before', '2024-01-01', '2026-12-31', '2029-12-31'],

  ['a year on the last of February', '2026-02-28', '2027-02-28', '2028-02-28'],
  ['a year from the day before a leap day', '2027-02-28', '2028-02-28', '2029-02-28'],
  ['a year to a leap day', '2027-02-28', '2028-02-29', '2029-02-28'],
  ['a year from a leap day', '2024-02-29', '2025-02-28', '2026-02-28'],
  ['a year from a leap day to March', '2024-02-29', '2025-03-01', '2026-03-01'],
  ['two years from a leap day to two before the next', '2024-02-29', '2026-02-28', '2028-02-29'],
  ['half a year from a leap day', '2024-02-29', '2024-08-29', '2025-02-28'],

  ['half a year to the day', '2026-03-15', '2026-09-15', '2027-03-15'],
  ['half a year that ends the day before', '2026-01-01', '2026-06-30', '2026-12-31'],
  ['half a year between ends of months', '2025-06-30', '2025-12-31', '2026-06-30'],
  ['half a year back between ends of months', '2025-12-31', '2026-06-30', '2026-12-31'],
  ['half a year to the end of February', '2026-08-31', '2027-02-28', '2027-08-31'],
  ['half a year to a leap day', '2023-08-31', '2024-02-29', '2024-08-31'],
  ['a quarter to the end of February', '2026-11-30', '2027-02-28', '2027-05-31'],
  ['a quarter between ends of months of thirty days', '2026-06-30', '2026-09-30', '2026-12-31'],
  ['a month from the end of February', '2026-02-28', '2026-03-31', '2026-04-30'],
  ['a month from a day that February lacks', '2026-01-30', '2026-02-28', '2026-03-30'],
  ['a month that ends with it', '2026-02-01', '2026-02-28', '2026-03-31'],

  ['ten days for an event', '2026-07-01', '2026-07-11', '2026-07-21'],
  ['one night', '2026-01-01', '2026-01-02', '2026-01-03'],
  ['a day that begins and ends it', '2026-07-04', '2026-07-04', '2027-07-04'],
  ['an unknown time', null, '2026-12-31', '2027-12-31'],
  ['an unknown time to a leap day', null, '2028-02-29', '2029-02-28'],

  ['a year to the last day that there is', '2099-12-31', '2100-12-31', '2100-12-31'],
  ['a century and a half', '1950-01-01', '2100-12-30', '2100-12-31'],
  ['an unknown time in the last year', null, '2100-06-01', '2100-12-31'],
]

for (const [name, inforceAt, expiresAt, expected] of terms) {
  Deno.test(`a term of ${name} until ${expiresAt} is followed by one until ${expected}`, () =>
    assert.equal(nextExpiration({ inforceAt, expiresAt }), expected))
}

Deno.test('repeated renewals keep the day or the end of the month', () => {
  for (const [began, ended, expected] of [
    ['2026-01-01', '2026-12-31', '2046-12-31'],
    ['2026-06-30', '2026-12-31', '2036-12-31'],
    ['2026-03-15', '2027-03-14', '2047-03-14'],
    ['2027-02-28', '2028-02-28', '2048-02-28'],
  ] as const) {
    let term = { inforceAt: began as string, expiresAt: ended as string }
    for (let renewals = 0; renewals < 20; renewals++)
      term = { inforceAt: term.expiresAt, expiresAt: nextExpiration(term) }
    assert.equal(term.expiresAt, expected)
  }
})
