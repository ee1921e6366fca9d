import assert from 'node:assert/strict'
import { letterToClient } from './draftCarrierEmail.ts'
import { plainRequirement } from './plainRequirement.ts'

const clauses: readonly (readonly [clause: string, plain: string])[] = [
  ['coverage shall not exclude diving operations;', 'Coverage must not exclude diving operations.'],
  [
    '(b) Automobile Liability $1,000,000 combined single limit; and',
    'Automobile Liability $1,000,000 combined single limit.',
  ],
  ['Tenant shall carry plate glass insurance.', 'You must carry plate glass insurance.'],
  ['A.M. Best A- VII.', 'A.M. Best A- VII.'],
]
for (const [clause, plain] of clauses)
  Deno.test(`tells a client "${clause}" as a sentence`, () => {
    assert.equal(plainRequirement(clause), plain)
  })

Deno.test('a letter to the client has no clause that ends in a semicolon', () => {
  const finding = {
    status: 'not met',
    requirement: { quote: 'coverage shall not exclude diving operations;' },
    reason: 'We have no umbrella policy in force on record.',
  }
  const best = [{ finding }] as unknown as Parameters<typeof letterToClient>[0]
  const letter = letterToClient(best, 'wharf-lease.pdf')
  assert.match(
    letter,
    /- Coverage must not exclude diving operations\.\n {2}We have no umbrella policy in force on record\./,
  )
  assert.doesNotMatch(letter, /;$/m)
})
