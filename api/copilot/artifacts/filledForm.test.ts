import assert from 'node:assert/strict'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { readFormFields } from '../../documents/index.ts'
import { filledFormOf } from './filledForm.ts'
import { type Copilot, openCopilot } from '../testing/openCopilot.ts'

const update = `mutation ($id: ID!, $input: UpdateCaraFormInput!) {
  updateCaraForm(id: $id, input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
  }
}`
const restore = `mutation ($id: ID!, $version: Int!) {
  restoreCaraArtifactVersion(id: $id, version: $version) { __typename }
}`
const show = `query ($id: ID!) {
  node(id: $id) {
    ... on CaraArtifact {
      title
      versions { note agencyUser { name } }
      document {
        downloadUrl
        formFields { name label kind value shownValue source isUncertain options { value label } }
      }
      changes(from: 1, to: 2) { kind text }
    }
  }
}`

/** A claim form whose radio buttons are called Choice1 and Choice2 in the PDF. */
async function claimForm(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const form = pdf.getForm()
  page.drawText('Name of insured:', { x: 50, y: 684, size: 10, font })
  form.createTextField('insured').addToPage(page, { x: 220, y: 680, width: 260, height: 18 })
  page.drawText('Type of vehicle:', { x: 50, y: 644, size: 10, font })
  const group = form.createRadioGroup('vehicle')
  for (const [index, label] of ['Truck', 'Trailer'].entries()) {
    const x = 220 + index * 100
    group.addOptionToPage(`Choice${index + 1}`, page, { x, y: 642, width: 12, height: 12 })
    page.drawText(label, { x: x + 18, y: 644, size: 10, font })
  }
  page.drawText('Police report filed', { x: 70, y: 604, size: 10, font })
  form.createCheckBox('police').addToPage(page, { x: 50, y: 602, width: 12, height: 12 })
  return new Uint8Array(await pdf.save())
}

async function fillClaim(copilot: Copilot): Promise<string> {
  const files = [await copilot.upload('[Input] Claim.pdf', await claimForm())]
  const { artifacts } = await copilot.ask('Fill in this form. The name of insured is Casco Roofing.', {
    files,
    preset: 'GENERATE_TEMPLATE',
  })
  return artifacts[0].id
}

Deno.test('a changed value of a filled form is in the PDF, with who changed it', async () => {
  await using copilot = await openCopilot()
  const id = await fillClaim(copilot)
  const values = [
    { name: 'vehicle', value: 'Choice2' },
    { name: 'police', value: 'true' },
  ]
  const saved = await copilot.dana.data(update, { id, input: { values } })
  assert.equal(saved.updateCaraForm.__typename, 'UpdateCaraFormSuccess')

  const { node } = await copilot.dana.data(show, { id })
  assert.deepEqual(
    node.document.formFields.map((field: Record<string, unknown>) => [
      field['label'],
      field['shownValue'],
      field['source'],
    ]),
    [
      ['Name of insured', 'Casco Roofing', 'Your message'],
      ['Type of vehicle', 'Trailer', 'Changed by Dana Whitfield'],
      ['Police report filed', 'Checked', 'Changed by Dana Whitfield'],
    ],
  )
  assert.deepEqual(node.versions.at(-1), { note: 'Changed 2 fields', agencyUser: { name: 'Dana Whitfield' } })
  assert.match(
    node.changes.map(({ kind, text }: Record<string, string>) => `${kind} ${text}`).join('\n'),
    /ADDED .*Trailer/,
  )
  const pdf = await copilot.dana.fetch(node.document.downloadUrl)
  const read = await readFormFields(new Uint8Array(await pdf.arrayBuffer()))
  assert.deepEqual(read.ok && read.fields.map(({ value }) => value), ['Casco Roofing', 'Choice2', true])
})

Deno.test('a cleared field of a filled form is empty in the PDF, and the earlier version can be restored', async () => {
  await using copilot = await openCopilot()
  const id = await fillClaim(copilot)
  const insured = async () => {
    const { node } = await copilot.dana.data(show, { id })
    const pdf = await copilot.dana.fetch(node.document.downloadUrl)
    const read = await readFormFields(new Uint8Array(await pdf.arrayBuffer()))
    return [node.document.formFields[0].value, read.ok && read.fields[0]?.value]
  }
  const values = [
    { name: 'insured', value: '' },
    { name: 'vehicle', value: '' },
  ]
  await copilot.dana.data(update, { id, input: { values } })
  assert.deepEqual(await insured(), ['', ''])
  await copilot.dana.data(restore, { id, version: 1 })
  assert.deepEqual(await insured(), ['Casco Roofing', 'Casco Roofing'])
})

Deno.test('rejects a value that a field of the form does not offer, and a field it does not have', async () => {
  await using copilot = await openCopilot()
  const id = await fillClaim(copilot)
  const wrong = async (name: string) => {
    const input = { values: [{ name, value: 'Sedan' }] }
    return (await copilot.dana.data(update, { id, input })).updateCaraForm.fields
  }
  assert.deepEqual(await wrong('vehicle'), [
    { path: 'values.0', message: 'The form does not accept this value.' },
  ])
  assert.deepEqual(await wrong('wheels'), [{ path: 'values.0', message: 'The form has no such field.' }])
})

Deno.test('shows no fields of a form that was filled before they were kept', () => {
  const data = '{"filled":[{"label":"Name of ins'
  assert.equal(filledFormOf({ type: 'DOCUMENT', fileId: 'fi_1', documentType: 'Filled form', data }), null)
})
