import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const record = {
  account: { legalName: 'Birchmont Storage LLC' },
  policy: { number: 'KL-PR-20871', type: 'PROPERTY', effectiveDate: '2026-02-01' },
  locations: [
    { number: 1, line1: '18 Quarry Lane', city: 'Keene', zone: 'NH', postalCode: '03431', mortgagee: null },
    {
      number: 2,
      line1: '402 Depot Street',
      city: 'Keene',
      zone: 'NH',
      postalCode: '03431',
      mortgagee: { name: 'Ashuelot Savings Bank', loanNumber: '77-40192' },
    },
  ],
}

const letter = `June 3, 2026

We are refinancing the Depot Street building and close on Thursday, June 18. From that day Ashuelot Savings is paid off and should come off the policy. Quarry Lane stays as it is.

The new lender is Granite Coast Credit Union. The policy has to read "Granite Coast Credit Union ISAOA", mail to P.O. Box 310, Concord, NH 03301, loan GC-55102. It is a first mortgage of $640,000.

Ruth Kessler`

const premises = ['Change effective', 'Premises no.', 'Address of the property']
const person = ['Name', 'Loan number']
const fields = [
  ...premises.map((label) =>
    field(label, { section: 'Policy', beside: premises.filter((each) => each !== label) }),
  ),
  field('Action requested', { kind: 'radio', section: 'Policy', options: ['Add', 'Delete', 'Replace'] }),
  field('Interest', { kind: 'radio', section: 'Policy', options: ['Mortgagee', 'Loss payee'] }),
  ...person.map((label) => field(label, { name: `old ${label}`, section: 'Interest to be removed' })),
  field('Name (as it is to appear on the policy)', { section: 'New interest' }),
  field('Loan number', { section: 'New interest', ordinal: 1 }),
  ...['Mailing address', 'City', 'State', 'ZIP'].map((label) => field(label, { section: 'New interest' })),
  ...['Lien position', 'Loan amount'].map((label) => field(label, { section: 'New interest' })),
]

Deno.test('tells the lender that leaves from the new one, and which building they are about', async () => {
  const found = await filledFrom(letter, fields, recordValues(record, 'account.json'))
  assert.deepEqual(
    found.map(([label, value]) => [label, value]),
    [
      ['Change effective', '06/18/2026'],
      ['Premises no.', '2'],
      ['Address of the property', '402 Depot Street, Keene, NH 03431'],
      ['Action requested', 'Replace'],
      ['Interest', 'Mortgagee'],
      ['Name', 'Ashuelot Savings Bank'],
      ['Loan number', '77-40192'],
      ['Name (as it is to appear on the policy)', 'Granite Coast Credit Union ISAOA'],
      ['Loan number', 'GC-55102'],
      ['Mailing address', 'P.O. Box 310'],
      ['City', 'Concord'],
      ['State', 'NH'],
      ['ZIP', '03301'],
      ['Lien position', 'First'],
      ['Loan amount', '$640,000'],
    ],
  )
})
