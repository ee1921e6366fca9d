import assert from 'node:assert/strict'
import { zipSync } from 'fflate'
import { readWorkbook } from './readWorkbook.ts'
import { openImportDesk } from '../transfer/testing/openImportDesk.ts'
import { workbookOf, workbookOfRows } from './testing/workbookOf.ts'

const heading = `<row r="1">${cell('A1', 'Name')}</row>`
const tooMuch = 'This workbook is too complex to read. Save its sheet as CSV and import that.'
const tooLong = 'This workbook is over 60 MB unpacked. Save its sheet as CSV and import that.'
const tooLarge = 'This workbook is too large. Split its sheet in two and import each.'
const unreadable = 'This is not an Excel workbook (.xlsx) that can be read.'

function cell(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
}

/** The workbook with the directory's word that its sheet is so long. */
function claiming(bytes: number, workbook: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const said = workbook.slice()
  const view = new DataView(said.buffer)
  const lastEntry = Buffer.from(said).lastIndexOf('PK\u0001\u0002')
  view.setUint32(lastEntry + 24, bytes, true)
  return said
}

function longTextInAllCells(): Uint8Array<ArrayBuffer> {
  const cells = `<row r="2">${'<c t="s"><v>0</v></c>'.repeat(7)}</row>`
  return workbookOfRows(heading + cells.repeat(100_000), 'A'.repeat(30_000))
}

const millions = 'A'.repeat(70_000_000)
const bombs: readonly [string, () => Uint8Array<ArrayBuffer>, string][] = [
  ['unpacks to more than 60 MB', () => workbookOf([['Name'], [millions]]), tooLong],
  ['says that it is small', () => claiming(4_000, workbookOf([['Name'], [millions]])), unreadable],
  [
    'has rows without end',
    () => workbookOfRows(`${heading}<row r="4000000000">${cell('A4000000000', 'Casco Tile')}</row>`),
    tooMuch,
  ],
  [
    'is as wide as it is long',
    () => {
      const rows = Array.from(
        { length: 40_000 },
        (_, at) => `<row r="${at + 3}">${cell(`A${at + 3}`, 'Casco')}</row>`,
      )
      return workbookOfRows(`${heading}<row r="2">${cell('XFD2', 'Tile')}</row>${rows.join('')}`)
    },
    tooMuch,
  ],
  [
    'has a cell that is a book',
    () => workbookOf([['Name'], ['A'.repeat(40_000)]]),
    'Row 2 has a cell of more than 32,767 characters. Shorten it.',
  ],
  ['has 700,000 cells with one long text', longTextInAllCells, tooLarge],
  [
    'has 2,100 parts',
    () => {
      const parts = Array.from(
        { length: 2_100 },
        (_, at) => [`xl/media/${at}.xml`, new Uint8Array()] as const,
      )
      return new Uint8Array(zipSync(Object.fromEntries(parts), { level: 0 }))
    },
    unreadable,
  ],
  [
    'has one long text in every cell',
    () => {
      const rows = Array.from(
        { length: 3_000 },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
      )
      return workbookOfRows(rows.join(''), 'A'.repeat(30_000))
    },
    tooLarge,
  ],
]

for (const [what, bomb, message] of bombs) {
  Deno.test(`rejects a workbook that ${what}`, async () => {
    // What takes too much is stopped by its memory or by the clock, whichever comes first; the rest by what it holds.
    const timeoutMs = message === tooMuch ? 3_000 : 120_000
    await assert.rejects(readWorkbook(bomb(), { timeoutMs }), { name: 'SheetError', message })
  })
}

Deno.test('rejects a workbook that unpacks to too much, without slowing colleagues', async () => {
  await using desk = await openImportDesk()
  const fileId = await desk.upload(longTextInAllCells(), 'clients.xlsx')
  const [answer, turns] = await desk.besideOthers(() => desk.look('ACCOUNTS', fileId))
  assert.deepEqual(answer.fields, [{ path: 'fileId', message: tooLarge }])
  assert(turns > 15, `others had ${turns} turns beside it`)
})

Deno.test('gives up on a workbook that takes too long to read', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [`Casco Trading ${at} LLC`, `(207) 555-${at}`])
  await assert.rejects(readWorkbook(workbookOf(rows), { timeoutMs: 50 }), {
    name: 'SheetError',
    message: tooMuch,
  })
  const next = await readWorkbook(workbookOf(rows.slice(0, 1_000)))
  assert.equal(next.length, 1_000, 'the next is not held up by it')
})

Deno.test('ignores what Excel leaves around a list', async () => {
  const rows = await readWorkbook(
    workbookOfRows(`<row r="2">${cell('B2', 'Name')}<c r="XFD2"/></row><row r="90000"/>`),
  )
  assert.deepEqual(rows, [[], ['', 'Name']])
})
