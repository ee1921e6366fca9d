import { deepEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(...pages: readonly string[]): Promise<PolicyFacts> {
  const bytes = new TextEncoder().encode(pages.map((page) => page.trim()).join('\f'))
  return readPolicyFacts(await readDocument(bytes, { name: 'policy.txt' }))
}

const policy = `
Policy number CGL 10-4471
Named insured: Copper Kettle Taproom LLC
Policy period: 04/01/2026 to 04/01/2027
General aggregate                 $2,000,000
Each occurrence                   $1,000,000
Damage to premises rented to you  $100,000
Medical expense, any one person   $5,000`

const workers = `WORKERS COMPENSATION INFORMATION PAGE
POLICY NUMBER: WC 77-3055
THE INSURED: MAPLE HOLLOW SAWMILL LLC
POLICY PERIOD: 07-01-26 TO 07-01-27
3.B. EMPLOYERS LIABILITY INSURANCE: THE LIMITS OF OUR LIABILITY UNDER PART TWO ARE:
BODILY INJURY BY ACCIDENT 100,000 EACH ACCIDENT
BODILY INJURY BY DISEASE     500,000 POLICY LIMIT
BODILY INJURY BY DISEASE     100,000 EACH EMPLOYEE
ENDORSEMENTS: WC 00 03 13, WC 20 04 99
POLICY FORM WC 00 00 00
We will pay promptly when due the benefits required of you by the workers compensation law.
`

for (const change of [
  `WC 20 04 99 - EMPLOYERS LIABILITY LIMITS CHANGE, EFFECTIVE 10-01-26

Item 3.B of the Information Page is changed to read: Bodily injury by accident
500,000 each accident; bodily injury by disease 500,000 policy limit; bodily
injury by disease 500,000 each employee.`,
  `WC 20 04 99 - LIMITS OF LIABILITY AMENDATORY
Item 3.B of the Information Page is replaced. Bodily injury by accident: $500,000
each accident. Bodily injury by disease: $500,000 policy limit. Bodily injury by
disease: $500,000 each employee.`,
  `WC 20 04 99 - EMPLOYERS LIABILITY
The limits of liability in Item 3.B are amended as follows:
  Bodily injury by accident     500,000 each accident
  Bodily injury by disease      500,000 policy limit
  Bodily injury by disease      500,000 each employee`,
])
  Deno.test(`limits without a dollar sign are changed by "${change.split('\n')[0]}"`, async () => {
    const { limits } = await factsOf(workers + change)
    deepEqual(
      [limits.wcPerAccidentLimit, limits.wcPerDiseasePolicyLimit, limits.wcPerDiseaseEmployeeLimit].map(
        ({ fact }) => fact?.value,
      ),
      [50_000_000, 50_000_000, 50_000_000],
    )
  })

const drawnWorkers = [
  'WORKERS COMPENSATION INFORMATION PAGE',
  'POLICY NUMBER: WC 77-3055',
  'THE INSURED: MAPLE HOLLOW SAWMILL LLC',
  'POLICY PERIOD: 07-01-26 TO 07-01-27',
  '3.B. EMPLOYERS LIABILITY INSURANCE: THE LIMITS OF OUR LIABILITY UNDER PART TWO ARE:',
  'BODILY INJURY BY ACCIDENT: $ 100,000 EACH ACCIDENT',
  'BODILY INJURY BY DISEASE: $ 500,000 POLICY LIMIT',
  'BODILY INJURY BY DISEASE: $ 100,000 EACH EMPLOYEE',
]

for (const change of [
  [
    'POLICY PROVISIONS WC 00 00 00 C',
    'We will pay promptly when due the benefits required of you by the workers compensation law.',
    'WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS WC 00 03 13 B',
    'We will not enforce our right of recovery against the organization named in the Schedule.',
    'EMPLOYERS LIABILITY LIMITS AMENDATORY WC 88 14 D',
    'The limits in Item 3.B. of the Information Page are amended to read: Bodily Injury by Accident $500,000',
    'each accident, Bodily Injury by Disease $1,000,000 policy limit, Bodily Injury by Disease $500,000 each employee.',
  ],
  [
    'WC 00 03 08 PARTNERS, OFFICERS AND OTHERS EXCLUSION ENDORSEMENT',
    'The policy does not cover bodily injury to any person described in the Schedule.',
    '',
    'SC AR 09 INFORMATION PAGE CHANGE - EMPLOYERS LIABILITY LIMITS    EFF 07-01-26',
    'Item 3.B. of the Information Page is replaced:',
    'BODILY INJURY BY ACCIDENT: $ 500,000 EACH ACCIDENT',
    'BODILY INJURY BY DISEASE: $ 1,000,000 POLICY LIMIT',
    'BODILY INJURY BY DISEASE: $ 500,000 EACH EMPLOYEE',
  ],
])
  Deno.test(`limits are changed among the endorsements of a page that begins "${change[0]}"`, async () => {
    const bytes = await sketchedPdf([...drawnWorkers, '<page>', ...change].join('\n'))
    const { limits } = readPolicyFacts(await readDocument(bytes, { name: 'policy.pdf' }))
    deepEqual(
      [limits.wcPerAccidentLimit, limits.wcPerDiseasePolicyLimit, limits.wcPerDiseaseEmployeeLimit].map(
        ({ fact }) => fact?.value,
      ),
      [50_000_000, 100_000_000, 50_000_000],
    )
  })

for (const [change, medical, rented] of [
  [
    'Coverage C does not apply to any premises or operation, and the Medical Expense Limit shown in the Declarations is deleted.',
    undefined,
    10_000_000,
  ],
  [
    'Section I – Coverage C – Medical Payments does not apply and none of the references to it in the Coverage Part apply.',
    undefined,
    10_000_000,
  ],
  [
    'Coverage C does not apply to athletes. The Damage to Premises Rented to You limit shown in the Declarations is deleted.',
    500_000,
    undefined,
  ],
] as const)
  Deno.test(`a limit is gone after "${change}"`, async () => {
    const { limits, coverages } = await factsOf(`COMMERCIAL GENERAL LIABILITY DECLARATIONS${policy}
Endorsements: HP 2135, HP 2140
COMMERCIAL GENERAL LIABILITY FORM
COVERAGE C - MEDICAL PAYMENTS. We will pay medical expenses of persons hurt on premises you own.
HP 2135 - EXCLUSION - MEDICAL. ${change}`)
    deepEqual(limits.glMedicalPerPersonLimit.fact?.value, medical)
    deepEqual(limits.glRentedPremisesDamageLimit.fact?.value, rented)
    deepEqual(coverages.length, medical === undefined ? 0 : 1)
  })

Deno.test("the deductible of an endorsement is the policy's if the declarations have none", async () => {
  const { scalars } = await factsOf(`COMMERCIAL GENERAL LIABILITY DECLARATIONS${policy}
Endorsements: HP 0300, HP 2140
HP 0300 - DEDUCTIBLE LIABILITY INSURANCE. Our obligation to pay property damage under Coverage A
applies only to damages in excess of a deductible of $2,500 per claim.`)
  deepEqual(scalars.deductible.fact?.value, 250_000)
})

for (const [change, medical, rented] of [
  [
    'Damage to premises rented to you: $300,000 in place of $100,000. Medical expense, any one person: $10,000 in place of $5,000.',
    1_000_000,
    30_000_000,
  ],
  ['Item 1. Medical expense limit, any one person: from $5,000 to $10,000.', 1_000_000, 10_000_000],
  [
    'Effective September 1, 2026: damage to premises rented to you is increased to $500,000; medical expense, any one person, is reduced to $2,500.',
    250_000,
    50_000_000,
  ],
  ['Damage to premises rented to you is now $250,000.', 500_000, 25_000_000],
  ['The Medical Expense Limit shall read $10,000.', 1_000_000, 10_000_000],
] as const)
  Deno.test(`an endorsement that says "${change}" changes the limits`, async () => {
    const { limits } = await factsOf(
      policy,
      `ENDORSEMENT NO. 2 - AMENDMENT OF LIABILITY LIMITS\nThe declarations are changed as follows.\n${change}`,
    )
    deepEqual(
      [limits.glMedicalPerPersonLimit, limits.glRentedPremisesDamageLimit].map(({ fact }) => fact?.value),
      [medical, rented],
    )
  })

Deno.test('the retention of one agreement is changed beside its limit, and that of the policy stays', async () => {
  const { scalars, deductibles } = await factsOf(
    `CYBER LIABILITY DECLARATIONS
Policy number CY 10-4471
Named insured: Copper Kettle Taproom LLC
Each claim retention    $10,000
E. Ransom and extortion    $500,000`,
    `ENDORSEMENT NO. 1 - RANSOM LIMIT AND RETENTION
Agreement E is changed. The limit is reduced to $250,000 and the retention is $50,000.`,
  )
  deepEqual(scalars.deductible.fact?.value, 1_000_000)
  deepEqual(
    deductibles.map(({ value }) => value.amount).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    [1_000_000, 5_000_000],
  )
})
