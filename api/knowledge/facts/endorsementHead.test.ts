import { deepEqual, equal } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

/** The facts of a policy whose pages are given as text. */
async function factsOf(...pages: readonly string[]): Promise<PolicyFacts> {
  const bytes = new TextEncoder().encode(pages.map((page) => page.trim()).join('\f'))
  return readPolicyFacts(await readDocument(bytes, { name: 'policy.txt' }))
}

Deno.test('an endorsement that names itself before its title replaces the declared limits', async () => {
  const { limits } = await factsOf(
    `
WORKERS COMPENSATION AND EMPLOYERS LIABILITY
INFORMATION PAGE
1. The Insured: Lolo Creek Timber Services LLC      Policy No. 03-228814-6
3.B. Employers Liability Insurance: The limits of our liability under Part Two are:
     Bodily Injury by Accident     $100,000  each accident
     Bodily Injury by Disease      $500,000  policy limit
     Bodily Injury by Disease      $100,000  each employee
D. This policy includes these endorsements: MSF 1140 (05-24), WC 00 03 13`,
    `
Endorsement MSF 1140 (05-24) Policy 03-228814-6 Effective 07/01/2026 12:01 a.m.
EMPLOYERS LIABILITY - INCREASED LIMITS
The limits of our liability under Part Two shown in Item 3.B are replaced by the following:
     Bodily Injury by Accident     $500,000 each accident
     Bodily Injury by Disease      $1,000,000 policy limit
     Bodily Injury by Disease      $500,000 each employee

WC 00 03 13   WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT
We have the right to recover our payments from anyone liable for an injury covered by this policy.`,
  )
  deepEqual(
    [limits.wcPerAccidentLimit, limits.wcPerDiseasePolicyLimit, limits.wcPerDiseaseEmployeeLimit].map(
      ({ fact }) => fact?.value,
    ),
    [50_000_000, 100_000_000, 50_000_000],
  )
})

Deno.test('endorsements below each other change the declared limits and retentions, each its own', async () => {
  const { scalars, extraLimits } = await factsOf(
    `
CYBER LIABILITY POLICY DECLARATIONS
Policy number AKC-300-771204-26
Policy Aggregate Limit of Liability      $3,000,000
J. Funds Transfer Fraud                  $100,000
Retention                                $15,000`,
    `
CYBER POLICY FORM AKC 0001
I. INSURING AGREEMENTS
We will pay on your behalf damages and claim expenses you become legally obligated to pay because of a claim.`,
    `
Endorsement No. 1 AKC 0120 (0425) Funds Transfer Fraud Limit
In the Schedule, the limit for Funds Transfer Fraud is changed to $250,000.

Endorsement No. 2 AKC 0133 (0425) Ransomware Sublimit
The most we will pay for all loss arising from a ransomware event, under all insuring agreements, is $1,500,000.

Endorsement No. 3 AKC 0207 (0425) Amended Retention
The retention of $15,000 is deleted from the Schedule, wherever it appears, and replaced by $20,000.`,
  )
  equal(scalars.deductible.fact?.value, 2_000_000)
  deepEqual(
    extraLimits.map(({ value, source }) => [value.name, value.limit / 100, source.form]),
    [
      ['Funds Transfer Fraud', 250_000, 'AKC 0120 (0425)'],
      ['Ransomware Sublimit: ransomware event', 1_500_000, 'AKC 0133 (0425)'],
    ],
  )
})

Deno.test('a limit that is reduced for one auto stays as it is for the others', async () => {
  const { extraLimits } = await factsOf(`
BUSINESS AUTO DECLARATIONS
POLICY NUMBER: CVA 4471906 05
COVERED AUTOS LIABILITY                $1,000,000 CSL
TOWING AND LABOR                       $250 PER DISABLEMENT
FORMS: CA 00 01 10 13, CA 01 23, CVC 118 (0719), CVC 311 (0425)

ENDORSEMENT CVC 311 (0425)        EFFECTIVE 06/30/2026
AMENDMENT OF COVERED AUTOS LIABILITY LIMIT - SCHEDULED AUTOS
FOR COVERED AUTO NO. 5 THE LIMIT FOR COVERED AUTOS LIABILITY IS REDUCED TO
$500,000 ANY ONE ACCIDENT. FOR ALL OTHER COVERED AUTOS THE DECLARED LIMIT APPLIES.`)
  deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['COVERED AUTOS LIABILITY CSL', 1_000_000],
      ['TOWING AND LABOR PER DISABLEMENT', 250],
      ['Covered Autos Liability, covered auto no. 5', 500_000],
    ],
  )
})

Deno.test('a form of a list without a label begins where its number stands over text', async () => {
  const { extraLimits } = await factsOf(`
CRIME AND FIDELITY DECLARATIONS
Installment fee of $6.00 applies. IL 00 17, IL 02 19 Vermont Changes, GM 3315, GM 3360, CR 00 21
Employee Theft - per loss              $50,000
Forgery or Alteration                  $25,000

GM 3315 (01/23) - CHANGE OF LIMITS
The Limit of Insurance for Employee Theft is increased to $100,000.
All other terms and conditions of this policy remain unchanged by this endorsement.`)
  deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Forgery or Alteration', 25_000],
      ['Employee Theft - per loss', 100_000],
    ],
  )
})

Deno.test('coverages that letters name are changed one by one', async () => {
  const { extraLimits } = await factsOf(
    `
HOMEOWNERS POLICY DECLARATIONS
Policy number PHH 20 0661943
E. Personal liability, each occurrence        $300,000
F. Medical payments to others, each person    $2,000
Forms: HO 00 03 05 11, HO 01 39, HO 04 90, PH 347`,
    `
PH 347 - Increased limits
Effective 02/11/2026, Coverage E is increased to $500,000 each occurrence and Coverage F is increased to $5,000 each person.`,
  )
  deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Personal liability, each occurrence', 500_000],
      ['Medical payments to others, each person', 5_000],
    ],
  )
})

Deno.test('a title with the number of its endorsement at the right begins an endorsement', async () => {
  const { limits, extraLimits } = await factsOf(
    `
COMMERCIAL PACKAGE POLICY DECLARATIONS
Policy number CMM 31-CPP-508842
General Aggregate Limit                   $2,000,000
Each Occurrence Limit                     $1,000,000
Damage to Premises Rented to You          $100,000
Medical Expense, any one person           $5,000`,
    `
GENERAL LIABILITY FORM
We will pay damages that the insured is legally obligated to pay because of bodily injury or property damage.
1. Who is an insured. You are an insured, and so are your employees within the scope of their duties for you.`,
    `
Theft at Location 2                                  Endorsement 2 | CMM CP 44
Bicycles with a value above $3,000 each are covered for theft there only while inside the locked building.

Liability Limits Amendment                           Endorsement 11 | CMM 9004
The General Aggregate Limit is $3,000,000. Damage to Premises Rented to You is $300,000. Other limits stay as they are.

Contractors Enhancement                              Endorsement 12 | CMM 0412
1. Lost Key Coverage: we will pay up to $2,500 in any one occurrence to replace locks when keys in your care are lost.
2. The Medical Expense Limit is $10,000 any one person.`,
  )
  deepEqual(
    [limits.glAggregateLimit, limits.glRentedPremisesDamageLimit, limits.glMedicalPerPersonLimit].map(
      ({ fact }) => [fact?.value, fact?.source.form],
    ),
    [
      [300_000_000, 'CMM 9004'],
      [30_000_000, 'CMM 9004'],
      [1_000_000, 'CMM 0412'],
    ],
  )
  equal(
    extraLimits.some(({ value }) => value.limit === 1_000_000),
    false,
  )
})
