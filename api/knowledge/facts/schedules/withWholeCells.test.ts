import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { drawnPdf } from '../../../reading/testing/drawnPdf.ts'
import { extractSchedules } from './extractSchedules.ts'

Deno.test('reads the cells of a ruled schedule of vehicles that go over two lines', async () => {
  const rows = [
    ['#', 'Year / make / model', 'VIN', 'Cost\nnew', 'Comp /\nColl'],
    ['1', '2022 Ford Transit 250', '1FTBR1C87NKA12044', '$48,200', '1,000 /\n1,000'],
    ['2', '2019 Chevrolet\nExpress 3500', '1GAZGPFG2K1188340', '$41,350', '500 /\n1,000'],
    ['3', '2015 Big Tex\ntrailer', '16VEX1622F2077715', '$6,900', 'none'],
  ]
  const columns = [50, 70, 190, 320, 380, 440] as const
  const height = 26
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(12).text('SCHEDULE OF VEHICLES', 50, 40)
    pdf.fontSize(9)
    for (const [at, row] of rows.entries())
      for (const [column, text] of row.entries()) {
        const [x, y] = [columns[column] ?? 0, 70 + at * height]
        pdf.rect(x, y, (columns[column + 1] ?? 0) - x, height).stroke()
        const lines = text.split('\n')
        for (const [line, part] of lines.entries())
          pdf.text(part, x + 3, y + (lines.length === 1 ? 8 : 3) + line * 11, { lineBreak: false })
      }
  })
  const [schedule] = extractSchedules(await readDocument(drawn, { name: 'policy.pdf' }))
  assert.deepEqual(
    schedule?.rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
    [
      '1 | 2022 Ford Transit 250 | 1FTBR1C87NKA12044 | $48,200 | 1,000 | 1,000',
      '2 | 2019 Chevrolet Express 3500 | 1GAZGPFG2K1188340 | $41,350 | 500 | 1,000',
      '3 | 2015 Big Tex trailer | 16VEX1622F2077715 | $6,900 | none | none',
    ],
  )
  assert.equal(schedule?.rows[1]?.cells[3]?.value, 4_135_000)
})

Deno.test('reads whole numbers of claims that a narrow column cuts at their hyphens over several lines', async () => {
  const rows = [
    ['Policy', 'Claim', 'Loss date', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
    [
      'GSM-\nCGL-\n447-\n03',
      '26-\n00871',
      '08/14/2026',
      'Water\ndamage -\ncoupling\nfailed',
      'Open',
      '$8,200',
      '$31,000',
      '$39,200',
    ],
    [
      'GSM-\nCGL-\n447-\n02',
      '25-\n00412',
      '11/02/2025',
      'Torch\nignited\nattic\ninsulation',
      'Closed',
      '$62,480',
      '$0',
      '$62,480',
    ],
  ]
  const columns = [50, 100, 150, 220, 290, 340, 400, 460, 520]
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(12).text('LOSS RUN', 50, 40)
    pdf.fontSize(9)
    for (const [at, row] of rows.entries())
      for (const [column, text] of row.entries()) {
        const [x, y] = [columns[column] ?? 0, 70 + at * 56]
        pdf.rect(x, y, (columns[column + 1] ?? 0) - x, 56).stroke()
        for (const [line, part] of text.split('\n').entries())
          pdf.text(part, x + 3, y + 4 + line * 12, { lineBreak: false })
      }
  })
  const [schedule] = extractSchedules(await readDocument(drawn, { name: 'losses.pdf' }))
  const at = (key: string) => schedule?.columns.findIndex((column) => column.key === key) ?? -1
  assert.deepEqual(
    schedule?.rows.map(({ cells }) => [cells[at('claimNumber')]?.text, cells[at('description')]?.text]),
    [
      ['26-00871', 'Water damage - coupling failed'],
      ['25-00412', 'Torch ignited attic insulation'],
    ],
  )
})
