import assert from 'node:assert/strict'
import { emptyFacts } from '../facts/emptyFacts.ts'
import { extraCoverages } from './extraCoverages.ts'

function stated(limits: readonly [string, number][]) {
  const source = { origin: 'form', form: null, documentId: null, reason: null } as const
  const proof = { quote: '', page: 1, box: null, confidence: 1, source }
  return { ...emptyFacts, extraLimits: limits.map(([name, limit]) => ({ ...proof, value: { name, limit } })) }
}

Deno.test('finds the usual coverages of a line among the limits that documents name in their own words', () => {
  const cases: readonly [Parameters<typeof extraCoverages>[0], [string, number][], Record<string, number>][] =
    [
      [
        'COMMERCIAL_AUTO',
        [
          ['Covered Autos Liability each accident (CSL)', 1_000_000],
          ['Uninsured Motorists CSL', 250_000],
          ['Hired auto physical damage per vehicle', 75_000],
        ],
        { 'Combined single limit (each accident)': 1_000_000 },
      ],
      [
        'COMMERCIAL_AUTO',
        [
          ['Bodily injury each person', 250_000],
          ['Bodily injury each accident', 500_000],
          ['Property damage each accident', 100_000],
        ],
        {
          'Bodily injury (per person)': 250_000,
          'Bodily injury (per accident)': 500_000,
          'Property damage (per accident)': 100_000,
        },
      ],
      [
        'UMBRELLA',
        [
          ['Each occurrence', 5_000_000],
          ['Aggregate limit', 5_000_000],
        ],
        { 'Each occurrence': 5_000_000, Aggregate: 5_000_000 },
      ],
      [
        'UMBRELLA',
        [
          ['COMMERCIAL UMBRELLA LIABILITY each occurrence', 2_000_000],
          ['COMMERCIAL UMBRELLA LIABILITY aggregate', 2_000_000],
          ['Liquor liability each occurrence', 1_000_000],
        ],
        { 'Each occurrence': 2_000_000, Aggregate: 2_000_000 },
      ],
      [
        'PROFESSIONAL_LIABILITY',
        [
          ['Each claim', 2_000_000],
          ['Each claim', 1_000_000],
          ['Aggregate', 2_000_000],
        ],
        { Aggregate: 2_000_000 },
      ],
      [
        'SHIPPING_AND_TRANSPORTATION',
        [['Motor Truck Cargo any one vehicle', 100_000]],
        { 'Motor truck cargo': 100_000 },
      ],
      ['GENERAL_LIABILITY', [['Assault and battery', 100_000]], {}],
      // What an endorsement pays for one thing is not what the policy pays.
      ['GENERAL_LIABILITY', [['Open Roof Limitation for any one occurrence', 50_000]], {}],
      ['UMBRELLA', [['Crisis response, each occurrence', 50_000]], {}],
    ]
  for (const [type, limits, expected] of cases) {
    const found = extraCoverages(type, stated(limits))
    assert.deepEqual(Object.fromEntries(found.map(({ name, limit }) => [name, limit])), expected)
  }
})
