import readXlsxFile from 'read-excel-file/universal'
import type { NaicsLine } from './naicsEntries.ts'

/** The file is not one of the Census Bureau's workbooks; the message says why. */
export class NaicsWorkbookError extends Error {
  override name = 'NaicsWorkbookError'
}

/** The columns of the Bureau's workbooks under any edition's headings. */
const columns = { code: /\bcode\b/i, title: /\btitle\b/i, description: /\bdescription\b/i }

const codePattern = /^(\d{2,6}|\d{2}-\d{2})$/

type Cells = readonly unknown[]

/** The industries in a Census Bureau workbook (XLSX): descriptions, or just codes and titles. */
export async function readNaicsWorkbook(workbook: ArrayBuffer): Promise<NaicsLine[]> {
  for (const { data } of await sheetsOf(workbook)) {
    const lines = linesOf(data)
    if (lines.length > 0) return lines
  }
  throw new NaicsWorkbookError(
    'No sheet in this workbook has a column of NAICS codes and a column of titles. Take the descriptions from census.gov/naics.',
  )
}

async function sheetsOf(workbook: ArrayBuffer) {
  try {
    return await readXlsxFile(workbook)
  } catch (cause) {
    throw new NaicsWorkbookError('This is not an Excel workbook (.xlsx) that can be read.', { cause })
  }
}

function linesOf(rows: readonly Cells[]): NaicsLine[] {
  const headAt = rows.findIndex((row) => at(row, columns.code) >= 0 && at(row, columns.title) >= 0)
  const head = rows[headAt]
  if (!head) return []
  const [code, title, description] = [columns.code, columns.title, columns.description].map((name) =>
    at(head, name),
  )
  return rows
    .slice(headAt + 1)
    .map((row) => ({ code: text(row, code), title: text(row, title), description: text(row, description) }))
    .filter((line) => codePattern.test(line.code) && line.title !== '')
}

function at(row: Cells, name: RegExp): number {
  return row.findIndex((cell) => typeof cell === 'string' && name.test(cell))
}

function text(row: Cells, column: number | undefined): string {
  const cell = column === undefined ? null : row[column]
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}
