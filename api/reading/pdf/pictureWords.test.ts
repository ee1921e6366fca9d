import { deepEqual, equal } from 'node:assert/strict'
import type { Buffer } from 'node:buffer'
import { createCanvas } from '@napi-rs/canvas'
import { readDocument } from '../index.ts'
import { drawnPdf } from '../testing/drawnPdf.ts'

/** A picture of words, as a scanner or a designer leaves them. */
function pictureOf(lines: readonly string[], width: number, height: number): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#111'
  context.font = '50px DejaVu Sans, Arial, sans-serif'
  for (const [at, line] of lines.entries()) context.fillText(line, 20, 60 + at * 80)
  return canvas.toBuffer('image/png')
}

Deno.test('reads a scanned region and a heading that is a picture, and leaves letterheads alone', async () => {
  const letterhead = pictureOf(['Pine Tree Mutual'], 1200, 90)
  const bytes = await drawnPdf((pdf) => {
    for (const page of [1, 2, 3]) {
      pdf.addPage().fontSize(11)
      pdf.image(letterhead, 60, 40, { width: 400 })
      pdf.text(`Page ${page} of a commercial property policy of Casco Roofing LLC.`, 60, 100)
      if (page === 1)
        pdf.image(pictureOf(['Location 1', 'Limit $1,250,000'], 1500, 400), 60, 200, { width: 480 })
      if (page === 3) {
        pdf.image(pictureOf(['LIMITED TORCH COVERAGE'], 1200, 90), 60, 200, { width: 400 })
        pdf.text('A fire watch is kept for two hours after the work ends.', 60, 260)
      }
    }
  })
  const { pages, notes } = await readDocument(bytes, { name: 'policy.pdf' })
  deepEqual(
    pages.map(({ source }) => source),
    ['mixed', 'text', 'mixed'],
  )
  const texts = pages.map(({ lines }) => lines.map(({ text }) => text))
  equal(texts[2]?.[0], 'LIMITED TORCH COVERAGE')
  equal(texts.flat().join(' ').includes('Pine Tree'), false)
  deepEqual(notes, ['Pages 1 and 3 were read in part by OCR.'])
})

Deno.test('reads a scan whose program sets colors before the picture', async () => {
  const scan = pictureOf(['HOMEOWNERS POLICY', 'Dwelling $512,000'], 1500, 1950)
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().image(scan, 0, 0, { width: 0.1 })
    pdf.addContent('q 500 0 0 -700 50 750 cm 0 0 0 RG 0 0 0 rg /I1 Do Q')
  })
  const { pages } = await readDocument(bytes, { name: 'scan.pdf' })
  deepEqual(
    pages.map(({ source, lines }) => [source, lines.map(({ text }) => text)]),
    [['ocr', ['HOMEOWNERS POLICY', 'Dwelling $512,000']]],
  )
})
