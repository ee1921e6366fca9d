import { Buffer } from 'node:buffer'
import { createRequire } from 'node:module'
import { parse } from 'csv-parse/sync'
import mammoth from 'mammoth'
import readWorkbook from 'read-excel-file/universal'
import { ReadingError } from '../ReadingError.ts'
import { type FlowPiece, isHeader } from './flowReading.ts'
import { htmlPieces } from './htmlPieces.ts'
import { unpackedZip } from './unpackedZip.ts'

const mostCells = 1_000_000

function tooManyCells(kind: 'workbook' | 'CSV file'): string {
  return `This ${kind} has over a million cells. Split it and upload the parts.`
}

// What mammoth returns otherwise is a promise whose prototype Deno does not let it change.
const promises = createRequire(import.meta.url)('mammoth/lib/promises.js') as { toExternalPromise: unknown }
promises.toExternalPromise = (promise: unknown) => promise

export async function docxPieces(bytes: Uint8Array): Promise<FlowPiece[]> {
  const buffer = Buffer.from(unpackedZip(bytes))
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      {
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
        externalFileAccess: false,
      },
    )
    return htmlPieces(value).map(boldHeading)
  } catch (error) {
    throw new ReadingError('This Word document is damaged and cannot be opened.', { cause: error })
  }
}

/** A short line in capitals is a heading, whatever style it has. */
function boldHeading(piece: FlowPiece): FlowPiece {
  if (piece.kind !== 'paragraph') return piece
  const text = piece.text.trim()
  const isHeading =
    text.length < 100 &&
    text === text.toUpperCase() &&
    /\p{Lu}{3}/u.test(text) &&
    !/[.;,:]$|\d{3}|\$/.test(text)
  return isHeading ? { kind: 'heading', level: 2, text } : piece
}

export async function xlsxPieces(bytes: Uint8Array): Promise<FlowPiece[]> {
  let room = mostCells
  const zip = unpackedZip(bytes, (name, part) => {
    if (/worksheets\/[^/]*\.xml$/i.test(name)) room -= cellsSpanned(new TextDecoder().decode(part))
    if (room < 0) throw new ReadingError(tooManyCells('workbook'))
  })
  const sheets = await readWorkbook(zip.buffer).catch((error: unknown) => {
    throw new ReadingError('This Excel workbook is damaged and cannot be opened.', { cause: error })
  })
  return sheets.flatMap(({ sheet, data }): FlowPiece[] => {
    const rows = data.map((row) => row.map(written))
    const pieces = sheetPieces(rows)
    return pieces.length === 0 ? [] : [{ kind: 'heading', level: 1, text: sheet }, ...pieces]
  })
}

/** From A1 to the last row and column with a cell: the reader makes all of them, however empty. */
function cellsSpanned(xml: string): number {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', row] of xml.matchAll(/<c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0)
    columns = Math.max(columns, column)
    rows = Math.max(rows, Number(row))
  }
  return columns * rows
}

export function csvPieces(text: string): FlowPiece[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter =
    [',', ';', '\t', '|'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  let cells = 0
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record(row: string[]) {
        cells += row.length
        if (cells > mostCells) throw new ReadingError(tooManyCells('CSV file'))
        return row
      },
    })
    return sheetPieces(rows)
  } catch (error) {
    if (error instanceof ReadingError) throw error
    throw new ReadingError('This CSV file is damaged and cannot be read.', { cause: error })
  }
}

/** The tables of a sheet, which empty rows set apart; single cells above a table are its title. */
function sheetPieces(rows: readonly (readonly string[])[]): FlowPiece[] {
  const pieces: FlowPiece[] = []
  let open: (readonly string[])[] = []
  function close(): void {
    if (open.length > 0) {
      const left = open.reduce((least, row) => Math.min(least, leading(row)), Infinity)
      const trimmed = open.map((row) => row.slice(left))
      pieces.push({ kind: 'table', rows: trimmed, hasHeader: isHeader(trimmed) })
    }
    open = []
  }
  for (const row of rows) {
    const filled = row.filter((cell) => cell.trim() !== '')
    if (filled.length === 0) close()
    else if (filled.length === 1 && open.length === 0)
      pieces.push({ kind: 'paragraph', text: filled[0] ?? '' })
    else open.push(row)
  }
  close()
  return pieces
}

function leading(row: readonly string[]): number {
  return row.findIndex((cell) => cell.trim() !== '')
}

function written(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
