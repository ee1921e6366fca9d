import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

const sentences: readonly (readonly [text: string, expected: readonly (readonly [string, number])[]])[] = [
  ['Each claim is subject to a retention of $20,000.', [['Retention', 20_000]]],
  [
    'You bear the first $7,500 of any loss to a sailboat, and the first $2,500 of a loss to its trailer.',
    [
      ['Deductible', 7500],
      ['Deductible', 2500],
    ],
  ],
  [
    'Water damage deductible: $5,000 each loss; $10,000 under section C.',
    [
      ['Water damage deductible each loss', 5000],
      ['Water damage deductible under section C', 10_000],
    ],
  ],
  [
    'Deductible: $2,500 all perils; $10,000 water damage to the boathouse.',
    [
      ['All perils deductible', 2500],
      ['Water damage to the boathouse deductible', 10_000],
    ],
  ],
  [
    'Flood: we pay up to $250,000 in a policy year, with a deductible of $25,000.',
    [['Flood deductible', 25_000]],
  ],
  ['For example, with a deductible of $1,000 we pay $4,000 of a loss of $5,000.', []],
  ['Debris removal is paid up to $25,000, and no deductible applies.', []],
]

async function deductiblesIn(text: string) {
  const declarations = `Boat Dealers Policy Declarations\n\nPolicy number: BD 118-204\nNamed insured: Pelican Point Boatworks, Inc.\nPolicy period: 03/01/2026 to 03/01/2027\n\n${text}\n`
  const bytes = new TextEncoder().encode(declarations)
  return readPolicyFacts(await readDocument(bytes, { name: 'policy.txt' })).deductibles
}

for (const [text, expected] of sentences)
  Deno.test(`reads the deductibles of "${text}"`, async () => {
    const deductibles = await deductiblesIn(text)
    assert.deepEqual(
      deductibles.map(({ value }) => [value.name, (value.amount ?? 0) / 100]),
      expected,
    )
  })

Deno.test('reads a percentage in a list of deductibles', async () => {
  const deductibles = await deductiblesIn(
    'Deductible: $1,000 per occurrence; WIND OR HAIL 3% of the building limit.',
  )
  assert.deepEqual(
    deductibles.flatMap(({ value }) => (value.percent === null ? [] : [[value.name, value.percent]])),
    [['WIND OR HAIL', 3]],
  )
})

Deno.test('reads a percentage with what it is a share of; its minimum is no deductible of its own', async () => {
  const deductibles = await deductiblesIn(
    'Wind/Hail deductible: 2% of total insured value, subject to a minimum of $25,000. For loss by Earthquake the deductible is 5% of the values at the location.',
  )
  assert.deepEqual(
    deductibles.map(({ value, quote }) => [value.name, value.percent, quote]),
    [
      [
        'Wind/Hail deductible',
        2,
        'Wind/Hail deductible: 2% of total insured value, subject to a minimum of $25,000',
      ],
      ['Earthquake', 5, 'by Earthquake the deductible is 5% of the values at the location'],
    ],
  )
})
