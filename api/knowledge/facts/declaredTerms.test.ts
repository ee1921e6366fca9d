import { deepEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(...pages: readonly string[]): Promise<PolicyFacts> {
  const bytes = new TextEncoder().encode(pages.map((page) => page.trim()).join('\f'))
  return readPolicyFacts(await readDocument(bytes, { name: 'policy.txt' }))
}

const head = `
Policy number AEP 26-70318
Named insured: Harbor Kayak Tours LLC
Policy period: 04/10/2026 to 04/10/2027`

Deno.test('an amount in words and figures is one, and an item may have a letter for its number', async () => {
  const { scalars, extraLimits, deductibles } = await factsOf(
    `EMPLOYMENT PRACTICES LIABILITY POLICY DECLARATIONS${head}
E      Limit                         One million five hundred thousand dollars ($1,500,000) for all loss
                                     in the policy period
F      Third party sublimit          $500,000, part of the limit in E
G      Wage and hour defense         $100,000, defense costs only
H      Retention                     $35,000 each claim; $50,000 each claim by a class or more than
                                     five people`,
    `
THE POLICY
We will pay loss that you are legally obligated to pay because of a claim for a wrongful act.

Endorsement 5 - Wage and hour
Item G is increased to $250,000 for claims first made on or after January 1, 2027.`,
  )
  deepEqual(
    extraLimits.map(({ value }) => value.limit / 100),
    [1_500_000, 500_000, 250_000],
  )
  deepEqual(extraLimits[2]?.value.name, 'Wage and hour defense')
  deepEqual(scalars.deductible.fact?.value, 3_500_000)
  deepEqual(deductibles[0]?.value, { name: 'Retention each claim', amount: 3_500_000, percent: null })
})

Deno.test('the limits of an umbrella are not named by their amounts', async () => {
  const { extraLimits } = await factsOf(`UMBRELLA LIABILITY DECLARATIONS${head}
Item 4. Limits of Liability:
  (a) Five Million Dollars ($5,000,000) each occurrence
  (b) Five Million Dollars ($5,000,000) aggregate`)
  deepEqual(
    extraLimits.map(({ value }) => /million/i.test(value.name)),
    [false, false],
  )
})

Deno.test('a row says how long its limit lasts and that no deductible applies', async () => {
  const { scalars, extraLimits } = await factsOf(`PROFESSIONAL LIABILITY DECLARATIONS${head}
Limit                    $2,000,000 per claim
                         $3,000,000 in total for the period
Deductible               $25,000 per claim, applying to damages and claim expenses

Extras within the limit
Disciplinary proceedings $15,000 in the period, no deductible
Subpoena assistance        $10,000 in the period`)
  deepEqual(
    extraLimits.map(({ value }) => value.limit / 100),
    [2_000_000, 3_000_000, 15_000, 10_000],
  )
  deepEqual(scalars.deductible.fact?.value, 2_500_000)
})

Deno.test('a managing agent is no insurer, and a trade name no part of the insured', async () => {
  for (const agency of [
    'Calloway Underwriters\non behalf of Meridian Arch Insurance Company, 300 Ledger Plaza, Chicago, IL 60606',
    'Calloway Underwriters, on behalf of Meridian Arch Insurance Company, 300 Ledger Plaza, Chicago, IL 60606',
  ]) {
    const { scalars } = await factsOf(`${agency}

PROFESSIONAL LIABILITY DECLARATIONS
Policy number AEP 26-70318
Named insured: Oduya Brandt Architects PLLC, doing business as Oduya Studio
Policy period: 04/10/2026 to 04/10/2027`)
    deepEqual(scalars.carrierName.fact?.value, 'Meridian Arch Insurance Company')
    deepEqual(scalars.carrierAddress.fact?.value, '300 Ledger Plaza, Chicago, IL 60606')
    deepEqual(scalars.insuredName.fact?.value, 'Oduya Brandt Architects PLLC')
  }
})

Deno.test('a retention for some goods leaves that of the policy', async () => {
  const { scalars, deductibles } = await factsOf(`PRODUCTS LIABILITY DECLARATIONS${head}
Each occurrence limit                      $2,000,000
Self insured retention, each occurrence    $10,000
Attached: WSL 22, WSL 63
WSL 63 - HEATERS AND CHANGE. No insurance applies to heaters sold before January 1, 2025. For
heaters sold on or after that date the retention is $20,000 for each occurrence.`)
  deepEqual(scalars.deductible.fact?.value, 1_000_000)
  deepEqual(
    deductibles.map(({ value }) => value.amount),
    [1_000_000, 2_000_000],
  )
})
