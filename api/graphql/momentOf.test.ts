import assert from 'node:assert/strict'
import { momentOf } from './momentOf.ts'

const moments: readonly [string, string | null][] = [
  ['2026-03-31T00:00:00Z', '2026-03-31T00:00:00.000Z'],
  ['2026-03-31T09:30Z', '2026-03-31T09:30:00.000Z'],
  ['2026-03-31T00:00:00.123456789Z', '2026-03-31T00:00:00.123Z'],
  ['2026-03-31T00:00:00-05:00', '2026-03-31T05:00:00.000Z'],
  ['2028-02-29T23:59:59Z', '2028-02-29T23:59:59.000Z'],
  ['0050-01-01T00:00:00Z', '0050-01-01T00:00:00.000Z'],
  ['2027-02-29T00:00:00Z', null],
  ['2027-02-30T00:00:00Z', null],
  ['2027-04-31T00:00:00Z', null],
  ['2027-13-01T00:00:00Z', null],
  ['2027-00-10T00:00:00Z', null],
  ['2027-01-00T00:00:00Z', null],
  ['2027-03-31T24:00:00Z', null],
  ['2027-03-31T23:60:00Z', null],
  ['2027-03-31T23:59:60Z', null],
  ['2027-03-31T00:00:00+24:00', null],
  ['2027-03-31T00:00:00-05:60', null],
  ['2027-03-31', null],
  ['2027-03-31T00:00:00', null],
  ['+012027-03-31T00:00:00Z', null],
  ['tomorrow', null],
  ['', null],
]

for (const [text, expected] of moments) {
  Deno.test(`'${text}' is ${expected ?? 'not a moment'}`, () => {
    const moment = momentOf(text)
    assert.equal(moment === null ? null : new Date(moment).toISOString(), expected)
  })
}
