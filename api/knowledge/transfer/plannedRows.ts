import { agencyToday } from '../../identity/index.ts'
import type { Actor, AgencyStore } from '../../platform/index.ts'
import type { ImportedList, ImportDeps, PlannedRow } from './importedList.ts'
import { readSheet } from '../sheets/readSheet.ts'
import type { SheetRow } from '../sheets/readSheet.ts'
import { valuesOf } from '../sheets/sheetColumns.ts'
import type { ColumnMapping } from '../sheets/sheetColumns.ts'
import { SheetError } from '../sheets/SheetError.ts'

/** A row and its outcome. */
export interface ReadRow extends SheetRow {
  readonly planned: PlannedRow
}

/** What the rows of a file are validated against. */
export function importDeps(
  agency: AgencyStore,
  { actor, now, isConfirmed }: { actor: Actor; now: number; isConfirmed: boolean },
): ImportDeps {
  return { agency, actor, now, isConfirmed, today: agencyToday(agency, now), taken: new Set() }
}

/** Files with more rows must be split. */
const mostRows = 100_000
/** How long rows are read before other work gets a turn. In milliseconds. */
const longestTurn = 10

/** Every row beneath the heading, and what it comes to after the ones before it. */
export async function* plannedRows(
  source: { readonly agency: AgencyStore; readonly fileId: string; readonly mapping: ColumnMapping },
  list: ImportedList,
  deps: ImportDeps,
): AsyncIterable<ReadRow> {
  let count = -1
  const giveWay = politely()
  for await (const { row, cells } of readSheet(source.agency, source.fileId)) {
    if (++count === 0) continue
    if (count > mostRows) throw tooMany()
    const planned =
      cells.length > source.mapping.length
        ? withExtraCells(cells, source.mapping.length)
        : await list.plan(valuesOf(cells, source.mapping), deps)
    if (planned.outcome === 'NEW') for (const change of planned.changes) take(deps, change)
    yield { row, cells, planned }
    await giveWay()
  }
  if (count < 1) throw new SheetError('The file has no rows below its headings.')
}

/** A comma too many shifts every cell after it: nothing in such a row can be trusted. */
function withExtraCells(cells: readonly string[], columns: number): PlannedRow {
  const message = `The row has ${cells.length} cells under ${columns} columns. Put quotation marks around a cell that contains a comma.`
  return {
    outcome: 'REFUSED',
    name: cells.find((cell) => cell !== '') ?? '',
    problems: [{ path: 'row', message }],
  }
}

function take(
  { taken }: ImportDeps,
  change: Extract<PlannedRow, { outcome: 'NEW' }>['changes'][number],
): void {
  if (change.operation === 'create') taken.add(change.id)
}

/** How many rows an import of the file has. */
export async function countRows(agency: AgencyStore, fileId: string): Promise<number> {
  let count = -1
  const giveWay = politely()
  for await (const _ of readSheet(agency, fileId)) {
    if (++count > mostRows) throw tooMany()
    await giveWay()
  }
  if (count < 1) throw new SheetError('The file has no rows below its headings.')
  return count
}

function tooMany(): SheetError {
  return new SheetError(`A file may have up to ${mostRows.toLocaleString('en-US')} rows. Split it in two.`)
}

/** Lets others have their turn whenever one has lasted long enough. */
function politely(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestTurn) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
}
