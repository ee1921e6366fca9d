import assert from 'node:assert/strict'
import { noneTold } from './noneTold.ts'
import { field } from './testing/field.ts'

const told: readonly (readonly [label: string, letter: string, value: string | null])[] = [
  ['Dealer plates held', 'We sell no cars and hold no dealer plates.', 'None'],
  ['Claims or violations, last five years', 'In five years not one claim and not one violation.', 'None'],
  ['Any exceptions (describe)', 'Nothing happened here, without exception.', 'None'],
  // One of the two is not denied.
  ['Claims or violations, last five years', 'We have had no claims.', null],
  // What is denied is less than what is asked.
  ['Claims', 'We have no open claims.', null],
  ['Claims', 'There were no claims except one in 2024.', null],
  // A count of nothing is zero.
  ['Number of claims', 'We have had no claims.', null],
]

Deno.test('what a letter denies as a whole is none', () => {
  for (const [label, text, value] of told)
    assert.equal(
      noneTold(field(label), [{ text, letter: 'letter.txt', page: 1, written: null }])?.value ?? null,
      value,
      `${label}: ${text}`,
    )
})
