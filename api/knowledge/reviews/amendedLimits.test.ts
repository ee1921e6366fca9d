import assert from 'node:assert/strict'
import { amendedLimits } from './amendedLimits.ts'

function changes(quote: string): string[] {
  return amendedLimits([{ quote, page: 3, form: null }]).map(({ label, text }) => `${label}: ${text}`)
}

Deno.test('reads every clause that sets an amount anew, and none that holds for some losses only', () => {
  for (const [quote, expected] of [
    [
      'Effective September 1, 2026: contents at premises 2 are increased to $560,000; damage to rented premises is increased to $500,000.',
      ['contents at premises 2: $560,000', 'damage to rented premises: $500,000'],
    ],
    [
      'The Each Occurrence Limit is amended to read $2,000,000 and the General Aggregate Limit is amended to read $4,000,000.',
      ['Each Occurrence Limit: $2,000,000', 'General Aggregate Limit: $4,000,000'],
    ],
    [
      'Medical expense, any one person: $10,000 in place of $5,000.',
      ['Medical expense, any one person: $10,000'],
    ],
    ['Back-up of sewers and drains is now $40,000.', ['Back-up of sewers and drains: $40,000']],
    ['Building limit, Location 3: from $975,000 to $1,240,000.', ['Building limit, Location 3: $1,240,000']],
    ['Bodily injury by accident: $500,000 each accident.', []],
    ['With respect to injury in a swimming pool, the Each Occurrence Limit is reduced to $250,000.', []],
  ] as const)
    assert.deepEqual(changes(quote), expected, quote)
})
