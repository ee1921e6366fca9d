import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf, sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(sketch: string) {
  return readPolicyFacts(await readDocument(await sketchedPdf(sketch.trim()), { name: 'a.pdf' }))
}

Deno.test('does not take the basis of one part of a package for that of the policy', async () => {
  const { basis } = await factsOf(`
ASSOCIATION PACKAGE POLICY DECLARATIONS
Policy Number:  AP 3317      Named Insured:  Elk Meadow Owners Association
Coverage                                       Limit
General liability each occurrence              $1,000,000
Crime                                          $100,000
Directors & Officers (claims-made)             $2,000,000
`)
  assert.equal(basis?.claimsBasis.fact, null)
})

Deno.test('reads the basis of a policy that insures only directors and officers', async () => {
  const { basis } = await factsOf(`
DIRECTORS AND OFFICERS LIABILITY DECLARATIONS
This policy is written on a claims-made basis.
Policy Number:  DO 3317      Named Insured:  Elk Meadow Owners Association
`)
  assert.equal(basis?.claimsBasis.fact?.value, 'CLAIMS_MADE')
})

Deno.test('takes a motor carrier policy for one of autos, and cargo alone for transportation', async () => {
  const carrier = await factsOf(`
MOTOR CARRIER COVERAGE DECLARATIONS
Policy Number:  MC 3317      Named Insured:  Dry Fork Hauling LLC
Liability    67    $1,000,000
`)
  assert.equal(carrier.scalars.lineOfBusiness.fact?.value, 'COMMERCIAL_AUTO')
  const cargo = await factsOf(`
MOTOR TRUCK CARGO POLICY DECLARATIONS
Policy Number:  TC 3317      Named Insured:  Dry Fork Hauling LLC
Limit any one vehicle    $100,000
`)
  assert.equal(cargo.scalars.lineOfBusiness.fact?.value, 'SHIPPING_AND_TRANSPORTATION')
})

Deno.test('the heading of the premiums does not name the limits of the part below', async () => {
  const { limits, scalars } = await factsOf(`
COMMON POLICY DECLARATIONS
Policy Number:  CPP 220184      Named Insured:  Alder Creek Roofing LLC

COVERAGE PART                                        PREMIUM
Commercial Property                                  $3,412
Commercial General Liability                         $18,906
TOTAL ADVANCE PREMIUM                                $22,318

COMMERCIAL GENERAL LIABILITY DECLARATIONS
General Aggregate Limit                              $2,000,000
Each Occurrence Limit                                $1,000,000
Damage to Premises Rented to You                     $300,000
`)
  assert.equal(scalars.premium.fact?.value, 2_231_800)
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 100_000_000)
  assert.equal(limits.glRentedPremisesDamageLimit.fact?.value, 30_000_000)
})

Deno.test('names a limit by its coverage, not by the building beside it, and takes no area for an amount', async () => {
  const { limits, extraLimits } = await factsOf(`
COMMERCIAL PROPERTY DECLARATIONS
Policy Number:  CP 220184      Named Insured:  Alder Creek Roofing LLC

Loc     Description                          Coverage            Limit        Coinsurance
1       Office on steel frame, 7,400 sf      Building            $640,000     90%
1       same                                 Business income     $185,000     90%
`)
  assert.equal(limits.propertyBuildingLimit.fact?.value, 64_000_000)
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit]),
    [['Business income', 18_500_000]],
  )
})

Deno.test('the second page of declarations may state its limits in a row', async () => {
  const pages = [
    ['PROPERTY DECLARATIONS', 'Policy Number: CP 220184', 'Named Insured: Alder Creek Apartments LLC'],
    [
      'Liability - Commercial General Liability',
      'Each occurrence 1,000,000 / General aggregate 2,000,000 / Products aggregate Included / Damage to premises rented',
      'to you 100,000 / Med exp 5,000. Lead exclusion AP 318. Hired and non-owned auto 1,000,000.',
    ],
  ]
  const drawn = await drawnPdf((pdf) => {
    for (const lines of pages) {
      pdf.addPage()
      for (const [at, line] of lines.entries())
        pdf.fontSize(at === 0 ? 13 : 9).text(line, 60, 50 + at * 14, { lineBreak: false })
    }
  })
  const { limits } = readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
  assert.equal(limits.glPerOccurrenceLimit.fact?.value, 100_000_000)
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
})

Deno.test('an insurer may share its line with numbers', async () => {
  const { scalars } = await factsOf(`
WORKERS COMPENSATION INFORMATION PAGE

Insurer: Great Basin Casualty Co. NCCI Carrier No. 18842 Policy No. WC 880214-2 Prior: WC 880214-1
1. The Insured: ALDER CREEK ROOFING LLC
`)
  assert.equal(scalars.carrierName.fact?.value, 'Great Basin Casualty Co.')
  assert.equal(scalars.policyNumber.fact?.value, 'WC 880214-2')
})

Deno.test('a fee behind the price of terrorism coverage is its own amount', async () => {
  const { scalars } = await factsOf(`
BUSINESS AUTO DECLARATIONS
Policy Number:  CA 5520-18      Named Insured:  Alder Creek Towing LLC

POLICY PREMIUM $ 24,002.00     TERRORISM (TRIA) $ 240.00 POLICY FEE $ 150.00      TOTAL $ 24,392.00
`)
  assert.equal(scalars.premium.fact?.value, 2_400_200)
  assert.equal(scalars.fees.fact?.value, 15_000)
})

Deno.test('a row of what each part costs has the premium at its end, and no limits', async () => {
  const { scalars, extraLimits } = await factsOf(`
BUSINESSOWNERS POLICY DECLARATIONS
Policy Number:  BP 077155 05      Named Insured:  Alder Creek Market LLC

OPTIONAL    EMPLOYEE DISHONESTY 25,000      EPLI 100,000
            CYBER - NOT COVERED

PREMIUM     PROPERTY 6,114    LIABILITY 2,890    LIQUOR 1,925    TRIA 88     ANNUAL TOTAL     11,017.00
`)
  assert.equal(scalars.premium.fact?.value, 1_101_700)
  assert.deepEqual(
    extraLimits.map(({ value }) => value.name),
    ['EMPLOYEE DISHONESTY', 'EPLI'],
  )
})

Deno.test('reads coverages with their limits in sentences, but not below a list of deductibles', async () => {
  const { extraLimits } = await factsOf(`
CHURCH PACKAGE POLICY DECLARATIONS
Policy Number:  MPP 300-118      Named Insured:  Mount Carmel Baptist Church

Stained glass: $75,000. Ordinance or law: $500,000. Flood: not covered. Back-up of sewers $25,000.

Deductibles: Wind $10,000. Hail damage $15,000.
`)
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Stained glass', 75_000],
      ['Ordinance or law', 500_000],
      ['Back-up of sewers', 25_000],
    ],
  )
})

Deno.test('reads the limits in a cell beside the number of an item', async () => {
  const { extraLimits } = await factsOf(`
DENTISTS PROFESSIONAL LIABILITY DECLARATIONS

Item 1      Named Insured: Bexley Family Dental Inc
Item 2      Policy number PDP-OH-55120-07
Item 3      Policy period 01/01/2026 to 01/01/2027
Item 5      Limits: $1,000,000 each dental incident / $3,000,000 annual aggregate
Item 7      License board proceedings $50,000 / HIPAA network $25,000
`)
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Each claim', 1_000_000],
      ['Aggregate', 3_000_000],
      ['License board proceedings', 50_000],
      ['HIPAA network', 25_000],
    ],
  )
})

Deno.test('the premium is the total without surcharges where the prices of the parts make up the rest', async () => {
  const { scalars, limits } = await factsOf(`
COMMERCIAL PACKAGE POLICY COMMON DECLARATIONS
Policy Number:  CPP 0448120-06      Named Insured:  Loon Lake Brewing Co LLC

COVERAGE PARTS AND PREMIUM
Coverage part                                       Premium
Commercial Property Coverage Part                   $ 9,412
Commercial General Liability Coverage Part          $ 4,870
Terrorism (TRIA)                                    Rejected
MN Fire Safety Surcharge                            $ 61.18
TOTAL                                               $ 14,343.18
`)
  assert.equal(scalars.premium.fact?.value, 1_428_200)
  assert.equal(limits.glPerOccurrenceLimit.fact, null)
})

Deno.test('names the limits of an umbrella without the company in its title', async () => {
  const { extraLimits } = await factsOf(`
Lakehead Casualty Group — Commercial Umbrella Liability
Policy UMB 5500871      First Named Insured Kasota Valley Crane & Rigging, Inc.
Each occurrence limit           $5,000,000
Aggregate limit                 $5,000,000
`)
  for (const { value } of extraLimits) assert.doesNotMatch(value.name, /Lakehead/)
  assert.equal(extraLimits.length, 2)
})
