import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import readXlsxFile from 'read-excel-file/universal'
import { fileKind } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { isoDay } from '../../platform/index.ts'

/** A row as spreadsheets number them, the heading being row 1. */
export interface SheetRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** What is wrong with a file as a whole; the message says what to do. */
export class SheetError extends Error {
  override name = 'SheetError'
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** A workbook is a ZIP: the file's size says little of what it takes when it is open. */
const mostWorkbookBytes = 15_000_000

/** The files that lists are read from. */
export const sheetTypes: readonly string[] = ['text/csv', 'text/plain', workbook]

/** The rows of an uploaded list that have anything in them, the heading first. */
export async function* readSheet(agency: AgencyStore, fileId: string): AsyncIterable<SheetRow> {
  const file = agency.table(fileKind).get(fileId)
  const blob = file && (await agency.blobs.read(file.hash))
  if (!blob) throw new Error(`The content of file ${fileId} is missing.`)
  const bytes = await new Response(blob.body).arrayBuffer()
  const rows = file.mimeType === workbook ? workbookRows(bytes) : csvRows(decoded(bytes))
  for await (const { row, cells } of rows) {
    const plain = cells.map(unguarded)
    if (plain.some((cell) => cell !== '')) yield { row, cells: plain }
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
      `Row ${parser.info.records + 1} is no CSV: a quotation mark may be missing. Save the file as CSV again.`,
      { cause: error },
    )
  }
}

async function* workbookRows(bytes: ArrayBuffer): AsyncIterable<SheetRow> {
  if (bytes.byteLength > mostWorkbookBytes)
    throw new SheetError('This workbook is over 15 MB. Save its sheet as CSV and import that.')
  const [sheet] = await readXlsxFile(bytes).catch((cause: unknown) => {
    throw new SheetError('This is no Excel workbook (.xlsx) that can be read.', { cause })
  })
  for (const [at, cells] of (sheet?.data ?? []).entries()) yield { row: at + 1, cells: cells.map(written) }
}

/** A cell of a workbook as it would be written in CSV. */
function written(cell: unknown): string {
  if (cell instanceof Date) return isoDay(cell.getTime())
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** UTF-8, or what Excel on Windows writes. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that the heading has most of. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n|\r/, 1)
  const [best] = [',', ';', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)
  return best ?? ','
}

const pieceLength = 64 * 1024

function* piecesOf(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

/** Without the apostrophe that keeps spreadsheets from taking a text for a formula. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '').trim()
}
