import type { ReviewedCell, ReviewedSchedule } from '../details/reviewedSchedules.ts'
import type { ScheduleColumn } from '../facts/policyFacts.ts'
import type { KeptCell, KeptRow } from './policySchedule.ts'

/** The effect of adding a schedule from the documents to the policy's own. */
export interface ScheduleAddition {
  readonly columns: readonly ScheduleColumn[]
  readonly rows: readonly KeptRow[]
  readonly newRows: number
  readonly changedRows: number
}

/** Adds new rows and updates known ones; corrections on the policy and all other rows are kept. */
export function scheduleAddition(
  { schedule, rows }: ReviewedSchedule,
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
    const read = Object.fromEntries(
      schedule.columns.flatMap(({ key }, at) => {
        const cell = cells[at]
        return cell ? [[key, keptCell(cell, before?.cells[key])]] : []
      }),
    )
    const isChanged = before && Object.entries(read).some(([key, cell]) => !isEqual(cell, before.cells[key]))
    if (!before) newRows++
    else if (isChanged) changedRows++
    if (!before || isChanged)
      known.set(id, { id, fileId: documentId, page, cells: { ...before?.cells, ...read } })
  }
  return { columns, rows: [...known.values()], newRows, changedRows }
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
