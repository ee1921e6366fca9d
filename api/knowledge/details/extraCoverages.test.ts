import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { emptyFacts } from '../facts/emptyFacts.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
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
        'PACKAGE',
        [
          ['Each occurrence limit', 1_000_000],
          ['COMMERCIAL UMBRELLA LIABILITY each occurrence', 3_000_000],
        ],
        { 'Each occurrence': 1_000_000 },
      ],
      [
        'PROFESSIONAL_LIABILITY',
        [
          ['Annual aggregate', 3_000_000],
          ['Cyber Liability aggregate', 100_000],
        ],
        { Aggregate: 3_000_000 },
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

Deno.test('lettered limits of a professional policy, or those in a run, are its coverages', async () => {
  const head =
    'PROFESSIONAL LIABILITY DECLARATIONS\n\nNamed Insured: Harbor Surveyors, Inc.\nPolicy Number: PL-8812\n'
  const cases: readonly [string, Record<string, number>][] = [
    [
      `LIMITS OF LIABILITY\n(a) $1,000,000 each Claim, including Claim Expenses\n(b) $2,000,000 Policy Aggregate
(c) $100,000 Pollution conditions sublimit\n\nDEDUCTIBLE\n(a) $5,000 each Claim\n(b) $15,000 annual aggregate`,
      {
        'Each claim': 1_000_000,
        Aggregate: 2_000_000,
        'Pollution conditions sublimit': 100_000,
        'Aggregate deductible': 15_000,
      },
    ],
    [
      `Item 4. Limits of Liability\n  A. $1,000,000 Each Wrongful Act\n  B. $3,000,000 Annual Aggregate
  C. $50,000 Disciplinary proceedings sublimit`,
      { 'Each claim': 1_000_000, Aggregate: 3_000_000, 'Disciplinary proceedings sublimit': 50_000 },
    ],
    [
      'Limits: $1,000,000 each dental incident / $3,000,000 annual aggregate',
      { 'Each claim': 1_000_000, Aggregate: 3_000_000 },
    ],
  ]
  for (const [text, coverages] of cases) {
    const bytes = new TextEncoder().encode(`${head}\n${text}\n\nPremium: $9,300\n`)
    const facts = readPolicyFacts(await readDocument(bytes, { name: 'declarations.txt' }))
    const found = extraCoverages('PROFESSIONAL_LIABILITY', facts)
    assert.deepEqual(
      Object.fromEntries(found.map(({ name, limit }) => [name, Number(limit) / 100])),
      coverages,
      text,
    )
  }
})

Deno.test('a sublimit that an exclusion leaves is a coverage by its own name', async () => {
  const text = `COMMERCIAL PACKAGE POLICY DECLARATIONS

Named Insured: Copper Kettle Tavern LLC
Policy Number: PK-3310
Total policy premium: $9,300

WATER EXCLUSION ENDORSEMENT CP 10 32
This endorsement modifies insurance provided under the Commercial Property Coverage Part.

We will not pay for loss caused by flood or surface water, except: Sewer back-up – sublimit $15,000 at Premises 2, deductible $1,000.
`
  const facts = readPolicyFacts(
    await readDocument(new TextEncoder().encode(text), { name: 'declarations.txt' }),
  )
  const found = extraCoverages('PACKAGE', facts)
  assert.deepEqual(
    found.map(({ name, limit }) => [name, limit]),
    [
      ['Sewer back-up', 1_500_000],
      ['Sewer back-up deductible', 100_000],
    ],
  )
})
