import { deepEqual, equal } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { fieldOf } from './amountDictionary.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'
import { datesIn, policyNumberIn } from './values.ts'

async function factsOf(...sketches: readonly string[]): Promise<PolicyFacts> {
  const [sketch = ''] = sketches
  return readPolicyFacts(await readDocument(await sketchedPdf(sketch.trim()), { name: 'policy.pdf' }))
}

function limitsOf({ limits }: PolicyFacts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, { fact }]) => (fact ? [[name, fact.value / 100]] : [])),
  )
}

function extrasOf({ extraLimits }: PolicyFacts): [string, number][] {
  return extraLimits.map(({ value }) => [value.name, value.limit / 100])
}

Deno.test('reads declarations that shorten all their words', async () => {
  const facts = await factsOf(`
PRAIRIE STATES INDEMNITY CO.
CONTRACTORS GENERAL LIABILITY - DECLARATIONS
POL NO: PSI-GL-00417-26                         TERM: 04/01/2026-04/01/2027
INSURED: Kettle Moraine Fence & Deck, Inc.
MAILING ADDR: 2290 County Trunk N, West Bend, WI 53090

GEN'L AGG (OTHER THAN PROD/COMP OPS)            $2M
PROD/COMP OPS AGG                               $2M
PERS & ADV INJ                                  $1M
EA OCC                                          $1M
DMG TO PREM RENTED                              $100K
MED EXP (ANY ONE PERSON)                        $5K

TOTAL PREM:                                     $6,412.00`)
  deepEqual(limitsOf(facts), {
    glAggregateLimit: 2_000_000,
    glMedicalPerPersonLimit: 5_000,
    glPerOccurrenceLimit: 1_000_000,
    glPersonalAndAdvertisingInjuryLimit: 1_000_000,
    glProductsAndCompletedOperationsLimit: 2_000_000,
    glRentedPremisesDamageLimit: 100_000,
  })
  equal(facts.scalars.carrierName.fact?.value, 'Prairie States Indemnity Co.')
  equal(facts.scalars.expirationDate.fact?.value, '2027-04-01')
  equal(facts.scalars.premium.fact?.value, 641_200)
})

Deno.test('reads abbreviations with points, split limits in thousands, and a label that goes on in the next line', async () => {
  const auto = await factsOf(`
BLUE MESA CASUALTY COMPANY
COMMERCIAL AUTO POLICY DECLARATIONS
Policy: BMC 4410-A
COVERAGE                      SYMBOL   LIMIT                       PREMIUM
Liability (CSL)               1        $750K each accident         $4,110
Uninsured Motorist BI         2        $100K/$300K                   $340`)
  deepEqual(extrasOf(auto), [
    ['Liability (CSL) each accident', 750_000],
    ['Uninsured Motorist BI each person', 100_000],
    ['Uninsured Motorist BI each accident', 300_000],
  ])
  const liability = await factsOf(`
HARTWELL LIABILITY INSURANCE COMPANY
COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
EACH OCCURRENCE LIMIT                                            1,000,000
  DAMAGE TO PREMISES
  RENTED TO YOU LIMIT             100,000
  MEDICAL EXPENSE LIMIT             5,000
GENERAL AGGREGATE LIMIT                                          2,000,000`)
  equal(limitsOf(liability)['glRentedPremisesDamageLimit'], 100_000)
  equal(liability.scalars.carrierName.fact?.value, 'Hartwell Liability Insurance Company')
  const owners = await factsOf(`
BUSINESSOWNERS POLICY DECLARATIONS
Location 1: 77 Harbor Street, Ludington, MI 49431
   Building                                    $410,000
   Business Personal Property                  $135,000
Location 2: 310 Filer Avenue, Ludington, MI 49431
   Bus. Pers. Prop.                            $28,000`)
  equal(limitsOf(owners)['propertyContentsLimit'], 163_000)
})

Deno.test('sums buildings over rows that begin with the numbers of their places', async () => {
  const facts = await factsOf(`
BUSINESSOWNERS POLICY DECLARATIONS
Described premises
Prem   Bldg   Location                                    Constr     Coverage            Limit
001    001    412 Main Street, Lansing, IA 52151          JM         Building            $685,000 RC
                                                                     Business Personal Property   $340,000 RC
001    002    414 Main Street, Lansing, IA 52151          Frame      Building            $58,000 ACV
002    001    1890 Great River Road, Lansing, IA 52151    Frame      Business Personal Property   $72,500 RC`)
  const limits = limitsOf(facts)
  deepEqual([limits['propertyBuildingLimit'], limits['propertyContentsLimit']], [743_000, 412_500])
})

Deno.test('reads retentions beside waiting periods, and no price with cents as the aggregate', async () => {
  const facts = await factsOf(`
ARGENT KEY Cyber & Technology
Policy Declarations
Item 2     Policy number AKC-300-771204-26
Item 4     Policy Aggregate Limit of Liability: $3,000,000
Item 6     Premium $24,310.00 Stamping fee $121.55 Carrier fee $400.00 Total $25,196.20

Insuring Agreement                             Limit           Retention
A. Network Security & Privacy Liability        $3,000,000      $15,000
C. PCI Fines & Assessments                     $250,000        $15,000
G. Business Interruption                       $3,000,000      $15,000 / 8 hours
H. Dependent Business Interruption             $1,000,000      $15,000 / 12 hours
I. Data Recovery                               $3,000,000      $15,000`)
  equal(facts.scalars.lineOfBusiness.fact?.value, 'CYBER')
  equal(limitsOf(facts)['cyberAggregateLimit'], 3_000_000)
  deepEqual(extrasOf(facts), [
    ['Network Security & Privacy Liability', 3_000_000],
    ['PCI Fines & Assessments', 250_000],
    ['Business Interruption', 3_000_000],
    ['Dependent Business Interruption', 1_000_000],
    ['Data Recovery', 3_000_000],
  ])
})

Deno.test('rows below a heading in capitals are its own, in whatever type it is set', async () => {
  const facts = await factsOf(`
COMMERCIAL PROPERTY DECLARATIONS
DEDUCTIBLES
All other perils                               $10,000
SUBLIMITS (part of and not in addition to the limit)
Debris Removal                                 25% of loss, maximum $250,000
Fine Arts                                      $25,000`)
  deepEqual(extrasOf(facts), [
    ['Debris Removal 25% of loss, maximum', 250_000],
    ['Fine Arts', 25_000],
  ])
})

Deno.test('a label that only fits with others keeps its meaning from prices and sums', () => {
  equal(fieldOf('Total', '', 'general liability', ''), null)
  equal(fieldOf('Total Prem', '', 'general liability', ''), 'premium')
  equal(fieldOf('PCI Fines & Assessments', '', 'cyber', ''), null)
})

Deno.test('a form beside a policy number and glued dates are told apart', () => {
  equal(policyNumberIn('ISG0047218-02 IRS-0310 (03-23) Endorsement'), 'ISG0047218-02')
  equal(policyNumberIn('USD 750.00'), null)
  deepEqual(
    datesIn('Term 07/01/2026-07/01/2027').map(({ iso }) => iso),
    ['2026-07-01', '2027-07-01'],
  )
})

Deno.test('a coverage part with a policy number is declared, whatever its line', async () => {
  for (const [title, line] of [
    ['COMMERCIAL INLAND MARINE COVERAGE PART', 'OTHER'],
    ['LIQUOR LIABILITY COVERAGE PART', 'GENERAL_LIABILITY'],
  ] as const) {
    const { document, scalars } = await factsOf(`
SADDLEBACK NATIONAL INSURANCE COMPANY
${title}
Policy Number: IM 33-8801      Policy Period: 04/01/2026 to 04/01/2027
Each Common Cause Limit           $1,000,000
Total Premium                     $11,006`)
    deepEqual([document.type, scalars.lineOfBusiness.fact?.value], ['DECLARATIONS', line])
  }
})

Deno.test('a reciprocal at the top of the declarations is the carrier', async () => {
  const facts = await factsOf(`
Pine Hill Physicians Reciprocal
PHYSICIANS PROFESSIONAL LIABILITY DECLARATIONS
Policy Number                PHR-0062219
Named Insured                Tern Family Medicine, P.A.`)
  equal(facts.scalars.carrierName.fact?.value, 'Pine Hill Physicians Reciprocal')
})
