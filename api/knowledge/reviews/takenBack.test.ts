import assert from 'node:assert/strict'
import { itemNamed } from './coverageNamed.ts'
import { takenBack } from './takenBack.ts'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

function sentence(quote: string, form: string | null = null) {
  return { quote, page: 1, form }
}

Deno.test('a coverage is taken back whole, whatever the words', () => {
  const rows = [
    ['medicalExpense', 'The Medical Expense Limit shown in the Declarations is deleted.'],
    [
      'medicalExpense',
      'Coverage C does not apply to any premises or operation.',
      'EXCLUSION - COVERAGE C MEDICAL PAYMENTS',
    ],
    ['medicalExpense', 'Medical payments do not apply.'],
    ['rentedPremises', 'This insurance does not apply to damage to premises rented to you.'],
    ['personalAdvertising', 'Personal and advertising injury is not covered under this policy.'],
    ['hiredNonOwned', 'No coverage is provided for hired and non-owned autos.'],
    ['earthquake', 'Earthquake coverage is hereby removed from the policy.'],
    ['sewerBackUp', 'We do not cover sewer back-up.'],
    ['spoilage', 'Spoilage coverage, as shown in the Declarations, is withdrawn.'],
    ['uninsuredMotorist', 'Uninsured motorists coverage is rejected.'],
  ] as const
  for (const [key, quote, form] of rows)
    assert.ok(takenBack(itemNamed(key), [sentence(quote, form ?? null)]), quote)
})

Deno.test('a coverage that is taken back in part, changed or given again is still there', () => {
  const rows = [
    ['medicalExpense', 'Medical payments do not apply to guests at a concert.'],
    ['earthquake', 'Earthquake at Location 4 is not insured.'],
    [
      'medicalExpense',
      'The Medical Expense Limit shown in the Declarations is deleted and replaced by $10,000.',
    ],
    ['medicalExpense', 'The exclusion of medical payments is deleted.'],
    ['hiredNonOwned', 'Hired cranes are not covered.'],
    [
      'personalAdvertising',
      'This insurance does not apply to personal and advertising injury arising out of a breach of contract.',
    ],
    ['businessIncome', 'The waiting period for business income does not apply.'],
    ['sewerBackUp', 'The deductible for sewer back-up is deleted.'],
    [
      'rentedPremises',
      'Coverage C does not apply to any premises or operation.',
      'COVERAGE C - MEDICAL PAYMENTS',
    ],
  ] as const
  for (const [key, quote, form] of rows)
    assert.equal(takenBack(itemNamed(key), [sentence(quote, form ?? null)]), undefined, quote)
})

const rows: readonly DemandRow[] = [
  [
    'liability',
    'Contractor shall carry medical expense coverage of $5,000 any one person.',
    [
      '# HP 2135 Exclusion - Coverage C Medical Expense',
      'Coverage C does not apply to any premises or operation, and the Medical Expense Limit shown in the Declarations is deleted.',
    ],
    'not met',
  ],
  [
    'liability',
    'Tenant shall carry damage to premises rented to it of $100,000.',
    ['# Amendment', 'Damage to premises rented to you is not covered under this policy.'],
    'not met',
  ],
  [
    'liability',
    'Contractor shall carry medical expense coverage of $5,000 any one person.',
    ['# Exclusions', 'Medical expenses are not paid for injury to an athlete.'],
    'met',
  ],
]

Deno.test('a limit of the declarations does not meet a demand when an endorsement deletes the coverage', async () => {
  assert.deepEqual(await misjudged(rows), [])
})
