import assert from 'node:assert/strict'
import { factsToMention } from './factsToMention.ts'

const requests: readonly (readonly [
  request: string,
  facts: readonly string[],
  unclear?: readonly string[],
])[] = [
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
  [
    'Write Maria the renewal letter for the GL, premium going from 14,394 to 16,269, mention the subcontractor cost update',
    [
      'The renewal premium is $16,269; the expiring premium was $14,394.',
      'Please send us your updated subcontractor costs.',
    ],
  ],
  [
    'mention the premium 16,269 and that we need sub costs by 2/15',
    ['The premium is $16,269.', 'Please send us your subcontractor costs by February 15.'],
  ],
  [
    'renewal letter, price goes from $5,940.50 to $6,780, include the new $2,500 deductible',
    ['The renewal price is $6,780; the expiring price was $5,940.50.', 'The deductible is $2,500.'],
  ],
  [
    'renewal letter to Ray and mention that we need the driver list before Friday, and that the rate is flat',
    ['Please send us your driver list by Friday.', 'The rate is flat.'],
  ],
  ['renewal letter, mention the roof', [], ['the roof']],
  ['renewal letter, note that our office closes at noon', ['Our office closes at noon.']],
]

Deno.test('asks the client what a message wants asked', () => {
  const { sentences, asks } = factsToMention(
    'Renewal letter for Beacon Cove Inn: Premium goes up 9%. Ask them to check the building values, and ask them whether they have new tenants',
    '2026-11-26',
  )
  assert.deepEqual(sentences, ['The premium goes up 9%.'])
  assert.deepEqual(asks, [
    'Could you please check the building values?',
    'Could you let us know whether you have new tenants?',
  ])
})

for (const [request, facts, unclear = []] of requests)
  Deno.test(`finds ${facts.length} facts to mention in "${request}"`, () => {
    const told = factsToMention(request, '2026-11-26')
    assert.deepEqual(told.sentences, facts)
    assert.deepEqual(told.unclear, unclear)
  })
