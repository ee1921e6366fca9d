import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { fileKind } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { readWorkbook } from './readWorkbook.ts'
import { SheetError } from './SheetError.ts'

/** Row number as shown in spreadsheets; the heading is row 1. */
export interface SheetRow {
  readonly row: number
  readonly cells: readonly string[]
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const mostWorkbookBytes = 15_000_000
/** Maximum number of columns: each is examined for its type and stored with the import. */
const mostColumns = 200

/** The file types that lists are read from. */
export const sheetTypes: readonly string[] = ['text/csv', 'text/plain', workbook]

/** The non-empty rows of an uploaded list, heading first. */
export async function* readSheet(agency: AgencyStore, fileId: string): AsyncIterable<SheetRow> {
  const file = agency.table(fileKind).get(fileId)
  const blob = file && (await agency.blobs.read(file.hash))
  if (!blob) throw new Error(`The content of file ${fileId} is missing.`)
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  const rows = file.mimeType === workbook ? workbookRows(bytes, file.hash) : csvRows(decoded(bytes))
  let isHeading = true
  for await (const { row, cells } of rows) {
    const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (isHeading && end > mostColumns)
      throw new SheetError(
        `A list may have up to ${mostColumns} columns. Leave out those that are not needed.`,
      )
    if (end === 0) continue
    isHeading = false
    yield { row, cells: cells.slice(0, end).map(unguarded) }
  }
}

async function* csvRows(text: string): AsyncIterable<SheetRow> {
  const parser = parse({ delimiter: delimiterOf(text), relax_column_count: true, max_record_size: 200_000 })
  Readable.from(piecesOf(text), { objectMode: false }).pipe(parser)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetError(
      `Row ${parser.info.records + 1} is not valid CSV. A quotation mark may be missing. Save the file as CSV again.`,
      { cause: error },
    )
  }
}

type Cells = readonly (readonly string[])[]

/** Workbooks are viewed several times in a row, so the parsed result is cached while memory allows. */
let latest: { readonly hash: string; readonly cells: WeakRef<Cells> } | null = null

async function* workbookRows(bytes: Uint8Array<ArrayBuffer>, hash: string): AsyncIterable<SheetRow> {
  if (bytes.byteLength > mostWorkbookBytes)
    throw new SheetError('This workbook is over 15 MB. Save its sheet as CSV and import that.')
  const known = latest?.hash === hash ? latest.cells.deref() : undefined
  const rows = known ?? (await readWorkbook(bytes))
  latest = { hash, cells: new WeakRef(rows) }
  for (const [at, cells] of rows.entries()) yield { row: at + 1, cells }
}

/** UTF-16 if it has a byte order mark, as in Excel's Unicode Text; otherwise UTF-8, or Excel's Windows encoding. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The delimiter that appears most often in the heading. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n|\r/, 1)
  const [best] = [',', ';', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)
  return best ?? ','
}

const pieceLength = 64 * 1024

function* piecesOf(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

/** Without the apostrophe that keeps spreadsheets from treating text as a formula. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '').trim()
}
