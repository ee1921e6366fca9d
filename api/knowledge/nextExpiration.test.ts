import assert from 'node:assert/strict'
import { nextExpiration } from './nextExpiration.ts'

const terms: readonly [string, string | null, string, string][] = [
  ['a year', '2026-03-01', '2027-03-01', '2028-03-01'],
  ['365 days with a leap day in them', '2027-11-21', '2028-11-20', '2029-11-20'],
  ['366 days', '2028-01-10', '2029-01-10', '2030-01-10'],
  ['a leap day', '2027-02-28', '2028-02-29', '2029-02-28'],
  ['six months', '2026-08-31', '2027-02-28', '2027-08-28'],
  ['half a year to the day', '2026-03-15', '2026-09-15', '2027-03-15'],
  ['three years', '2024-01-01', '2027-01-01', '2030-01-01'],
  ['ten days for an event', '2026-07-01', '2026-07-11', '2026-07-21'],
  ['an unknown time', null, '2026-12-31', '2027-12-31'],
]

for (const [name, inforceAt, expiresAt, expected] of terms) {
  Deno.test(`a term of ${name} until ${expiresAt} is followed by one until ${expected}`, () =>
    assert.equal(nextExpiration({ inforceAt, expiresAt }), expected))
}
