import assert from 'node:assert/strict'
import { limitsNamed } from './limitsNamed.ts'

function read(quote: string) {
  return limitsNamed(quote, []).map(({ item, amount }) => [item.key, amount / 100])
}

Deno.test('a limit for all claims of a year is an aggregate, and one per claim is none', () => {
  assert.deepEqual(
    read(
      'Commercial general liability of $1,000,000 an occurrence, $2,000,000 for all occurrences in a year',
    ),
    [
      ['eachOccurrence', 1_000_000],
      ['generalAggregate', 2_000_000],
    ],
  )
  assert.deepEqual(
    read('Professional liability of $3,000,000 per claim with an annual aggregate of $5,000,000'),
    [
      ['professionalOccurrence', 3_000_000],
      ['professionalAggregate', 5_000_000],
    ],
  )
})
