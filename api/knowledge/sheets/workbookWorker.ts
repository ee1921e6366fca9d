import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import type { WorkbookAnswer } from './readWorkbook.ts'
import { SheetError } from './SheetError.ts'
import { unpackedWorkbook } from './unpackedWorkbook.ts'

/** A worker that reads the first sheet of a workbook without blocking requests. */

/** What a cell may hold in Excel: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const mostInCell = 32_767
/** Any number of cells can share one text, so a small file can expand to gigabytes. */
const mostCharacters = 60_000_000
const mostCells = 5_000_000
/** Rows are sent in chunks, so that receiving one does not block the event loop for long. */
const piece = { cells: 10_000, characters: 1_000_000 }

await read(workerData as Uint8Array<ArrayBuffer>)

async function read(workbook: Uint8Array<ArrayBuffer>): Promise<void> {
  send({ isBegun: true })
  try {
    const sheet = await readSheet(unpackedWorkbook(workbook), 1)
    for (const rows of piecesOf(sheet)) send({ rows })
    send({ isComplete: true })
  } catch (error) {
    if (error instanceof SheetError) send({ problem: error.message })
    else send({ problem: 'This is not an Excel workbook (.xlsx) that can be read.', detail: String(error) })
  }
}

function* piecesOf(sheet: readonly (readonly unknown[])[]): Iterable<readonly (readonly string[])[]> {
  const all = { cells: 0, characters: 0 }
  let given = { ...all }
  let rows: (readonly string[])[] = []
  for (const [at, row] of sheet.entries()) {
    const cells = writtenRow(row)
    const longest = cells.find((cell) => cell.length > mostInCell)
    if (longest !== undefined)
      throw new SheetError(`Row ${at + 1} has a cell of more than 32,767 characters. Shorten it.`)
    rows.push(cells)
    all.cells += cells.length
    all.characters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (all.cells > mostCells || all.characters > mostCharacters)
      throw new SheetError('This workbook is too large. Split its sheet in two and import each.')
    if (all.cells - given.cells < piece.cells && all.characters - given.characters < piece.characters)
      continue
    yield rows
    rows = []
    given = { ...all }
  }
  yield rows
}

/** A row as it would be written in CSV, up to its last cell that has anything in it. */
function writtenRow(row: readonly unknown[]): readonly string[] {
  const end = row.findLastIndex((cell) => cell !== null)
  return row.slice(0, end + 1).map(written)
}

function written(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

function send(answer: WorkbookAnswer): void {
  parentPort?.postMessage(answer)
}
