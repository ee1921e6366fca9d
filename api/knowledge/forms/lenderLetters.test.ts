import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const storage = recordValues(
  {
    account: { legalName: 'Harrow Bay Marine Storage LLC', contact: 'Dale Orton', phone: '+13605550118' },
    agency: { name: 'Copperleaf Insurance Partners', phone: '+18285550100' },
    policy: {
      number: 'CP-440192',
      carrier: 'Northgate Fidelity Insurance Company',
      type: 'PROPERTY',
      effectiveDate: '2026-05-01',
      expirationDate: '2027-05-01',
      premium: 12340,
      buildings: [
        { name: 'Dry stack', limit: 1400000 },
        { name: 'Office', limit: 350000 },
      ],
      deductible: 2500,
      windHailDeductible: 10000,
      ordinanceOrLaw: true,
      flood: false,
    },
  },
  'account.json',
)

const letter = `June 2, 2026

Harrow Bay Marine Storage LLC
Attention: Dale Orton

Re: Loan 77-20441, 12 Breakwater Drive, Anacortes, WA 98221

Dear Mr. Orton:

We are pleased to confirm that your refinancing in the amount of $1,150,000 is to close on June 30, 2026. The note we hold now (loan 61-00417) will be paid off on the same day.

Please have your agent complete the form. It must show as mortgagee Skagit Valley Bank, its successors and/or assigns, 400 Commercial Avenue, Anacortes, WA 98221.

If the property lies in a flood zone our flood desk will ask for a separate policy.

Corinne Hale

Loan Closing Officer, 360-555-0162`

function loan(label: string) {
  return field(label, { section: 'Loan' })
}
function inForce(label: string, given = {}) {
  return field(label, { section: 'Insurance in force', ...given })
}

async function filled(...given: Parameters<typeof filledFrom>) {
  return (await filledFrom(...given)).map(([label, value]) => [label, value])
}

Deno.test('evidence for a lender takes the new loan and the mortgagee clause from its letter', async () => {
  assert.deepEqual(
    await filled(
      letter,
      [
        loan('Borrower / named insured'),
        loan('Property'),
        loan('Loan number'),
        loan('Loan amount'),
        loan('Mortgagee as it must be shown'),
        loan('Loan officer'),
        loan('Officer’s phone'),
      ],
      storage,
    ),
    [
      ['Borrower / named insured', 'Harrow Bay Marine Storage LLC'],
      ['Property', '12 Breakwater Drive, Anacortes, WA 98221'],
      ['Loan number', '77-20441'],
      ['Loan amount', '$1,150,000'],
      ['Mortgagee as it must be shown', 'Skagit Valley Bank, its successors and/or assigns'],
      ['Loan officer', 'Corinne Hale'],
      ['Officer’s phone', '360-555-0162'],
    ],
  )
})

Deno.test('evidence of insurance in force takes what the policy has, and no amount of the loan', async () => {
  assert.deepEqual(
    await filled(
      letter,
      [
        inForce('Company'),
        inForce('Annual premium'),
        inForce('Building limit (all buildings)'),
        inForce('Deductible'),
        inForce('Wind / hail deductible'),
        inForce('Flood included', { kind: 'checkBox' }),
        inForce('Ordinance or law included', { kind: 'checkBox' }),
      ],
      storage,
    ),
    [
      ['Company', 'Northgate Fidelity Insurance Company'],
      ['Annual premium', '12,340'],
      ['Building limit (all buildings)', '1,750,000'],
      ['Deductible', '2500'],
      ['Wind / hail deductible', '10000'],
      ['Ordinance or law included', true],
    ],
  )
})

Deno.test('a part that the agency completes has the phone of the agency', async () => {
  const part = { section: 'Completed by' }
  assert.deepEqual(await filled(letter, [field('Agency', part), field('Phone', part)], storage), [
    ['Agency', 'Copperleaf Insurance Partners'],
    ['Phone', '828-555-0100'],
  ])
})

Deno.test('a town of an address is nobody’s name', async () => {
  const told = `June 2, 2026

Re: Loan 77-20441, 12 Breakwater Drive, Port Townsend, WA 98368

Please send the evidence by Friday.`
  assert.deepEqual(await filled(told, [loan('Loan officer')], storage), [])
})
