import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { wordsOf } from './certificateCells.ts'
import { withPrintedBoxes } from './withPrintedBoxes.ts'

/** Words, and boxes that are ticked or not, from left to right. */
type Part = string | boolean

/** A certificate in ruled cells: what is insured, with drawn boxes, the policy's number and its limit. */
async function certificate(lines: readonly (readonly Part[])[]): Promise<Reading> {
  const pdf = await drawnPdf((doc) => {
    doc.addPage({ size: 'LETTER', layout: 'landscape' })
    doc.font('Helvetica').fontSize(8)
    const columns = [40, 260, 300, 340, 440, 500, 560, 760]
    const rows: { cells: readonly (readonly (readonly Part[])[])[]; height: number }[] = [
      {
        cells: ['TYPE OF INSURANCE', 'ADDL', 'SUBR', 'POLICY NUMBER', 'EFF', 'EXP', 'LIMITS'].map((text) => [
          [text],
        ]),
        height: 18,
      },
      {
        cells: [
          lines,
          [['Y']],
          [['N']],
          [['KX 55-20911']],
          [['02/01/2026']],
          [['02/01/2027']],
          [['EACH OCCURRENCE $ 2,000,000']],
        ],
        height: 50,
      },
    ]
    let y = 60
    for (const { cells, height } of rows) {
      for (const [at, cell] of cells.entries()) {
        const x = columns[at] ?? 0
        doc.rect(x, y, (columns[at + 1] ?? 0) - x, height).stroke()
        for (const [line, parts] of cell.entries()) {
          let left = x + 4
          const top = y + 5 + line * 12
          for (const part of parts) {
            if (typeof part === 'string') {
              doc.text(part, left, top, { lineBreak: false })
              left += doc.widthOfString(part) + 5
            } else {
              doc.rect(left, top - 1, 8, 8).stroke()
              if (part) doc.text('X', left + 1.5, top, { lineBreak: false })
              left += 13
            }
          }
        }
      }
      y += height
    }
  })
  return readDocument(pdf, { name: 'certificate.pdf' })
}

const umbrella = `<h1>Harbor Point Excess Company</h1><p>Umbrella policy KX 55-20911</p><p>Policy period: 02/01/2026 to 02/01/2027</p>
  <table><tr><td>Form</td><td>Claims-made umbrella, retroactive date 02/01/2024</td></tr><tr><td>Each occurrence</td><td>$2,000,000</td></tr></table>`

async function basisShown(lines: readonly (readonly Part[])[]): Promise<string[]> {
  const policy = await readDocument(new TextEncoder().encode(`<html><body>${umbrella}</body></html>`), {
    name: 'policy.html',
  })
  const { discrepancies } = reviewCertificate(await certificate(lines), {
    policies: [policy],
    contract: null,
  })
  return discrepancies.flatMap(({ field, onCertificate, shouldBe }) =>
    field.startsWith('Coverage basis') ? [`${onCertificate}: ${shouldBe}`] : [],
  )
}

Deno.test('drawn boxes do not divide the cell that they stand in', async () => {
  const read = await certificate([['UMBRELLA LIAB', true, 'OCCUR', false, 'CLAIMS-MADE']])
  assert.ok(wordsOf(read).some(({ text }) => text === 'UMBRELLA LIAB X OCCUR CLAIMS-MADE'))
})

Deno.test('boxes are read with the words that they are for, before or behind them', async () => {
  for (const [line, text] of [
    [['UMBRELLA LIAB', true, 'OCCUR', false, 'CLAIMS-MADE'], 'UMBRELLA LIAB [X] OCCUR [ ] CLAIMS-MADE'],
    [['UMBRELLA LIAB', false, 'OCCUR', true, 'CLAIMS-MADE'], 'UMBRELLA LIAB [ ] OCCUR [X] CLAIMS-MADE'],
    [
      ['Umbrella liability: occurrence', true, 'claims-made', false],
      'Umbrella liability: [X] occurrence [ ] claims-made',
    ],
    [
      ['Umbrella: occurrence', false, 'claims-made', true, '; follow form', true],
      'Umbrella: [ ] occurrence [X] claims-made ; [X] follow form',
    ],
  ] as const) {
    const words = wordsOf(withPrintedBoxes(await certificate([line])))
    assert.ok(
      words.some((each) => each.text === text),
      text,
    )
  }
})

Deno.test('the basis of a line is that of its ticked box', async () => {
  const wrong = ['occurrence: claims-made']
  assert.deepEqual(await basisShown([['UMBRELLA LIAB'], [true, 'OCCUR', false, 'CLAIMS-MADE']]), wrong)
  assert.deepEqual(await basisShown([['Umbrella: occurrence', true, 'claims-made', false]]), wrong)
  assert.deepEqual(await basisShown([['Umbrella: occurrence', false, 'claims-made', true]]), [])
  assert.deepEqual(await basisShown([['UMBRELLA LIAB'], [false, 'OCCUR', true, 'CLAIMS-MADE']]), [])
})
