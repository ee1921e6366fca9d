import assert from 'node:assert/strict'
import { factsToMention } from './factsToMention.ts'

const requests: readonly (readonly [request: string, facts: readonly string[]])[] = [
  [
    'Aurora Cleaning GL renews on Wednesday. Write the renewal letter to the client, premium went up about 8% because of payroll growth',
    ['The premium went up about 8% because of payroll growth.'],
  ],
  [
    'renewal letter for Red Hook Bakery - the carrier declined the flood coverage',
    ['The carrier declined the flood coverage.'],
  ],
  ['Nonrenewal letter please. Their deductible will double.', ['Your deductible will double.']],
  ['Write the renewal letter for Casco Roofing, keep it short', []],
  ['Write a premium reminder, $611.40 due 4/2', []],
  ['What is the premium? The limit is what?', []],
]

for (const [request, facts] of requests)
  Deno.test(`finds ${facts.length} facts to mention in "${request}"`, () => {
    assert.deepEqual(factsToMention(request), facts)
  })
