import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { PlannedRow } from './importedList.ts'
import { importedLists } from './importedLists.ts'
import type { ColumnMapping } from '../sheets/sheetColumns.ts'
import type { ImportedListName } from './importedLists.ts'
import type { PreviewedRow } from './importPreviewTypes.ts'
import { countRows, importDeps, plannedRows } from './plannedRows.ts'

/** What an import would do with the rows read so far. */
export interface DryRun {
  /** The number of rows in the file; null until counted. */
  readonly total: number | null
  readonly readCount: number
  readonly isComplete: boolean
  readonly counts: Readonly<Record<PlannedRow['outcome'], number>>
  /** How many new rows have a warning. */
  readonly warnedCount: number
  /** The first rows of each outcome, in file order. */
  readonly rows: readonly PreviewedRow[]
}

/** A file and how to read it. */
export interface DryRunChoice {
  readonly list: ImportedListName
  readonly fileId: string
  readonly mapping: ColumnMapping
  readonly isConfirmed: boolean
}

interface Reading {
  readonly run: { -readonly [Field in keyof DryRun]: DryRun[Field] } & { rows: PreviewedRow[] }
  readonly ended: Promise<void>
  failure: { readonly error: unknown } | null
  /** When the result was last requested, by the process's clock. */
  wantedAt: number
}

const mostShown = { NEW: 20, PRESENT: 20, CHANGED: 60, REFUSED: 60 }
const mostWarned = 60
/** Small files are previewed within the request. In milliseconds. */
const timeoutMs = 1_000
/** A preview that nobody requests is dropped after this long. In milliseconds. */
const mostUnwanted = 20_000

const readings = new WeakMap<AgencyStore, Map<string, Reading>>()

/**
 * Reads a file as an import would, without writing anything. Longer work continues between requests:
 * call again for the progress. Throws `SheetError` if the file can't be imported.
 */
export async function dryRun(context: RequestContext, choice: DryRunChoice): Promise<DryRun> {
  const known = readingsOf(context.agency)
  const key = JSON.stringify([context.viewer.id, choice])
  const reading = known.get(key) ?? begun(context, choice)
  reading.wantedAt = performance.now()
  known.set(key, reading)
  await within(timeoutMs, reading.ended)
  // A finished result is not cached: a later request wants the current state.
  if (reading.run.isComplete || reading.failure) known.delete(key)
  if (reading.failure) throw reading.failure.error
  const { counts, rows, ...rest } = reading.run
  return { ...rest, counts: { ...counts }, rows: [...rows] }
}

function readingsOf(agency: AgencyStore): Map<string, Reading> {
  const known = readings.get(agency) ?? new Map<string, Reading>()
  readings.set(agency, known)
  for (const [key, reading] of known) if (isUnwanted(reading)) known.delete(key)
  return known
}

function isUnwanted({ wantedAt }: Reading): boolean {
  return performance.now() - wantedAt > mostUnwanted
}

function begun(context: RequestContext, choice: DryRunChoice): Reading {
  const counts = { NEW: 0, PRESENT: 0, CHANGED: 0, REFUSED: 0 }
  const run = { total: null, readCount: 0, isComplete: false, counts, warnedCount: 0, rows: [] }
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const reading: Reading = { run, ended, failure: null, wantedAt: performance.now() }
  void read(reading, context, choice)
    .catch((error: unknown) => {
      reading.failure = { error }
    })
    .finally(resolve)
  return reading
}

async function read(
  reading: Reading,
  { agency, actor, clock }: RequestContext,
  { list, fileId, mapping, isConfirmed }: DryRunChoice,
): Promise<void> {
  const { run } = reading
  const counts = { NEW: 0, PRESENT: 0, CHANGED: 0, REFUSED: 0 }
  run.counts = counts
  run.total = await countRows(agency, fileId)
  const deps = importDeps(agency, { actor, now: clock.now(), isConfirmed })
  for await (const { row, planned } of plannedRows({ agency, fileId, mapping }, importedLists[list], deps)) {
    if (isUnwanted(reading)) return
    run.readCount++
    const { outcome, name } = planned
    const warning = (planned.outcome === 'NEW' && planned.warning?.()) || null
    const isShown = warning === null ? counts[outcome] < mostShown[outcome] : run.warnedCount < mostWarned
    counts[outcome]++
    if (warning !== null) run.warnedCount++
    if (!isShown) continue
    const differences = planned.outcome === 'CHANGED' ? planned.differences : []
    run.rows.push({ row, outcome, name, problems: problemsIn(planned), differences, warning })
  }
  run.isComplete = true
}

function problemsIn(planned: PlannedRow): readonly FieldProblem[] {
  return planned.outcome === 'REFUSED' ? planned.problems : []
}

/** Waits for a promise, but only briefly. */
async function within(most: number, wanted: Promise<void>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, most)
  await Promise.race([wanted, late])
  clearTimeout(timer)
}
