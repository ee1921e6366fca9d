import assert from 'node:assert/strict'
import { addFields, readFormFields } from '../../documents/index.ts'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { flatForms } from '../../reading/testing/flatForms.ts'
import { formFieldsOf } from './formFieldsOf.ts'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'

async function fieldsOf(form: Promise<Uint8Array>) {
  const bytes = await form
  const read = await formFieldsOf(bytes, await readDocument(bytes, { name: 'form.pdf' }))
  assert.ok(read.ok)
  return { ...read, bytes }
}

Deno.test('names the blanks of a flat form by their labels, and leaves signature lines without a field', async () => {
  const supplement = await fieldsOf(flatForms.contractorSupplement())
  assert.deepEqual(
    supplement.fields.map(({ question, label }) => (question ? `${question} ${label}` : label)),
    [
      'Named Insured',
      'FEIN',
      'Mailing address',
      'Number of employees',
      'Number of vehicles owned',
      'Business type Corporation',
      'Business type LLC',
      'Business type Partnership',
      'Do you work above three stories? Yes',
      'Do you work above three stories? No',
      'Describe your operations',
      'Date',
      'Date',
      'Date',
    ],
  )
  assert.deepEqual(
    supplement.fields.slice(-3).map(({ piece }) => piece),
    ['month', 'day', 'year'],
  )
  assert.equal(supplement.signatures, 1)
  const release = await fieldsOf(flatForms.lostPolicyRelease())
  assert.deepEqual(
    release.fields.map(({ label }) => label),
    ['Name of insured', 'Policy number', 'Insurance company', 'Effective date of cancellation', 'Date'],
  )
})

Deno.test('names the cells of an empty table by their header and row', async () => {
  const { fields } = await fieldsOf(flatForms.vehicleSchedule())
  assert.deepEqual(
    fields.slice(1).map(({ label, ordinal }) => `${ordinal} ${label}`),
    [0, 1, 2].flatMap((row) =>
      ['Year', 'Make and model', 'VIN', 'Stated amount'].map((label) => `${row} ${label}`),
    ),
  )
})

Deno.test('a flat form with fields added is a fillable form with the same labels', async () => {
  for (const form of Object.values(flatForms)) {
    const { bytes, added, fields } = await fieldsOf(form())
    const read = await readFormFields(await addFields(bytes, added))
    assert.ok(read.ok)
    assert.deepEqual(
      read.fields.map(({ name, kind }) => [name, kind]),
      fields.map(({ name, kind }) => [name, kind]),
    )
    assert.deepEqual(
      read.fields.map(({ label }) => label),
      added.map(({ label }) => label),
    )
  }
})

Deno.test('a policy with a few blanks is no form', async () => {
  const sentence = 'We will pay those sums that the insured becomes legally obligated to pay as damages.'
  const policy = await drawnPdf((pdf) => {
    for (let page = 0; page < 4; page++) {
      pdf.addPage()
      pdf.font('Helvetica').fontSize(9)
      for (let row = 0; row < 40; row++) pdf.text(sentence, 50, 50 + row * 14, { lineBreak: false })
    }
    for (const [at, label] of [
      'Countersigned by',
      'Date',
      'Producer code',
      'Issued at',
      'Branch',
    ].entries()) {
      pdf.text(label, 50, 640 + at * 20, { lineBreak: false })
      pdf
        .moveTo(130, 650 + at * 20)
        .lineTo(300, 650 + at * 20)
        .stroke()
    }
  })
  const read = await formFieldsOf(policy, await readDocument(policy, { name: 'policy.pdf' }))
  assert.deepEqual(read, { ok: false, problem: 'NO_FIELDS' })
})

Deno.test('fills what a letter tells in prose of a building on file', async () => {
  const { fields } = await fieldsOf(flatForms.propertySupplement())
  const text = `September 8, 2026

Please quote Blue Harbor Outfitters, Inc.

The risk is a 12,000 sq ft masonry warehouse built 1988, sprinklered, at 40 Dock Street, Portland, ME 04101.`
  const reading = await readDocument(new TextEncoder().encode(text), { name: 'letter.txt' })
  const records = recordValues(
    {
      account: { name: 'Blue Harbor Outfitters, Inc.' },
      locations: [{ address: '40 Dock Street, Portland, ME 04101' }],
    },
    'Account',
  )
  const values = formValues(fields, records, [{ name: 'Letter', reading }])
  assert.deepEqual(Object.fromEntries(values.map(({ label, value }) => [label, value])), {
    'Location address': '40 Dock Street, Portland, ME 04101',
    'Year built': '1988',
    Construction: 'Masonry',
    'Square feet of building': '12,000',
    'Sprinklered?': 'Y',
  })
})
