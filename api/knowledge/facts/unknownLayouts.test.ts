import assert from 'node:assert/strict'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

const newPage = 'new page'

async function factsOf(rows: readonly (readonly [text: string, x: number, y: number, size?: number])[]) {
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage()
    for (const [text, x, y, size] of rows)
      if (text === newPage) pdf.addPage()
      else pdf.fontSize(size ?? 9).text(text, x, y, { lineBreak: false })
  })
  return readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
}

Deno.test('labels with words of one carrier only still name their values', async () => {
  const { scalars } = await factsOf([
    ['WORKERS COMPENSATION INFORMATION PAGE', 60, 50, 12],
    ['CONTINUOUS POLICY', 60, 90],
    ['9144027-26', 190, 90],
    ['ACCT HOLDER', 60, 110],
    ['PINE HOLLOW ROOFING INC', 190, 110],
    ['2217 SW CANYON DR', 190, 121],
    ['REDMOND OR 97756', 190, 132],
    ['PERIOD OF INSURANCE', 60, 160],
    ['10-01-26 TO 10-01-27', 190, 160],
    ['WHAT IS THE ANNUAL PREMIUM?', 60, 180],
    ['$7,914', 220, 180],
  ])
  assert.equal(scalars.policyNumber.fact?.value, '9144027-26')
  assert.equal(scalars.insuredName.fact?.value, 'Pine Hollow Roofing Inc')
  assert.equal(scalars.expirationDate.fact?.value, '2027-10-01')
  assert.equal(scalars.premium.fact?.value, 791_400)
})

Deno.test('of prices that name a part, the one that makes the total with taxes and fees is the premium', async () => {
  const { scalars } = await factsOf([
    ['GENERAL LIABILITY DECLARATIONS', 60, 50, 12],
    ['Roofing premium', 60, 90],
    ['$12,100', 300, 90],
    ['Coverage part premium', 60, 110],
    ['$19,570', 300, 110],
    ['Policy fee', 60, 130],
    ['$250', 300, 130],
    ['Surplus lines tax', 60, 150],
    ['$969', 300, 150],
    ['Total due', 60, 170],
    ['$20,789', 300, 170],
  ])
  assert.equal(scalars.premium.fact?.value, 1_957_000)
})

Deno.test('a listed businessowners form tells that the policy is one', async () => {
  const { scalars } = await factsOf([
    ['Declarations', 60, 50, 12],
    ['Each occurrence', 60, 90],
    ['$2,000,000', 300, 90],
    ['Building', 60, 110],
    ['$2,400,000', 300, 110],
    ['Business personal property', 60, 130],
    ['$350,000', 300, 130],
    ['Forms and endorsements', 60, 160, 12],
    ['BP 71 03 01 24', 60, 180],
    ['Businessowners coverage form', 300, 180],
  ])
  assert.equal(scalars.lineOfBusiness.fact?.value, 'BUSINESS_OWNERS')
})

Deno.test('infers the line of business from the limits if no title names it', async () => {
  const { scalars, limits, extraLimits } = await factsOf([
    ['Policy declarations', 60, 50, 12],
    ['Each occurrence', 60, 90],
    ['$1,000,000', 300, 90],
    ['General aggregate', 60, 110],
    ['$2,000,000', 300, 110],
    ['Personal and advertising injury', 60, 130],
    ['$1,000,000', 300, 130],
    ['Business personal property', 60, 150],
    ['$185,000', 300, 150],
  ])
  assert.equal(scalars.lineOfBusiness.fact?.value, 'BUSINESS_OWNERS')
  assert.equal(limits.propertyContentsLimit.fact?.value, 18_500_000)

  const excess = await factsOf([
    ['EXCESS LIABILITY POLICY DECLARATIONS', 60, 50, 12],
    ['Each occurrence', 60, 90],
    ['$5,000,000', 300, 90],
    ['General aggregate', 60, 110],
    ['$5,000,000', 300, 110],
  ])
  assert.equal(excess.limits.glPerOccurrenceLimit.fact, null)
  assert.equal(excess.extraLimits.length, 2)
  assert.equal(extraLimits.length, 0)
})

Deno.test('locations are read from numbered rows and labels, without limits too', async () => {
  const { locations } = await factsOf([
    ['WORKERS COMPENSATION INFORMATION PAGE', 60, 50, 12],
    ['OTHER WORKPLACES NOT SHOWN ABOVE:', 60, 90],
    ['001', 60, 101],
    ['3350 HESPER ROAD', 100, 101],
    ['BILLINGS, MT 59102', 260, 101],
    ['002', 60, 112],
    ['17 RAILSPUR LANE', 100, 112],
    ['LAUREL, MT 59044', 260, 112],
  ])
  assert.deepEqual(
    locations.map(({ value }) => value.address),
    ['3350 HESPER ROAD, BILLINGS, MT 59102', '17 RAILSPUR LANE, LAUREL, MT 59044'],
  )
})

Deno.test('an amount over its caption, and one that a sentence states, are what the words say', async () => {
  const { limits, deductibles } = await factsOf([
    ['General liability policy declarations', 60, 50, 14],
    ['$1,000,000', 60, 90, 11],
    ['$2,000,000', 300, 90, 11],
    ['for any one occurrence', 60, 102, 7],
    ['in total for the policy year', 300, 102, 7],
    ['$100,000', 60, 130, 11],
    ['$5,000', 300, 130, 11],
    ['for damage to premises you rent', 60, 142, 7],
    ["for one person's medical expenses", 300, 142, 7],
    ['Personal and advertising injury is limited to $1,000,000 in the policy period, whatever the', 60, 180],
    ['number of claims. You pay the first $500 of each property damage claim.', 60, 192],
  ])
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 100_000_000)
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
  assert.equal(limits.glRentedPremisesDamageLimit.fact?.value, 10_000_000)
  assert.equal(limits.glMedicalPerPersonLimit.fact?.value, 500_000)
  assert.equal(limits.glPersonalAndAdvertisingInjuryLimit.fact?.value, 100_000_000)
  assert.deepEqual(
    deductibles.map(({ value }) => value.amount),
    [50_000],
  )
})

Deno.test('a change that names an item takes the place of the limit declared there', async () => {
  const { extraLimits } = await factsOf([
    ['MANAGEMENT LIABILITY POLICY DECLARATIONS', 60, 50, 14],
    ['Item 3. (A) Directors and officers liability, each policy period', 60, 90],
    ['$2,000,000', 420, 90],
    ['Item 4. Combined maximum aggregate', 60, 110],
    ['$3,000,000', 420, 110],
    [newPage, 0, 0],
    ['ENDORSEMENT NO. 1 LIMIT AMENDED', 60, 200, 12],
    ['This endorsement changes the policy. Please read it carefully.', 60, 220],
    ['The amount in Item 4 is amended to $4,000,000 from the first day of the policy period.', 60, 240],
  ])
  assert.deepEqual(
    extraLimits.map(({ value }) => value.limit),
    [200_000_000, 400_000_000],
  )
})

Deno.test('amounts far below their centered labels belong to them, and the limits tell the line of business', async () => {
  const { scalars, limits, extraLimits } = await factsOf([
    ['Common Harbor Mutual Insurance Company', 60, 40, 11],
    ['Contractors Program', 60, 56, 14],
    ['First named insured', 60, 112, 7],
    ['Larkin Gutter & Siding LLC d/b/a Larkin Exteriors; Larkin Holdings LLC', 60, 121],
    ['PER', 100, 155, 8],
    ['GENERAL', 212, 155, 8],
    ['PERSONAL', 330, 155, 8],
    ['PREMISES', 442, 155, 8],
    ['OCCURRENCE', 85, 165, 8],
    ['AGGREGATE', 208, 165, 8],
    ['INJURY', 336, 165, 8],
    ['RENTED', 446, 165, 8],
    ['$500,000', 92, 190, 9],
    ['$1,000,000', 208, 190, 9],
    ['$500,000', 330, 190, 9],
    ['$100,000', 442, 190, 9],
    [newPage, 0, 0],
    ['ENDORSEMENT NO. 1', 60, 60, 12],
    ['ERRORS AND OMISSIONS', 60, 76, 12],
    ['We will pay damages for a negligent error in your estimates, up to $50,000.', 60, 96],
  ])
  assert.equal(scalars.lineOfBusiness.fact?.value, 'GENERAL_LIABILITY')
  assert.equal(scalars.insuredName.fact?.value, 'Larkin Gutter & Siding LLC d/b/a Larkin Exteriors')
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 50_000_000)
  assert.equal(limits.glAggregateLimit.fact?.value, 100_000_000)
  assert.equal(limits.glPersonalAndAdvertisingInjuryLimit.fact?.value, 50_000_000)
  assert.equal(limits.glRentedPremisesDamageLimit.fact?.value, 10_000_000)
  assert.deepEqual(
    extraLimits.map(({ value }) => value.limit),
    [5_000_000],
  )
})

Deno.test('a cell may hold limits and a deductible, beside premiums of each vehicle', async () => {
  const { extraLimits, deductibles } = await factsOf([
    ['Personal auto policy declarations', 60, 40, 15],
    ...[
      ['Coverage', 'Limits and deductibles', 'Car 1', 'Car 2'],
      ['Bodily injury', '$50,000 each person / $100,000 each accident', '$212', '$180'],
      ['Underinsured motorist', '$25,000 / $50,000', '$31', '$31'],
      ['Underinsured property', '$15,000, $250 deductible', '$18', '$16'],
      ['Collision', 'Deductible $500 / $1,000', '$144', '$121'],
    ].flatMap((row, at) =>
      row.map((text, column) => [text, [60, 200, 440, 510][column] ?? 0, 140 + at * 14] as const),
    ),
  ])
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Bodily injury each person', 50_000],
      ['Bodily injury each accident', 100_000],
      ['Underinsured motorist each person', 25_000],
      ['Underinsured motorist each accident', 50_000],
      ['Underinsured property', 15_000],
    ],
  )
  assert.deepEqual(
    deductibles.map(({ value }) => [value.name, (value.amount ?? 0) / 100]),
    [
      ['Underinsured property', 250],
      ['Collision', 500],
      ['Collision', 1_000],
    ],
  )
})

Deno.test('a change may list several amounts, and an endorsement may state a limit of its own', async () => {
  const { extraLimits } = await factsOf([
    ['Garage policy declarations', 60, 40, 15],
    ...[
      ['Coverage', 'Limit', 'Premium'],
      ['Garage liability', '$500,000 each accident, auto only', '$900'],
      ['Garage liability', '$500,000 each accident, other than auto only', '$700'],
      ['Uninsured motorist', '$50,000 each accident', '$480'],
    ].flatMap((row, at) =>
      row.map((text, column) => [text, [60, 200, 440][column] ?? 0, 140 + at * 14] as const),
    ),
    [newPage, 0, 0],
    ['ENDORSEMENT NO. 1 LIMITS AMENDED', 60, 60, 12],
    ['This endorsement changes the policy. Please read it carefully.', 60, 80],
    [
      'Garage liability becomes: $1,000,000 each accident, auto only; $2,000,000 each accident, other than',
      60,
      100,
    ],
    ['auto only.', 60, 112],
    [newPage, 0, 0],
    ['ENDORSEMENT NO. 2 FALSE PRETENSE', 60, 60, 12],
    ['This endorsement changes the policy. Please read it carefully.', 60, 80],
    [
      'We pay for an auto that you lose by a trick. Limit: $50,000 any one loss, $100,000 each policy year.',
      60,
      100,
    ],
  ])
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Uninsured motorist each accident', 50_000],
      ['Garage liability each accident, auto only', 1_000_000],
      ['Garage liability each accident, other than auto only', 2_000_000],
      ['False Pretense any one loss', 50_000],
      ['False Pretense each policy year', 100_000],
    ],
  )
})

Deno.test('limits in lines of their own below a heading are what each line says', async () => {
  const { scalars, limits } = await factsOf([
    ['General liability policy declarations', 60, 40, 15],
    ['POLICY NUMBER / PERIOD', 60, 70, 7],
    ['GLX 0812 4471 — 05/01/2026 to 05/01/2027, 12:01 A.M.', 60, 80],
    ['COMPANY', 60, 100, 7],
    ['Mesa Verde Program Insurance Company', 60, 110],
    ['LIMITS OF INSURANCE', 60, 140, 7],
    ['$1,000,000 each occurrence', 60, 150],
    ['$2,000,000 general aggregate', 60, 161],
    ['$2,000,000 products-completed operations aggregate', 60, 172],
    ['PREMIUM', 60, 195, 7],
    ['Flat charge $4,250, not adjustable. The tax of $212 is payable in addition to the charge.', 60, 205],
    ['FORMS', 60, 230, 7],
    [
      'GT G210 Blanket Additional Insured, Contractors; GT G471 Residential Work; GT G226 Additional',
      60,
      240,
    ],
    ['Insured, Vendors; GT G480 Fire Legal Increase', 60, 251],
  ])
  assert.equal(scalars.policyNumber.fact?.value, 'GLX 0812 4471')
  assert.equal(scalars.effectiveDate.fact?.value, '2026-05-01')
  assert.equal(scalars.carrierName.fact?.value, 'Mesa Verde Program Insurance Company')
  assert.equal(scalars.premium.fact?.value, 425_000)
  assert.equal(scalars.insuredName.fact, null)
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 100_000_000)
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
  assert.equal(limits.glProductsAndCompletedOperationsLimit.fact?.value, 200_000_000)
})

Deno.test('the excess of a London slip is its deductible, and a date beside the period is not a day of it', async () => {
  const { scalars } = await factsOf([
    ['RISK DETAILS', 60, 40, 12],
    ['TYPE:', 60, 70],
    ['Engineers Professional Indemnity Insurance', 200, 70],
    ['LIMIT OF INDEMNITY:', 60, 80],
    ['USD 2,000,000 any one claim and in the aggregate', 200, 80],
    ['EXCESS:', 60, 90],
    ['USD 50,000 each and every claim, costs inclusive', 200, 90],
    ['SECURITY:', 60, 110],
    ['Certain Underwriters acting as one group, "Kestrel Syndicate 8412"', 200, 110],
    ['POLICY PERIOD', 60, 140],
    ['From July 15, 2026', 60, 154],
    ['PRIOR AND PENDING DATE', 300, 154],
    ['To July 15, 2027', 60, 168],
    ['July 15, 2021', 300, 168],
  ])
  assert.equal(scalars.lineOfBusiness.fact?.value, 'PROFESSIONAL_LIABILITY')
  assert.equal(scalars.deductible.fact?.value, 5_000_000)
  assert.equal(scalars.carrierName.fact?.value, 'Kestrel Syndicate 8412')
  assert.equal(scalars.effectiveDate.fact?.value, '2026-07-15')
  assert.equal(scalars.expirationDate.fact?.value, '2027-07-15')
})

/** How endorsements under a bare title halve the limit for rented premises of $100,000. */
const halved: readonly (readonly string[])[] = [
  ['The Damage to Premises Rented to You Limit shown in the Declarations is amended to $50,000.'],
  ['The Damage to Premises Rented to You Limit shall read $50,000.'],
  ['The limit for damage to premises rented to you is reduced from $100,000 to $50,000.'],
  ['The most we will pay for damage to premises rented to you is $50,000.'],
  [
    'Paragraph 6 is deleted and replaced by the following: Subject to paragraph 5,',
    'the Damage to Premises Rented to You Limit of $50,000 is the most we will pay.',
  ],
  [
    'The following limit applies in lieu of the limit stated in the Declarations.',
    'Damage to Premises Rented to You $50,000',
  ],
  ['Damage to Premises Rented to You: $50,000', 'This limit supersedes the one in the Declarations.'],
]

Deno.test('an endorsement without a telling title changes a limit in whatever words', async () => {
  for (const lines of halved) {
    const { limits } = await factsOf([
      ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 60, 50, 12],
      ['Each occurrence limit', 60, 90],
      ['$1,000,000', 300, 90],
      ['Damage to premises rented to you limit', 60, 110],
      ['$100,000', 300, 110],
      [newPage, 0, 0],
      ['ENDORSEMENT NO. 3', 60, 50, 12],
      ...lines.map((text, at) => [text, 60, 90 + at * 20] as const),
    ])
    const { fact } = limits.glRentedPremisesDamageLimit
    assert.deepEqual([fact?.value, fact?.source.origin], [5_000_000, 'endorsement'], lines.join(' '))
  }
})

Deno.test('a column of property limits ends at the heading of the liability limits', async () => {
  const { limits } = await factsOf([
    ['BUSINESSOWNERS DECLARATIONS', 60, 50, 14],
    ['Premises', 60, 100],
    ['Building', 320, 100],
    ['Contents', 420, 100],
    ['18 Quarry Road, Concord, NH 03301', 60, 114],
    ['$900,000', 320, 114],
    ['$210,000', 420, 114],
    ['75 Elm Street, Keene, NH 03431', 60, 128],
    ['None', 320, 128],
    ['$85,000', 420, 128],
    ['Liability limits', 60, 160, 12],
    ['Liability and medical expenses, each occurrence', 60, 180],
    ['$1,000,000', 420, 180],
    ['Aggregate, products and completed operations', 60, 194],
    ['$2,000,000', 420, 194],
    ['Aggregate, all other', 60, 208],
    ['$3,000,000', 420, 208],
  ])
  assert.equal(limits.glAggregateLimit.fact?.value, 300_000_000)
  assert.equal(limits.propertyContentsLimit.fact?.value, 29_500_000)
})

Deno.test('amounts of an endorsement about the deductible are no limits', async () => {
  const { limits, deductibles } = await factsOf([
    ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 60, 50, 14],
    ['Each Occurrence Limit', 60, 100],
    ['$1,000,000', 400, 100],
    ['General Aggregate Limit', 60, 116],
    ['$2,000,000', 400, 116],
    ['Deductible, per claim', 60, 132],
    ['$2,500', 400, 132],
    [newPage, 0, 0],
    ['Endorsement 4 - Amendment of Deductible', 60, 60, 14],
    ['The deductibles in the Declarations are amended as follows:', 60, 90],
    ['Bodily injury $7,500 per occurrence. Property damage $15,000 per occurrence.', 60, 110],
  ])
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 100_000_000)
  assert.equal(
    deductibles.some(({ value }) => value.amount === 1_500_000),
    true,
  )
})

Deno.test('a limit of some premises has the name of its item, and increased cost is a coverage', async () => {
  const { extraLimits } = await factsOf([
    ['COMMERCIAL PROPERTY DECLARATIONS', 60, 50, 12],
    ['ITEM 3. BUSINESS INCOME AND EXTRA EXPENSE', 60, 90, 11],
    ['Limit, Premises 1 and 2', 60, 110],
    ['$600,000', 300, 110],
    ['ITEM 4. ADDITIONAL COVERAGES', 60, 150, 11],
    ['Ordinance or law, increased cost and demolition combined (KF 540)', 60, 170],
    ['$200,000', 400, 170],
  ])
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit]),
    [
      ['BUSINESS INCOME AND EXTRA EXPENSE limit, premises 1 and 2', 60_000_000],
      ['Ordinance or law, increased cost and demolition combined', 20_000_000],
    ],
  )
})
