import type { ReviewedCell, ReviewedSchedule } from '../details/reviewedSchedules.ts'
import type { ScheduleColumn } from '../facts/policyFacts.ts'
import { isRowOf } from '../facts/schedules/scheduleChanges.ts'
import type { Citation } from '../readings/citation.ts'
import type { KeptCell, KeptRow } from './policySchedule.ts'

/** The effect of adding a schedule from the documents to the policy's own. */
export interface ScheduleAddition {
  readonly columns: readonly ScheduleColumn[]
  readonly rows: readonly KeptRow[]
  readonly newRows: number
  readonly changedRows: number
  readonly deletedRows: number
  /** The words of the document that delete rows or change them. */
  readonly changes: readonly Citation[]
}

/**
 * Adds new rows, updates known ones and deletes those that the document deletes; corrections on the policy and all other
 * rows are kept.
 */
export function scheduleAddition(
  { schedule, rows, later }: ReviewedSchedule,
  kept: { readonly columns: readonly ScheduleColumn[]; readonly rows: readonly KeptRow[] },
): ScheduleAddition {
  const { documentId } = schedule
  const columns = [
    ...kept.columns,
    ...schedule.columns.filter(({ key }) => !kept.columns.some((column) => column.key === key)),
  ]
  const known = new Map(kept.rows.map((row) => [row.id, row]))
  let [newRows, changedRows] = [0, 0]
  for (const { id, page, cells } of rows) {
    const before = known.get(id)
    const texts = Object.fromEntries(schedule.columns.map(({ key }, at) => [key, cells[at]?.text ?? '']))
    // What a later document deletes or changes is not what this one says any more.
    const about = later.filter((change) => isRowOf(change, texts))
    if (about.some(({ set }) => set === null)) continue
    const replaced = new Set(about.flatMap(({ set }) => (before && set ? [set.key] : [])))
    const read = Object.fromEntries(
      schedule.columns.flatMap(({ key }, at) => {
        const cell = cells[at]
        return cell && !replaced.has(key) ? [[key, keptCell(cell, before?.cells[key])]] : []
      }),
    )
    const isChanged = before && Object.entries(read).some(([key, cell]) => !isEqual(cell, before.cells[key]))
    if (!before) newRows++
    else if (isChanged) changedRows++
    if (!before || isChanged)
      known.set(id, { id, fileId: documentId, page, cells: { ...before?.cells, ...read } })
  }
  const changes: Citation[] = []
  let deletedRows = 0
  for (const { set, quote, page, ...change } of schedule.changes ?? [])
    for (const row of known.values()) {
      if (!isRowOf({ ...change, set, quote, page }, textsOf(row))) continue
      const citation = documentId === null ? null : { fileId: documentId, page, quote }
      const before = set && row.cells[set.key]
      if (set === null) {
        known.delete(row.id)
        deletedRows++
      } else if (before && before.text !== set.text) {
        const cell = { ...before, text: set.text, value: set.text, ...(citation && { changedBy: citation }) }
        known.set(row.id, { ...row, cells: { ...row.cells, [set.key]: cell } })
        changedRows++
      } else continue
      if (citation && !changes.some((each) => each.quote === quote)) changes.push(citation)
    }
  return { columns, rows: [...known.values()], newRows, changedRows, deletedRows, changes }
}

function textsOf({ cells }: KeptRow): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([key, { text, decision }]) => [key, decision ? String(decision.value) : text]),
  )
}

function keptCell({ text, value, decision }: ReviewedCell, before: KeptCell | undefined): KeptCell {
  return { text, value, decision: before?.decision ?? decision }
}

function isEqual(cell: KeptCell, before: KeptCell | undefined): boolean {
  return shownIn(cell) === (before && shownIn(before))
}

function shownIn({ text, value, decision }: KeptCell): string | number | null {
  return decision ? decision.value : (value ?? text)
}
