import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { ruledPdf, type RuledPart } from '../../reading/testing/ruledPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(parts: readonly RuledPart[]) {
  return readPolicyFacts(await readDocument(await ruledPdf(parts), { name: 'a.pdf' }))
}

const bakery: readonly RuledPart[] = [
  'COMMERCIAL PACKAGE POLICY – COMMON DECLARATIONS',
  {
    columns: [60, 260, 60, 130],
    rows: [
      ['Policy No.', 'PKG 88-10442', 'Policy\nPeriod', '03/01/2026 – 03/01/2027'],
      [
        'Named\nInsured',
        'Sunrise Bakery Holdings, Inc.; Sunrise Cafe LLC;\nMill Street Catering LLC\n12 Mill Street, Portland, ME 04101',
        'Agent',
        'Lindholm Agency',
      ],
    ],
  },
  'COMMERCIAL PROPERTY – DESCRIBED PREMISES',
  {
    columns: [40, 40, 230, 200],
    rows: [
      ['Prem', 'Bldg', 'Address', 'Construction / Occupancy'],
      ['1', '1', '12 Mill Street, Portland, ME\n04101', 'Frame, bakery'],
      ['2', '1', '90 Ocean Ave, Saco, ME\n04072', 'Masonry, cafe'],
    ],
  },
  {
    columns: [40, 150, 80, 60, 100, 80],
    rows: [
      ['Prem', 'Coverage', 'Limit', 'Coins.', 'Valuation', 'Deductible'],
      ['1', 'Building', '$910,000', '90%', 'Replacement\nCost', '$1,000'],
      ['1', 'Business Personal\nProperty', '$240,000', '90%', 'Replacement\nCost', '$1,000'],
      ['1', 'Business Income', '$330,000', '1/4\nmonthly', '', '72 hours'],
      ['2', 'Business Personal\nProperty', '$175,000', '90%', 'Actual Cash\nValue', '$2,500'],
      ['2', 'Business Income', '$145,000', '80%', '', '72 hours'],
    ],
  },
  'Deductibles other than those shown above',
  {
    columns: [310, 200],
    rows: [
      ['Windstorm', '3% of the limit per building,\nminimum $15,000'],
      [
        'Leakage (other than flood), including tanks that burst and\nsprinklers that freeze',
        '$7,500 per occurrence –\nPremises 2 only',
      ],
      ['Theft', '$4,000 all premises'],
      ['Boilers', '$2,000'],
    ],
  },
]

Deno.test('takes the amounts under a heading of deductibles for deductibles, not for limits', async () => {
  const { extraLimits, deductibles } = await factsOf(bakery)
  const limits = extraLimits.map(({ value }) => value.limit)
  for (const amount of [1_500_000, 750_000, 400_000, 200_000])
    assert.ok(!limits.includes(amount), `${amount}`)
  const shares = deductibles.map(({ value: { name, amount, percent } }) => [name, amount ?? `${percent}%`])
  for (const share of [
    ['Windstorm', '3%'],
    ['Windstorm, minimum deductible', 1_500_000],
    [
      'Leakage (other than flood), including tanks that burst and sprinklers that freeze per occurrence, Premises 2',
      750_000,
    ],
    ['Theft', 400_000],
    ['Boilers', 200_000],
  ])
    assert.ok(
      shares.some((each) => each.join() === share.join()),
      `${share.join(' ')} of ${shares.join(' | ')}`,
    )
})

Deno.test('adds up what locations are insured for, whose addresses another table lists by number', async () => {
  const { locations, limits } = await factsOf(bakery)
  assert.deepEqual(
    locations.map(({ value: { address, building, contents } }) => ({ address, building, contents })),
    [
      { address: '12 Mill Street, Portland, ME 04101', building: 91_000_000, contents: 24_000_000 },
      { address: '90 Ocean Ave, Saco, ME 04072', building: null, contents: 17_500_000 },
    ],
  )
  assert.equal(limits.propertyContentsLimit.fact?.value, 41_500_000)
})

Deno.test('says of which premises a limit is that several have', async () => {
  const { extraLimits } = await factsOf(bakery)
  assert.deepEqual(
    extraLimits.map(({ value: { name, limit } }) => [name, limit]),
    [
      ['Business Income, Premises 1', 33_000_000],
      ['Business Income, Premises 2', 14_500_000],
    ],
  )
})

Deno.test('reads all named insureds, and takes no heading of a section below for one', async () => {
  const { scalars } = await factsOf(bakery)
  assert.equal(scalars.insuredName.fact?.value, 'Sunrise Bakery Holdings, Inc.')
  assert.equal(scalars.otherInsureds.fact?.value, 'Sunrise Cafe LLC; Mill Street Catering LLC')
})
