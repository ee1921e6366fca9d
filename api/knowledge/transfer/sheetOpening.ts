import type { AgencyStore } from '../../platform/index.ts'
import { readSheet } from '../sheets/readSheet.ts'
import type { SheetRow } from '../sheets/readSheet.ts'
import { SheetError } from '../sheets/SheetError.ts'

/** The heading, and rows enough to know what the columns hold. */
const openingRows = 51
/** An import dialog asks for the same file repeatedly, and reading a workbook means reading all of it. */
const mostKept = 8

const kept = new WeakMap<AgencyStore, Map<string, readonly SheetRow[]>>()

/** The first rows of an uploaded list, the heading first. */
export async function sheetOpening(agency: AgencyStore, fileId: string): Promise<readonly SheetRow[]> {
  const openings = kept.get(agency) ?? new Map<string, readonly SheetRow[]>()
  kept.set(agency, openings)
  const opening = openings.get(fileId) ?? (await readOpening(agency, fileId))
  openings.delete(fileId)
  openings.set(fileId, opening)
  const [oldest] = openings.keys()
  if (openings.size > mostKept && oldest !== undefined) openings.delete(oldest)
  return opening
}

/** The first row of a file: what its columns are called. */
export async function headingOf(agency: AgencyStore, fileId: string): Promise<readonly string[]> {
  const [heading] = await sheetOpening(agency, fileId)
  if (!heading) throw new SheetError('The file is empty.')
  return heading.cells
}

async function readOpening(agency: AgencyStore, fileId: string): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of readSheet(agency, fileId)) {
    rows.push(row)
    if (rows.length === openingRows) break
  }
  return rows
}
