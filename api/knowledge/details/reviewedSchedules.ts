import type { Schedule, ScheduleCell, ScheduleColumn } from '../facts/policyFacts.ts'
import type { Citation } from '../readings/citation.ts'
import type { DetailKind } from './detailFields.ts'
import type { DetailDecision, PolicyDetailDecisions } from './policyDetails.ts'

/** A cell as it stands: what a person entered, else what the document says. */
export interface ReviewedCell {
  /** The path of the cell for `reviewPolicyDetail`. */
  readonly path: string
  /** As printed; empty when the document says nothing. */
  readonly text: string
  /** Money in cents, dates as YYYY-MM-DD; null when empty or not of the column's kind. */
  readonly value: string | number | null
  readonly citation: Citation | null
  readonly decision: DetailDecision | null
}

export interface ReviewedRow {
  readonly id: string
  readonly page: number
  readonly cells: readonly ReviewedCell[]
}

/** A schedule of the documents with what staff corrected in it. */
export interface ReviewedSchedule {
  /** `vehicles-1` */
  readonly id: string
  readonly policyId: string
  readonly schedule: Schedule
  readonly rows: readonly ReviewedRow[]
}

/** What may be entered in the cells of a column. */
export const cellKinds = {
  text: 'TEXT',
  number: 'TEXT',
  money: 'MONEY',
  date: 'DATE',
} as const satisfies Record<ScheduleColumn['kind'], DetailKind>

/** Columns that tell one row from another, whatever order a later document lists them in. */
const identifying = ['vin', 'license_number', 'license', 'claim_number', 'serial_number', 'name'] as const

/** The schedules of the documents; what a person entered wins over every reading. */
export function reviewedSchedules(
  schedules: readonly Schedule[],
  { policyId, decisions }: PolicyDetailDecisions,
): ReviewedSchedule[] {
  const counts = new Map<string, number>()
  return schedules.map((schedule) => {
    const number = (counts.get(schedule.kind) ?? 0) + 1
    counts.set(schedule.kind, number)
    const id = `${schedule.kind}-${number}`
    return { id, policyId, schedule, rows: reviewedRows(schedule, id, decisions) }
  })
}

function reviewedRows(
  { columns, rows, documentId }: Schedule,
  id: string,
  decisions: PolicyDetailDecisions['decisions'],
): ReviewedRow[] {
  const identity = identifying
    .map((key) => columns.findIndex((column) => column.key === key))
    .find((at) => at !== -1)
  const seen = new Map<string, number>()
  return rows.map(({ page, cells }, at) => {
    const named = identity === undefined ? '' : slug(cells[identity]?.text ?? '')
    const base = named === '' ? `row-${at + 1}` : named
    const repeated = (seen.get(base) ?? 0) + 1
    seen.set(base, repeated)
    const rowId = repeated === 1 ? base : `${base}-${repeated}`
    return {
      id: rowId,
      page,
      cells: columns.flatMap(({ key }, column) => {
        const cell = cells[column]
        const path = `schedules/${id}/${rowId}/${key}`
        return cell ? [reviewedCell(cell, { path, documentId, decision: decisions[path] ?? null })] : []
      }),
    }
  })
}

function reviewedCell(
  { text, value, page, box }: ScheduleCell,
  {
    path,
    documentId,
    decision,
  }: { path: string; documentId: string | null; decision: DetailDecision | null },
): ReviewedCell {
  const citation = documentId === null || text === '' ? null : { fileId: documentId, page, quote: text, box }
  return { path, text, value: decision ? decision.value : value, citation, decision }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}

/** What may be entered in a cell of the schedules; null when there is no such cell. */
export function cellKindAt(schedules: readonly ReviewedSchedule[], path: string): DetailKind | null {
  for (const { schedule, rows } of schedules)
    for (const { cells } of rows) {
      const at = cells.findIndex((cell) => cell.path === path)
      const column = schedule.columns[at]
      if (column) return cellKinds[column.kind]
    }
  return null
}
