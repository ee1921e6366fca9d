import assert from 'node:assert/strict'
import type { Blank, Box } from '../reading.ts'
import { readDocument } from '../readDocument.ts'
import { drawnPdf } from '../testing/drawnPdf.ts'
import { flatForms } from '../testing/flatForms.ts'

async function blanksIn(form: Promise<Uint8Array>): Promise<readonly Blank[]> {
  return (await readDocument(await form, { name: 'form.pdf' })).blanks
}

/** How many blanks there are of each kind. */
function kindsOf(blanks: readonly Blank[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of blanks) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

function isBetween(
  box: Box | undefined,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  assert.ok(box)
  const { x, y, width, height } = box
  assert.ok(x >= left - 1 && y >= top && x + width <= right + 1 && y + height <= bottom, JSON.stringify(box))
}

Deno.test('finds the blanks of forms of every layout', async () => {
  const found: Record<string, object> = {}
  for (const [name, form] of Object.entries(flatForms)) found[name] = kindsOf(await blanksIn(form()))
  assert.deepEqual(found, {
    contractorSupplement: { text: 9, checkBox: 5, multiline: 1 },
    lostPolicyRelease: { text: 6 },
    applicantSection: { text: 9, checkBox: 4 },
    vehicleSchedule: { text: 13 },
    restaurantQuestionnaire: { checkBox: 8, multiline: 1 },
    cyberQuestionnaire: { text: 4, checkBox: 4 },
    propertySupplement: { text: 6 },
  })
})

Deno.test('a blank is above its line, and below the label in its cell', async () => {
  const [name] = await blanksIn(flatForms.lostPolicyRelease())
  isBetween(name?.box, [50, 97, 300, 111])
  const [agency] = await blanksIn(flatForms.applicantSection())
  isBetween(agency?.box, [50, 88, 220, 106])
})

Deno.test('underlined words, filled cells, borders and lines that part are no blanks', async () => {
  const page = drawnPdf((pdf) => {
    pdf.addPage()
    pdf.rect(30, 30, 552, 732).stroke()
    pdf.font('Helvetica-Bold').fontSize(12).text('COMMON POLICY DECLARATIONS', 50, 60, { lineBreak: false })
    pdf.moveTo(50, 76).lineTo(560, 76).stroke()
    pdf.font('Helvetica').fontSize(9)
    pdf.text('Minimum earned premium applies.', 50, 100, { underline: true, lineBreak: false })
    for (const [row, cells] of [
      ['Named Insured', 'Harbor Street Bakery LLC'],
      ['Policy number', 'CPP 4410286-03'],
      ['Policy period', '03/01/2026 to 03/01/2027'],
    ].entries())
      for (const [column, text] of cells.entries()) {
        pdf.rect(50 + column * 200, 130 + row * 18, 200, 18).stroke()
        pdf.text(text, 54 + column * 200, 135 + row * 18, { lineBreak: false })
      }
    pdf.moveTo(50, 200).lineTo(560, 200).stroke()
    pdf.text('Premium .................... $4,180', 50, 220, { lineBreak: false })
  })
  assert.deepEqual(await blanksIn(page), [])
})

Deno.test('squares in which somebody put a mark, and those of a number, are no boxes to check', async () => {
  const page = drawnPdf((pdf) => {
    pdf.addPage()
    pdf.font('Helvetica').fontSize(9)
    pdf.rect(50, 100, 10, 10).stroke()
    pdf.text('X', 52, 101, { lineBreak: false })
    pdf.text('Corporation', 66, 101, { lineBreak: false })
    pdf.circle(155, 105, 5).stroke()
    pdf.text('Partnership', 166, 101, { lineBreak: false })
    pdf.text('FEIN', 50, 131, { lineBreak: false })
    for (let at = 0; at < 9; at++) pdf.rect(80 + at * 12, 130, 12, 12).stroke()
  })
  assert.deepEqual(kindsOf(await blanksIn(page)), { checkBox: 1, text: 1 })
})

Deno.test('lines to write on do not make a page look like a scan', async () => {
  const { notes, pages } = await readDocument(await flatForms.contractorSupplement(), { name: 'form.pdf' })
  assert.deepEqual(notes, [])
  assert.ok(pages[0]?.lines.some(({ words }) => words.some(({ text }) => text === 'address:')))
})
