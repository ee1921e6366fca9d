import assert from 'node:assert/strict'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { readPdf } from '../testing/readPdf.ts'
import { fillForm } from './fillForm.ts'
import { readFormFields } from './formFields.ts'

/** A loss notice with every kind of field. */
async function lossNotice(change?: (pdf: PDFDocument) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const form = pdf.getForm()
  const insured = form.createTextField('insured.name')
  insured.addToPage(page, { x: 72, y: 700, width: 200, height: 16 })
  const what = form.createTextField('loss.description')
  what.enableMultiline()
  what.addToPage(page, { x: 72, y: 560, width: 300, height: 90 })
  const injured = form.createCheckBox('loss.injury')
  injured.addToPage(page, { x: 72, y: 520, width: 12, height: 12 })
  const line = form.createRadioGroup('line')
  line.addOptionToPage('PROPERTY', page, { x: 72, y: 490, width: 12, height: 12 })
  line.addOptionToPage('LIABILITY', page, { x: 92, y: 490, width: 12, height: 12 })
  const state = form.createDropdown('state')
  state.addOptions(['ME', 'NH', 'MA'])
  state.addToPage(page, { x: 72, y: 450, width: 60, height: 16 })
  change?.(pdf)
  return pdf.save()
}

const values = {
  'insured.name': 'Łukasz & Søren’s Seafood',
  'loss.description': 'A pipe above the walk-in cooler burst overnight.',
  'loss.injury': true,
  line: 'liability',
  state: 'NH',
}

Deno.test('fills text, check boxes, radio buttons and lists of a form and keeps them editable', async () => {
  const filled = await fillForm(await lossNotice(), values)
  assert.ok(filled.ok)
  assert.deepEqual(filled.remarks, [])
  const read = await readFormFields(filled.pdf)
  assert.ok(read.ok)
  const found = Object.fromEntries(read.fields.map(({ name, value }) => [name, value]))
  assert.deepEqual(found, { ...values, line: 'LIABILITY' })
  assert.deepEqual(
    read.fields.map(({ kind }) => kind),
    ['text', 'multiline', 'checkBox', 'radio', 'choice'],
  )
  assert.deepEqual(read.fields[3]?.options, ['PROPERTY', 'LIABILITY'])
  assert.equal(read.fields[0]?.place?.page, 1)
})

Deno.test('a flattened form shows its values and has no fields', async () => {
  const filled = await fillForm(await lossNotice(), values, { flatten: true })
  assert.ok(filled.ok)
  assert.deepEqual(await readFormFields(filled.pdf), { ok: false, problem: 'NO_FIELDS' })
  const { pages } = await readPdf(filled.pdf)
  assert.match(pages[0]?.text ?? '', /Łukasz & Søren’s Seafood/)
  assert.match(pages[0]?.text ?? '', /NH/)
})

Deno.test('a long description shrinks to fit its field', async () => {
  const long = 'The sprinkler over aisle four opened and soaked the dry goods. '.repeat(9)
  const fits = await fillForm(await lossNotice(), { 'loss.description': long }, { flatten: true })
  assert.ok(fits.ok)
  assert.deepEqual(fits.remarks, [])
  const { pages } = await readPdf(fits.pdf)
  for (const { y, text } of pages[0]?.places ?? []) assert.ok(text === '' || y >= 558, `${text} at ${y}`)
})

Deno.test('text too long for its field continues in additional remarks, once', async () => {
  const long = Array.from({ length: 60 }, (_, at) => `Claimant ${at + 1} was treated at the scene.`).join(' ')
  const notice = await lossNotice((pdf) => {
    const location = pdf.getForm().createTextField('loss.location')
    location.setMaxLength(30)
    location.addToPage(pdf.getPage(0), { x: 72, y: 400, width: 200, height: 16 })
  })
  const location = 'Loading dock behind the warehouse at 400 Congress Street'
  const entered = { 'loss.description': long.repeat(3), 'loss.location': location }
  const filled = await fillForm(notice, entered)
  assert.ok(filled.ok)
  assert.deepEqual(
    filled.remarks.map(({ name, problem }) => `${name} ${problem}`),
    ['loss.description TOO_LONG', 'loss.location TOO_LONG'],
  )
  const [form, ...remarks] = (await readPdf(filled.pdf)).pages.map(({ text }) => text)
  assert.doesNotMatch(form ?? '', /Additional remarks/)
  const said = remarks.join(' ')
  assert.match(said, /^Additional remarks\s+loss.description\s+Claimant 1 was treated/)
  assert.equal(said.match(/Claimant 60 was treated at the scene/g)?.length, 3)
  assert.match(said, /Loading dock behind the warehouse at 400 Congress Street/)

  const again = await fillForm(filled.pdf, { ...entered, 'loss.description': 'A pipe burst.' })
  assert.ok(again.ok)
  const [, last, ...others] = (await readPdf(again.pdf)).pages.map(({ text }) => text)
  assert.deepEqual(others, [])
  assert.doesNotMatch(last ?? '', /Claimant/)
  assert.match(last ?? '', /Loading dock/)
})

Deno.test('a long name wraps in a tall box instead of becoming too small to read', async () => {
  const notice = await lossNotice((pdf) => {
    const holder = pdf.getForm().createTextField('holder')
    holder.addToPage(pdf.getPage(0), { x: 300, y: 300, width: 200, height: 60 })
  })
  const holder =
    'Residences at Longfellow Square Condominium Association, its officers, directors, employees and agents'
  const filled = await fillForm(notice, { holder }, { flatten: true })
  assert.ok(filled.ok)
  assert.deepEqual(filled.remarks, [])
  const { pages } = await readPdf(filled.pdf)
  const drawn = (pages[0]?.places ?? []).filter(({ text }) => text !== '')
  assert.ok(drawn.length > 1)
  assert.equal(drawn.map(({ text }) => text).join(' '), holder)
})

Deno.test('reports a value that no field takes and fills in the others', async () => {
  const filled = await fillForm(await lossNotice(), { state: 'TX', insured: 'Nobody', 'loss.injury': 'yes' })
  assert.ok(filled.ok)
  assert.deepEqual(filled.remarks, [
    { name: 'state', problem: 'NOT_AN_OPTION' },
    { name: 'insured', problem: 'NO_SUCH_FIELD' },
    { name: 'loss.injury', problem: 'WRONG_KIND' },
  ])
})

Deno.test('fills fields that have no default appearance, and reports a broken field without stopping', async () => {
  const bare = await lossNotice((pdf) => {
    const form = pdf.getForm()
    form.acroForm.dict.delete(PDFName.of('DA'))
    for (const field of form.getFields()) {
      field.acroField.dict.delete(PDFName.of('DA'))
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('DA'))
    }
    form.getDropdown('state').acroField.dict.set(PDFName.of('Opt'), PDFName.of('Broken'))
  })
  const filled = await fillForm(bare, { ...values, state: 'NH' })
  assert.ok(filled.ok)
  assert.deepEqual(filled.remarks, [{ name: 'state', problem: 'DAMAGED_FIELD' }])
  const read = await readFormFields(filled.pdf)
  assert.ok(read.ok)
  assert.equal(read.fields[0]?.value, values['insured.name'])
})

Deno.test('fills in a form that forbids editing and rejects one that forbids reading', async () => {
  const locked = async (userPassword: string) => {
    const pdf = await PDFDocument.load(await lossNotice())
    pdf.encrypt({ ownerPassword: 'carrier', userPassword, permissions: { fillingForms: false } })
    return pdf.save()
  }
  const filled = await fillForm(await locked(''), values)
  assert.ok(filled.ok)
  const read = await readFormFields(filled.pdf)
  assert.ok(read.ok && read.fields[0]?.value === values['insured.name'])
  assert.deepEqual(await fillForm(await locked('secret'), values), { ok: false, problem: 'LOCKED' })
})

Deno.test('distinguishes a form that needs Adobe Reader from a file that is not a form', async () => {
  const xfa = await PDFDocument.create()
  xfa.addPage()
  const acroForm = xfa.context.obj({ Fields: [], XFA: [] })
  assert.ok(acroForm instanceof PDFDict)
  xfa.catalog.set(PDFName.of('AcroForm'), acroForm)
  assert.deepEqual(await readFormFields(await xfa.save()), { ok: false, problem: 'XFA_ONLY' })
  const plain = await PDFDocument.create()
  plain.addPage()
  assert.deepEqual(await readFormFields(await plain.save()), { ok: false, problem: 'NO_FIELDS' })
  assert.deepEqual(await readFormFields(new TextEncoder().encode('Dear carrier')), {
    ok: false,
    problem: 'DAMAGED',
  })
})
