import assert from 'node:assert/strict'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { readPdf } from '../testing/readPdf.ts'
import { addFields } from './addFields.ts'
import { fillForm } from './fillForm.ts'
import { readFormFields } from './formFields.ts'

const field = { name: 'Named insured', kind: 'text', label: 'Named insured' } as const
const place = { page: 1, x: 100, y: 500, width: 200, height: 14 }

async function blank(turn = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  page.drawText('Named insured', { x: 20, y: 20 })
  page.setRotation(degrees(turn))
  return pdf.save()
}

Deno.test('adds fields that are filled like those of the form’s own, without a border or a background', async () => {
  const made = await addFields(await blank(), [
    { ...field, place },
    {
      name: 'Corporation',
      kind: 'checkBox',
      label: 'Corporation',
      place: { ...place, y: 400, width: 9, height: 9 },
    },
  ])
  const filled = await fillForm(made, { 'Named insured': 'Blue Harbor Outfitters Inc.', Corporation: true })
  assert.ok(filled.ok)
  const read = await readFormFields(filled.pdf)
  assert.ok(read.ok)
  assert.deepEqual(
    read.fields.map(({ name, kind, label, value }) => ({ name, kind, label, value })),
    [
      { ...field, value: 'Blue Harbor Outfitters Inc.' },
      { name: 'Corporation', kind: 'checkBox', label: 'Corporation', value: true },
    ],
  )
  assert.deepEqual(read.fields[0]?.place, place)
})

Deno.test('text stands where the page is shown to have its blank, however the page is turned', async () => {
  for (const turn of [0, 90, 180, 270]) {
    const made = await addFields(await blank(turn), [{ ...field, place }])
    const filled = await fillForm(made, { 'Named insured': 'Blue Harbor' }, { flatten: true })
    assert.ok(filled.ok)
    const { pages } = await readPdf(filled.pdf)
    const found = pages[0]?.places.find(({ text }) => text.includes('Blue'))
    // Where the text begins on the page as it is written.
    const corner = { 0: [100, 500], 90: [112, 100], 180: [512, 292], 270: [500, 692] }[turn] ?? []
    assert.ok(found, `turned by ${turn}`)
    assert.ok(
      Math.hypot(found.x - (corner[0] ?? 0), found.y - (corner[1] ?? 0)) < 20,
      JSON.stringify({ turn, found }),
    )
  }
})
