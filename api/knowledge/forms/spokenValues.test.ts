import assert from 'node:assert/strict'
import { clockTimes, days, percentages } from './spokenValues.ts'

function shares(text: string): string[] {
  return percentages(text)
    .toSorted((a, b) => a.index - b.index)
    .map(({ value }) => value)
}

Deno.test('numbers that fill up the hundred are percentages beside one that is named so', () => {
  assert.deepEqual(
    shares('It splits seventy percent heating, twenty refrigeration, ten the sheet metal shop.'),
    ['70%', '20%', '10%'],
  )
  assert.deepEqual(
    shares('A quarter is remodeling, 45 percent is new, and the other thirty is improvement.'),
    ['25%', '45%', '30%'],
  )
  assert.deepEqual(shares('About thirty percent goes to subs, and 12 are in the plan.'), ['30%'])
})

/** Days as a letter of Thursday, October 15, 2026, names them. */
const named: readonly (readonly [text: string, isAhead: boolean, day: string | undefined])[] = [
  ['He was hurt on Tuesday the 13th.', false, '10/13/2026'],
  ['We need it by Friday the 23rd.', false, '10/23/2026'],
  ['We begin on the 19th.', true, '10/19/2026'],
  ['It happened yesterday at noon.', false, '10/14/2026'],
  ['Please change it as of today.', true, '10/15/2026'],
  ['The van was sold last Saturday.', false, '10/10/2026'],
  ['He has been off since Monday.', false, '10/12/2026'],
  ['Please bind it by Monday.', false, '10/19/2026'],
  ['It is on the 3rd floor.', false, undefined],
  ['On the 5th of October it rained.', false, '10/05/2026'],
  ['Work starts on the first Monday of November.', true, '11/02/2026'],
  ['The leak was on the last Friday of November.', false, '11/28/2025'],
]

Deno.test('days are counted from the date of the letter', () => {
  assert.deepEqual(
    named.map(([text, isAhead]) => days(text, '2026-10-15', isAhead)[0]?.value),
    named.map(([, , day]) => day),
  )
})

Deno.test('hours are told with the part of the day', () => {
  assert.deepEqual(
    ['at 2:15 in the afternoon', 'at 7 in the morning', 'half past nine at night'].map(
      (text) => clockTimes(text)[0]?.value,
    ),
    ['2:15 PM', '7:00 AM', '9:30 PM'],
  )
})
