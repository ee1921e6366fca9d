import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { ruledPdf, type RuledPart } from '../../reading/testing/ruledPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(parts: readonly RuledPart[]) {
  return readPolicyFacts(await readDocument(await ruledPdf(parts), { name: 'policy.pdf' }))
}

async function amountsOf(parts: readonly RuledPart[]) {
  const { extraLimits, deductibles } = await factsOf(parts)
  return {
    extraLimits: extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    deductibles: deductibles.map(({ value }) => [value.name, (value.amount ?? 0) / 100]),
  }
}

Deno.test('a farm policy has its dwellings as locations and its liability as general liability, as last amended', async () => {
  const { limits, locations, extraLimits, namedAdditionalInsureds } = await factsOf([
    'FARMOWNERS POLICY - DECLARATIONS',
    {
      columns: [120, 300],
      rows: [['Named insured', 'Otter Bend Farms LLC, 88 Quail Road, Salina, KS 67401']],
    },
    'Coverage A and B - Dwelling and household property',
    {
      columns: [260, 110, 130],
      rows: [
        ['Location', 'Dwelling (A)', 'Household contents (B)'],
        ['1. 88 Quail Road, Salina, KS 67401', '$310,000', '$155,000'],
        ['2. 17 Elevator Lane, Salina, KS 67401 (tenant)', '$96,000', 'Not covered'],
      ],
    },
    'Liability',
    {
      columns: [260, 110],
      rows: [
        ['H. Farm liability, each occurrence', '$300,000'],
        ['Farm liability general aggregate', '$600,000'],
        ['Damage to property of others', '$1,500'],
        ['Hogs, 400 head, not over $600 per head', '$240,000'],
      ],
    },
    '\f',
    'PF-F 1 FARM FORM - PROPERTY',
    {
      text: 'We insure the dwellings described against direct physical loss, except as excluded in this form.',
    },
    '\f',
    'PF-F 40 AMENDED DECLARATIONS, 06/01/2026',
    {
      columns: [220, 100, 100],
      rows: [
        ['Item', 'Was', 'Is now'],
        ['Farm liability, each occurrence', '$300,000', '$500,000'],
        ['Farm liability general aggregate', '$600,000', '$1,000,000'],
      ],
    },
    { text: 'The premium is increased by $118 for the rest of the policy period.' },
    'ADDITIONAL INSURED - FARM LAND OWNER',
    {
      text: 'Estate of Harold J. Brandvold, 4 Mesa Court, Salina, KS 67401, is an insured under Farm Liability, as owner of the land that you lease.',
    },
  ])
  assert.deepEqual(
    namedAdditionalInsureds.map(({ value }) => value.name),
    ['Estate of Harold J. Brandvold'],
  )
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 50_000_000)
  assert.equal(limits.glAggregateLimit.fact?.value, 100_000_000)
  assert.equal(limits.propertyBuildingLimit.fact?.value, 40_600_000)
  assert.deepEqual(
    locations.map(({ value }) => [value.building, value.contents]),
    [
      [31_000_000, 15_500_000],
      [9_600_000, null],
    ],
  )
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Damage to property of others', 1500],
      ['Hogs, 400 head per head', 600],
      ['Hogs, 400 head', 240_000],
    ],
  )
})

Deno.test('builders risk insures the building for its completed value, where the project is', async () => {
  const { limits, locations } = await factsOf([
    'Builders Risk Policy Declarations',
    {
      columns: [120, 320],
      rows: [
        ['Named insured', 'Larkspur Court Partners LLC'],
        ['Mailing address', '9 Ferry Street, Dover, NH 03820'],
        ['Project site', '318 Locust Street, Dover, NH 03820'],
      ],
    },
    'LIMITS',
    {
      columns: [260, 110],
      rows: [
        ['Building under construction, completed value', '$2,900,000'],
        ['Property in transit', '$75,000'],
      ],
    },
    '\f',
    'BL-50 GENERAL CHANGE ENDORSEMENT',
    {
      columns: [220, 100, 100],
      rows: [
        ['Change', 'From', 'To'],
        ['Completed value limit', '$2,900,000', '$3,150,000'],
        ['Property in transit', '$75,000', '$100,000'],
      ],
    },
    { text: 'All other terms of the policy stay as they are.' },
  ])
  assert.equal(limits.propertyBuildingLimit.fact?.value, 315_000_000)
  assert.deepEqual(
    locations.map(({ value }) => [value.address, value.building]),
    [['318 Locust Street, Dover, NH 03820', 315_000_000]],
  )
})

Deno.test('scheduled equipment is insured for the limits of its schedule, as an endorsement changes it', async () => {
  const { extraLimits, deductibles } = await amountsOf([
    'INLAND MARINE - CONTRACTORS EQUIPMENT DECLARATIONS',
    { columns: [120, 300], rows: [['INSURED', 'Bluff Road Excavating LLC']] },
    'SCHEDULED EQUIPMENT',
    {
      columns: [40, 200, 120, 80],
      rows: [
        ['No.', 'Description', 'Serial', 'Limit'],
        ['1', '2020 Cat 308 excavator', 'C308-4471', '$96,000'],
        ['2', '2017 Case 580 backhoe', 'N7C-80122', '$58,000'],
      ],
    },
    { text: 'DEDUCTIBLE: $1,000 each occurrence.' },
    '\f',
    'AMENDMENT OF DEDUCTIBLE - THEFT',
    {
      text: 'The deductible for loss by theft is $5,000 each occurrence. It is reduced to $2,500 if the stolen item was locked in a building.',
    },
    'CHANGE ENDORSEMENT NO. 1',
    {
      text: 'Item 2 (2017 Case 580 backhoe) is deleted and the following is added: Item 3. 2023 Kubota KX040 excavator, serial KX04-7718, limit $71,000.',
    },
  ])
  assert.deepEqual(extraLimits, [
    ['2020 Cat 308 excavator', 96_000],
    ['2023 Kubota KX040 excavator', 71_000],
  ])
  assert.deepEqual(deductibles, [
    ['Theft', 5000],
    ['Deductible for loss by theft', 2500],
    ['DEDUCTIBLE each occurrence', 1000],
  ])
})

Deno.test('an umbrella is of the insured beside a label of two lines, with the retention that an endorsement puts in', async () => {
  const { scalars, deductibles } = await factsOf([
    'COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS',
    {
      columns: [170, 330],
      rows: [
        [
          'Item 1. Named Insured and mailing\naddress',
          'Cinder Ridge Landscaping, Inc.\n310 Mill Road, Lansing, MI 48910',
        ],
        ['Item 4. Each Occurrence Limit', '$3,000,000'],
        ['Item 6. Self-Insured Retention', '$10,000 each occurrence not covered by underlying\ninsurance'],
      ],
    },
    '\f',
    'CR-U 26 (06/24) AMENDMENT OF SELF-INSURED RETENTION',
    {
      text: 'Item 6 of the Declarations is deleted and replaced by the following: Self-Insured Retention: $25,000 each occurrence not covered by underlying insurance. All other terms remain unchanged.',
    },
  ])
  assert.equal(scalars.insuredName.fact?.value, 'Cinder Ridge Landscaping, Inc.')
  assert.equal(scalars.deductible.fact?.value, 2_500_000)
  assert.equal(deductibles.length, 1)
})

Deno.test('a garage has limits by location and a hail deductible, which are not those of all losses', async () => {
  const { extraLimits, deductibles } = await amountsOf([
    'Garage Coverage Declarations',
    {
      columns: [260, 110],
      rows: [
        ['Garagekeepers, direct primary, location 1', '$60,000'],
        ['Garagekeepers, direct primary, location 2', '$120,000'],
        ['Uninsured motorists', '$250,000'],
      ],
    },
    { text: "Garagekeepers deductible: $500 each customer's auto." },
    '\f',
    'IR-G 01 Garage Coverage Form',
    {
      text: 'We will pay all sums an insured legally must pay as damages caused by an accident from garage operations.',
    },
    '\f',
    'IR-G 47 Garagekeepers - Change of Limit and Hail Deductible',
    {
      text: 'The Garagekeepers limit at location 2 is changed to $200,000. For loss by hail to autos under Part B, the deductible is $2,000 each auto with a maximum of $20,000 for any one event.',
    },
    'IR-G 60 Policy Change',
    {
      columns: [160, 200],
      rows: [
        ['Item', 'Change'],
        ['Uninsured motorists', 'Increased to $500,000'],
      ],
    },
    { text: 'The additional premium for this change is shown on your next bill.' },
  ])
  assert.deepEqual(extraLimits, [
    ['Garagekeepers, direct primary, location 1', 60_000],
    ['Garagekeepers, direct primary, location 2', 200_000],
    ['Uninsured motorists', 500_000],
  ])
  assert.deepEqual(
    deductibles.map(([, amount]) => amount),
    [500, 2000, 20_000],
  )
})
