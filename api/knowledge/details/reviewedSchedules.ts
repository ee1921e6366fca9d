import type { Schedule, ScheduleCell, ScheduleChange, ScheduleColumn } from '../facts/policyFacts.ts'
import { dollars } from '../policies/policyMoney.ts'
import type { Citation } from '../readings/citation.ts'
import type { DetailKind } from './detailFields.ts'
import type { DetailDecision, PolicyDetailDecisions } from './policyDetails.ts'

/** A cell's current value: the user's correction, or else what the document says. */
export interface ReviewedCell {
  /** The cell's path for `reviewPolicyDetail`. */
  readonly path: string
  /** As printed; empty if the document has none. */
  readonly text: string
  /** Money in cents, dates as YYYY-MM-DD; null if empty or not of the column's kind. */
  readonly value: string | number | null
  readonly citation: Citation | null
  readonly decision: DetailDecision | null
}

export interface ReviewedRow {
  readonly id: string
  readonly page: number
  readonly cells: readonly ReviewedCell[]
}

/** A schedule from the documents, with staff corrections. */
export interface ReviewedSchedule {
  /** `vehicles-1` */
  readonly id: string
  readonly policyId: string
  readonly schedule: Schedule
  readonly rows: readonly ReviewedRow[]
  /** What later documents say of its rows. */
  readonly later: readonly ScheduleChange[]
}

/** The allowed values of a column's cells. */
export const cellKinds = {
  text: 'TEXT',
  number: 'TEXT',
  money: 'MONEY',
  date: 'DATE',
} as const satisfies Record<ScheduleColumn['kind'], DetailKind>

/** What a cell says now: an amount or a correction as it is written, or else the printed words. */
export function shownCell(
  {
    text,
    value,
    decision = null,
  }: Pick<ScheduleCell, 'text' | 'value'> & Partial<Pick<ReviewedCell, 'decision'>>,
  { kind }: Pick<ScheduleColumn, 'kind'>,
): string {
  if (kind === 'money' && typeof value === 'number') return dollars(value)
  return decision ? String(value ?? '') : text.trim()
}

/** Columns that identify a row, in whatever order a later document lists them. */
const identifying = [
  'vin',
  'license_number',
  'license',
  'claim_number',
  'serial_number',
  'name',
  'classCode',
  'formNumber',
] as const

/** The documents' schedules; user corrections override all readings. */
export function reviewedSchedules(
  schedules: readonly Schedule[],
  { policyId, decisions }: PolicyDetailDecisions,
): ReviewedSchedule[] {
  const counts = new Map<string, number>()
  return schedules.map((schedule, at) => {
    const number = (counts.get(schedule.kind) ?? 0) + 1
    counts.set(schedule.kind, number)
    const id = `${schedule.kind}-${number}`
    const later = schedules
      .slice(at + 1)
      .flatMap(({ kind, changes = [] }) => (kind === schedule.kind ? changes : []))
    return { id, policyId, schedule, rows: reviewedRows(schedule, id, decisions), later }
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

/** The allowed values of a schedule cell; null if there is no such cell. */
export function cellKindAt(schedules: readonly ReviewedSchedule[], path: string): DetailKind | null {
  for (const { schedule, rows } of schedules)
    for (const { cells } of rows) {
      const at = cells.findIndex((cell) => cell.path === path)
      const column = schedule.columns[at]
      if (column) return cellKinds[column.kind]
    }
  return null
}
