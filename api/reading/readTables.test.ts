import { deepEqual, equal } from 'node:assert/strict'
import { createCanvas } from '@napi-rs/canvas'
import { readDocument, type TableBlock } from './index.ts'
import { drawnPdf } from './testing/drawnPdf.ts'

function textOf({ header, rows }: TableBlock): string[] {
  return [header ?? [], ...rows].map((row) => row.map(({ text }) => text).join(' | '))
}

async function tablesIn(bytes: Uint8Array): Promise<TableBlock[]> {
  const { blocks } = await readDocument(bytes, { name: 'schedule.pdf' })
  return blocks.filter((block) => block.kind === 'table')
}

Deno.test('joins an unruled table over pages without its repeated header and footer', async () => {
  const bytes = await drawnPdf((pdf) => {
    for (const page of [1, 2, 3]) {
      pdf.addPage().fontSize(9)
      pdf.font('Helvetica-Bold').text('Unit', 60, 60, { lineBreak: false })
      pdf.text('Make', 140, 60, { lineBreak: false }).text('Value', 300, 60, { lineBreak: false })
      pdf.font('Helvetica')
      for (const row of [1, 2]) {
        const y = 60 + row * 14
        pdf
          .text(`${page}0${row}`, 60, y, { lineBreak: false })
          .text('Freightliner', 140, y, { lineBreak: false })
        pdf.text(`$${page}8,000`, 300, y, { lineBreak: false })
      }
      pdf.text(`Northstar Cartage LLC   Page ${page} of 3`, 60, 715, { lineBreak: false })
    }
  })
  const [table, ...others] = await tablesIn(bytes)
  equal(others.length, 0)
  deepEqual(table && textOf(table), [
    'Unit | Make | Value',
    '101 | Freightliner | $18,000',
    '102 | Freightliner | $18,000',
    '201 | Freightliner | $28,000',
    '202 | Freightliner | $28,000',
    '301 | Freightliner | $38,000',
    '302 | Freightliner | $38,000',
  ])
})

Deno.test('begins a record on a new page though its first cell is empty, and goes on with one that is cut', async () => {
  const pages = [
    [['100', '6345', 'Great Dane', '2000']],
    [
      ['', '3656', 'Kenworth', '2022'],
      ['101', '7780', 'Fontaine', '2007'],
    ],
    [
      ['', '', 'Infinity', ''],
      ['102', '8227', 'Volvo', '2005'],
    ],
  ]
  const bytes = await drawnPdf((pdf) => {
    for (const rows of pages) {
      pdf.addPage().fontSize(9).font('Helvetica-Bold')
      for (const [at, name] of ['Unit', 'Number', 'Make', 'Year'].entries())
        pdf.text(name, 60 + at * 100, 60, { lineBreak: false })
      pdf.font('Helvetica')
      for (const [row, cells] of rows.entries())
        for (const [at, text] of cells.entries())
          if (text) pdf.text(text, 60 + at * 100, 74 + row * 14, { lineBreak: false })
      for (const y of [56, 70, 84, 98].slice(0, rows.length + 2)) pdf.moveTo(56, y).lineTo(460, y).stroke()
      for (const x of [56, 156, 256, 356, 460])
        pdf
          .moveTo(x, 56)
          .lineTo(x, 70 + rows.length * 14)
          .stroke()
    }
  })
  const tables = await tablesIn(bytes)
  deepEqual(tables.flatMap(textOf), [
    'Unit | Number | Make | Year',
    '100 | 6345 | Great Dane | 2000',
    ' | 3656 | Kenworth | 2022',
    '101 | 7780 | Fontaine Infinity | 2007',
    '102 | 8227 | Volvo | 2005',
  ])
})

Deno.test('takes the names above a row of dashes for the header of a typed table', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().font('Courier').fontSize(9)
    const lines = [
      'COVERAGE                          FROM          TO',
      '-'.repeat(60),
      'UNINSURED MOTORISTS               $1,000,000    $300,000',
      'HIRED AUTO PHYSICAL DAMAGE        $50,000       $85,000',
    ]
    for (const [at, line] of lines.entries()) pdf.text(line, 60, 100 + at * 11, { lineBreak: false })
  })
  const [table] = await tablesIn(bytes)
  deepEqual(table && textOf(table), [
    'COVERAGE | FROM | TO',
    'UNINSURED MOTORISTS | $1,000,000 | $300,000',
    'HIRED AUTO PHYSICAL DAMAGE | $50,000 | $85,000',
  ])
})

Deno.test('keeps the lines of a cell together in a ruled table', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(9)
    for (const x of [60, 200, 360]) pdf.moveTo(x, 100).lineTo(x, 178).stroke()
    for (const y of [100, 118, 148, 178]) pdf.moveTo(60, y).lineTo(360, y).stroke()
    const cells: [string, number, number][] = [
      ...([
        ['Location', 66, 105],
        ['Building limit', 206, 105],
      ] as [string, number, number][]),
      ...([
        ['60 Mill Creek Road, Black', 66, 122],
        ['Mountain, NC 28711', 66, 134],
        ['$420,000', 206, 122],
      ] as [string, number, number][]),
      ...([
        ['921 Prospect Avenue', 66, 152],
        ['Not covered', 206, 152],
        ['(tenant)', 206, 164],
      ] as [string, number, number][]),
    ]
    for (const [text, x, y] of cells) pdf.text(text, x, y, { lineBreak: false })
  })
  const [table] = await tablesIn(bytes)
  deepEqual(table && textOf(table), [
    'Location | Building limit',
    '60 Mill Creek Road, Black Mountain, NC 28711 | $420,000',
    '921 Prospect Avenue | Not covered (tenant)',
  ])
})

Deno.test('reads two columns of prose one after the other', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(9)
    for (let row = 0; row < 12; row++) {
      const y = 100 + row * 12
      pdf.text(`left column says that we will pay for line ${row}`, 60, y, { lineBreak: false })
      pdf.text(`right column says that it does not apply to ${row}`, 330, y, { lineBreak: false })
    }
  })
  const { pages } = await readDocument(bytes, { name: 'form.pdf' })
  const sides = pages[0]?.lines.map(({ text }) => text.split(' ')[0])
  deepEqual(sides, [...Array<string>(12).fill('left'), ...Array<string>(12).fill('right')])
})

Deno.test('recognizes the text of a sideways scan', async () => {
  const canvas = createCanvas(1100, 850)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1100, 850)
  context.fillStyle = '#000'
  context.translate(1100, 0)
  context.rotate(Math.PI / 2)
  context.font = '28px sans-serif'
  const lines = [
    'CERTIFICATE OF INSURANCE',
    'Each occurrence limit is $1,000,000',
    'Policy number BOP 118734',
    'Damage to rented premises $50,000',
  ]
  for (const [at, line] of lines.entries()) context.fillText(line, 80, 120 + at * 60)
  const { format, pages, notes } = await readDocument(canvas.toBuffer('image/png'), { name: 'scan.png' })
  equal(format, 'image')
  deepEqual(notes, ['This picture was read by OCR.'])
  deepEqual(
    pages[0]?.lines.map(({ text }) => text),
    lines,
  )
})

Deno.test('reads two lists side by side one after the other', async () => {
  const limits = [
    'Each occurrence',
    'General aggregate',
    'Personal and advertising injury',
    'Damage to rented premises',
    'Medical expense',
    'Employee benefits, each claim',
  ]
  const property = [
    'Business personal property',
    'Improvements and betterments',
    'Outdoor signs',
    'Employee dishonesty',
    'Money and securities',
    'Valuable papers and records',
  ]
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(9)
    pdf.text('The limits below are the most that the company will pay for any one loss.', 60, 70)
    for (let row = 0; row < 6; row++) {
      pdf.text(limits[row] ?? '', 60, 100 + row * 14, { lineBreak: false })
      pdf.text(`$${row + 1},000,000`, 230, 100 + row * 14, { lineBreak: false })
      pdf.text(property[row] ?? '', 330, 106 + row * 12.5, { lineBreak: false })
      pdf.text(`$${row + 1}0,000`, 500, 106 + row * 12.5, { lineBreak: false })
    }
  })
  const [left, right] = await tablesIn(bytes)
  deepEqual(
    [left, right].map((table) => table && textOf(table).filter((row) => row !== '')[0]),
    ['Each occurrence | $1,000,000', 'Business personal property | $10,000'],
  )
})
