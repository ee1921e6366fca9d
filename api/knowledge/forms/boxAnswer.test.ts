import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('ticks a coverage that a letter asks for, and none that it declines', async () => {
  const text =
    'Please add the data breach coverage. I say no to the employment practices, to the hired cars and to earthquake.'
  const reading = await readDocument(new TextEncoder().encode(text), { name: 'letter.txt' })
  const fields = ['Data breach', 'Earthquake'].map((label) =>
    field(label, { question: 'Optional coverages', kind: 'checkBox' }),
  )
  assert.deepEqual(
    formValues(fields, [], [{ name: 'letter.txt', reading }]).map(({ label }) => label),
    ['Data breach'],
  )
})

Deno.test('chooses the form of a company and the kind of its business by what the records call them', async () => {
  const record = { account: { legalName: 'Ridge Motor Sales Inc.', industry: 'used car dealer' } }
  const fields = [
    field('Form of business', {
      kind: 'choice',
      options: ['Individual', 'Partnership', 'Corporation', 'LLC'],
    }),
    field('Type of dealer', { kind: 'choice', options: ['Franchised', 'Used auto', 'Motorcycle'] }),
  ]
  assert.deepEqual(await filledFrom('May 4, 2026', fields, recordValues(record, 'account.json')), [
    ['Form of business', 'Corporation', true],
    ['Type of dealer', 'Used auto', true],
  ])
})

Deno.test('chooses the pair of limits that a letter asks for, and ticks what it says under a heading of losses', async () => {
  const found = await filledFrom(
    'May 4, 2026\n\nWe want a million per occurrence and two million aggregate. One loss in five years, a stolen saw. The yard is fenced and the gate locked.',
    [
      field('Limits requested', {
        kind: 'radio',
        title: 'Liquor liability application',
        options: ['300', '1000'],
        optionLabels: ['$300,000 / $600,000', '$1,000,000 / $2,000,000'],
      }),
      ...['Yard fenced and locked', 'Losses in the past 5 years'].map((label) =>
        field(label, {
          kind: 'checkBox',
          section: 'D. Storage and loss history',
          question: 'D. Storage and loss history',
        }),
      ),
    ],
  )
  assert.deepEqual(
    found.map(([, value]) => value),
    ['1000', true, true],
  )
})

Deno.test('takes the amount that is to be, and ticks no box of which a letter says another thing', async () => {
  const found = await filledFrom(
    'May 4, 2026\n\nWe would like to go from $500,000 to one million. Payroll we do ourselves.',
    [
      field('Limit requested', {
        kind: 'choice',
        title: 'Cyber liability supplement',
        options: ['$250,000', '$500,000', '$1,000,000'],
      }),
      field('Payroll outsourced', { kind: 'checkBox', section: 'Controls' }),
    ],
  )
  assert.deepEqual(found, [['Limit requested', '$1,000,000', true]])
})
