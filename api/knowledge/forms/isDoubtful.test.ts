import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const known = recordValues(
  {
    account: { name: 'Bramblecote Upholstery LLC' },
    policy: { carrier: 'Gateway Commerce Mutual', inforceAt: '2027-03-01', expiresAt: '2028-03-01' },
    classes: [
      { classCode: '9522', description: 'Upholstering', payroll: 377_000 },
      { classCode: '8810', description: 'Clerical office', payroll: 61_000 },
    ],
  },
  'Account',
)

async function filled(letter: string, fields: readonly LabeledField[]): Promise<string[]> {
  const reading = await readDocument(new TextEncoder().encode(letter), { name: 'letter.txt' })
  return formValues(fields, known, [{ name: 'letter.txt', reading }]).map(({ value }) => String(value))
}

function rows(...labels: string[]): LabeledField[] {
  return [0, 1].flatMap((ordinal) =>
    labels.map((label) => field(label, { ordinal, beside: labels.filter((other) => other !== label) })),
  )
}

Deno.test('leaves the payroll of each class empty when a letter gives only the new total', async () => {
  const classes = rows('Class code', 'Annual payroll')
  assert.deepEqual(await filled('Thank you for the renewal papers.', classes), [
    '9522',
    '377,000',
    '8810',
    '61,000',
  ])
  assert.deepEqual(await filled('Payroll went up to $460,000.', classes), ['9522', '8810'])
})

Deno.test('names no company where a form asks for a person, and no term that is years away', async () => {
  const fields = [field('Underwriter name'), field('Effective date'), field('Expiration date')]
  const letter = (day: string) => `${day}\n\nPlease get us quotes for the renewal.`
  assert.deepEqual(await filled(letter('November 12, 2026'), fields), ['03/01/2027', '03/01/2028'])
  assert.deepEqual(await filled(letter('November 12, 2025'), fields), [])
})

Deno.test('takes a letter for a question that is asked once, and not for each line of a schedule', async () => {
  const letter = 'There are sixteen drivers.'
  assert.deepEqual(await filled(letter, [field('Number of drivers')]), ['16'])
  assert.deepEqual(await filled(letter, rows('Number of drivers', 'Remarks')), [])
})

Deno.test('takes no mobile phone for an office, and no limit for a deductible', async () => {
  const people = recordValues(
    { account: { contacts: [{ name: 'Desmond Sorrel', title: 'Safety director', mobile: '+14845550106' }] } },
    'Account',
  )
  const fields = [
    field('Safety contact phone', { section: 'Contacts' }),
    field('Safety contact office phone', { section: 'Contacts' }),
  ]
  assert.deepEqual(
    formValues(fields, people).map(({ label, value }) => [label, value]),
    [['Safety contact phone', '484-555-0106']],
  )
  assert.deepEqual(
    await filled('Please ask for two million per occurrence with a property deductible as before.', [
      field('Property deductible'),
    ]),
    [],
  )
})

Deno.test('fills in the policy to be renewed only where a letter speaks of a renewal', async () => {
  const expiring = recordValues(
    { currentPolicy: { type: 'GARAGE', number: 'TW-GAR-4410', expirationDate: '2026-12-01' } },
    'Account',
  )
  const fields = [field('Policy number (if renewal)', { title: 'Garage supplement', section: 'Garage' })]
  const numbers = async (letter: string) =>
    (await filledFrom(letter, fields, expiring)).map(([, value]) => value)
  assert.deepEqual(
    await numbers('May 4, 2026\n\nThis would be a quote with a company that is new to us.'),
    [],
  )
  assert.deepEqual(await numbers('May 4, 2026\n\nPlease renew the garage policy.'), ['TW-GAR-4410'])
})

Deno.test('what a letter tells anew is not filled in as the records had it', async () => {
  const old = recordValues(
    {
      account: { legalName: 'Taqueria Luna Inc.', annualAlcoholSales: 164_000 },
      policies: [{ type: 'PACKAGE', billing: { bank: { name: 'First Linn Savings' } } }],
    },
    'Account',
  )
  const fields = ['Annual alcohol sales', 'Bank name'].map((label) => field(label, { section: 'Update' }))
  const values = async (letter: string) =>
    (await filledFrom(`May 4, 2026\n\n${letter}`, fields, old)).map(([, value]) => value)
  assert.deepEqual(await values('Everything is as before.'), ['164000', 'First Linn Savings'])
  assert.deepEqual(await values('This year food is one million one forty, alcohol about one eighty-five.'), [
    'First Linn Savings',
  ])
  assert.deepEqual(await values('Our old bank is gone. The new bank is in Toledo.'), ['164000'])
})
