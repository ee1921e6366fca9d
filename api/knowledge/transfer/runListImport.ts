import { fileKind } from '../../files/index.ts'
import { create, defineJob, replace } from '../../platform/index.ts'
import type { Actor, AgencyStore, Change, Clock, JobHandler } from '../../platform/index.ts'
import { byteOrderMark, csvLine } from '../../exports/index.ts'
import type { ImportedList, ListReference } from './importedList.ts'
import { correctedHeading, importedLists } from './importedLists.ts'
import { running } from './importJobs.ts'
import type { ImportJobInput } from './importJobs.ts'
import { importBatchKind, listImportKind } from './listImport.ts'
import type { ListImport } from './listImport.ts'
import { importDeps, plannedRows } from './plannedRows.ts'
import type { ReadRow } from './plannedRows.ts'
import { SheetError } from '../sheets/SheetError.ts'
import { headingOf } from './sheetOpening.ts'

/** Brings a list in, batch by batch; goes on where it was when the server stopped, for what is there does not come twice. */
export function runListImport(clock: Clock): JobHandler<ImportJobInput> {
  return defineJob({
    ...running,
    async run({ agency, signal }, { importId }) {
      const stored = await agency.read(listImportKind, importId)
      if (stored?.value.state !== 'RUNNING') return
      const actor = { type: 'AGENCY_USER' as const, id: stored.value.requestedBy }
      const importer = { agency, actor, clock, importId, value: stored.value }
      const { presentCount, refused, failure } = await bring(importer, signal)
      const errors = await errorsFile(importer, refused)
      const ended: ListImport = {
        ...stored.value,
        state: 'DONE',
        endedAt: clock.now(),
        presentCount,
        refusedCount: refused.length,
        refusals: refused
          .slice(0, mostRefusals)
          .map(({ row, messages }) => `Row ${row}: ${messages}`.slice(0, 500)),
        errorsFileId: errors?.id ?? null,
        failure,
      }
      return { actor, changes: [...(errors?.changes ?? []), replace(stored, ended, 'END_IMPORT')] }
    },
  })
}

interface Importer {
  readonly agency: AgencyStore
  readonly actor: Actor
  readonly clock: Clock
  readonly importId: string
  readonly value: ListImport
}

/** How many rejected rows the screen shows; the rest are in the file. */
const mostRefusals = 5

interface Refused {
  readonly row: number
  readonly cells: readonly string[]
  readonly messages: string
}

/** KV checks a hundred records in one transaction; a row has two at most, and the batch is one. */
const mostChanges = 96
/** How many rows may pass until the progress is written although nothing came. */
const mostSilent = 1_000

async function bring(importer: Importer, signal: AbortSignal) {
  const { agency, value, importId } = importer
  const list = importedLists[value.list]
  const deps = importDeps(agency, {
    ...importer,
    now: importer.clock.now(),
    isConfirmed: value.isConfirmed,
  })
  const before = agency.table(importBatchKind).related('import', importId)
  const broughtBefore = before.reduce((sum, { count }) => sum + count, 0)
  let updated = before.reduce((sum, { updatedCount = 0 }) => sum + updatedCount, 0)
  let updatedSince = 0
  const refused: Refused[] = []
  let created = broughtBefore
  let pending: Change[] = []
  let heads: string[] = []
  let called: ListReference[] = []
  let through = 0
  let toldThrough = 0
  // One batch is written while the rows of the next are checked.
  let writing: Promise<number> = Promise.resolve(0)
  async function written() {
    created += await writing
    writing = Promise.resolve(0)
  }
  async function flush() {
    await written()
    writing = commitBatch(importer, { changes: pending, heads, called, through, updatedCount: updatedSince })
    // The next await reports a failure; until then the promise has no handler.
    writing.catch(() => {})
    pending = []
    heads = []
    called = []
    updatedSince = 0
    toldThrough = through
  }
  function presentCount() {
    return through - refused.length - created - updated
  }
  try {
    for await (const row of plannedRows({ agency, ...value }, list, deps)) {
      signal.throwIfAborted()
      through++
      const { planned } = row
      if (planned.outcome === 'REFUSED') refused.push(refusalOf(row, list))
      if ((planned.outcome === 'PRESENT' || planned.outcome === 'CHANGED') && planned.called)
        called.push(planned.called)
      if (planned.outcome === 'CHANGED' && value.isUpdating && (await planned.update(importer))) {
        updated++
        updatedSince++
      }
      if (planned.outcome === 'NEW') {
        pending.push(...planned.changes)
        heads.push(...planned.changes.slice(0, 1).flatMap(createdId))
      }
      if (pending.length >= mostChanges || through - toldThrough >= mostSilent) await flush()
    }
  } catch (error) {
    if (!(error instanceof SheetError)) {
      // Nothing is written any more once the job has ended.
      await writing
      throw error
    }
    await flush()
    await written()
    return { presentCount: presentCount(), refused, failure: error.message }
  }
  await flush()
  await written()
  // Rows whose records came from elsewhere while they were being brought are present too.
  return { presentCount: presentCount(), refused, failure: null }
}

function createdId(change: Change): readonly string[] {
  return change.operation === 'create' ? [change.id] : []
}

interface Batch {
  readonly changes: readonly Change[]
  /** The first record of each row: the row has come when it has. */
  readonly heads: readonly string[]
  readonly called: readonly ListReference[]
  readonly through: number
  /** How many rows have updated a record since the batch before. */
  readonly updatedCount: number
}

/** Writes a batch with what it brings, and answers how many rows came; what came from elsewhere meanwhile is left out. */
async function commitBatch(
  { agency, actor, importId }: Importer,
  { changes, heads, called, through, updatedCount }: Batch,
): Promise<number> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const fresh = changes.filter(
      (change) => change.operation === 'create' && !agency.table(change.kind).get(change.id),
    )
    const recordIds = fresh.flatMap(createdId)
    const count = heads.filter((head) => recordIds.includes(head)).length
    const batch = { importId, through, count, updatedCount, recordIds, called }
    const id = agency.newId(importBatchKind)
    const committed = await agency.commit(actor, [
      ...fresh,
      create(importBatchKind, id, batch, 'CONTINUE_IMPORT'),
    ])
    if (committed.ok) return count
  }
  throw new Error(`The batch of import ${importId} through row ${through} was not taken.`)
}

function refusalOf({ row, cells, planned }: ReadRow, { columns }: ImportedList): Refused {
  const labels = new Map(columns.map(({ path, label }) => [path, label]))
  const problems = planned.outcome === 'REFUSED' ? planned.problems : []
  const messages = problems.map(({ path, message }) => `${labels.get(path) ?? 'Row'}: ${message}`).join(' ')
  return { row, cells, messages }
}

const mostErrorBytes = 200 * 1024 * 1024

/** The refused rows as a list that can be corrected and imported, with the problems in a last column. */
async function errorsFile({ agency, clock, importId, value }: Importer, refused: readonly Refused[]) {
  if (refused.length === 0) return null
  const heading = await headingOf(agency, value.fileId)
  // Cells beyond the heading stay in the row, to be corrected.
  const lineToCorrect = (cells: readonly string[], messages: string) =>
    csvLine([...heading.map((_, at) => cells[at] ?? ''), messages, ...cells.slice(heading.length)])
  const lines = [
    csvLine([...correctedHeading(heading, value.mapping, importedLists[value.list]), 'What is wrong']),
    ...refused.map(({ cells, messages }) => lineToCorrect(cells, messages)),
  ]
  const content = new Blob([byteOrderMark, ...lines]).stream()
  const blob = await agency.blobs.write(content, { maxBytes: mostErrorBytes })
  const id = agency.newId(fileKind)
  const file = {
    ...blob,
    name: `${value.fileName.replace(/\.\w+$/, '')} to correct.csv`,
    mimeType: 'text/csv',
    uploadedBy: value.requestedBy,
    createdAt: clock.now(),
    attachedTo: importId,
    type: null,
    notes: null,
  }
  return { id, changes: [create(fileKind, id, file, 'ADD_FILE')] }
}
