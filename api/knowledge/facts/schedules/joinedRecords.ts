import type { ScheduleCell } from '../policyFacts.ts'
import type { LabeledRecord } from './labeledRecords.ts'

/** Adjacent records with the same columns: one printed schedule. */
export function partsOf(records: readonly LabeledRecord[]): LabeledRecord[][] {
  const parts: { readonly columns: Set<string>; readonly records: LabeledRecord[] }[] = []
  for (const record of records) {
    const part = parts.at(-1)
    const last = part?.records.at(-1)
    const isNear = last !== undefined && Math.abs(record.page - last.page) <= 1
    if (part && isNear && likeness(part.columns, record.cells) >= 0.6) {
      part.records.push(record)
      for (const key of record.cells.keys()) part.columns.add(key)
    } else parts.push({ columns: new Set(record.cells.keys()), records: [record] })
  }
  return parts.map(({ records: each }) => each)
}

function likeness(columns: ReadonlySet<string>, cells: ReadonlyMap<string, ScheduleCell>): number {
  const shared = [...cells.keys()].filter((key) => columns.has(key)).length
  return shared / (columns.size + cells.size - shared)
}

/**
 * Policies say in one schedule what a class is and in another what it costs, each in the same order. The longest comes
 * first; a record of another is joined to the first that contradicts it in nothing, or else stays a record of its own.
 */
export function joinedRecords(parts: readonly (readonly LabeledRecord[])[]): LabeledRecord[] {
  const joined: LabeledRecord[] = []
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    const free = new Set(joined)
    for (const record of part) {
      const same = firstAgreeing(record, free)
      if (same) {
        free.delete(same)
        fill(same.cells, record.cells)
      } else joined.push({ page: record.page, cells: new Map(record.cells) })
    }
  }
  return joined
}

/** The first record that a part says more of: they agree in what both state, and that is enough to tell records apart. */
function firstAgreeing(record: LabeledRecord, records: ReadonlySet<LabeledRecord>): LabeledRecord | null {
  for (const each of records) {
    let shared = 0
    let isSame = true
    for (const [key, { text }] of record.cells) {
      const known = each.cells.get(key)
      if (!known || notJoining.has(key)) continue
      if (sameText(known.text) !== sameText(text)) {
        isSame = false
        break
      }
      shared++
    }
    if (isSame && shared >= 2) return each
  }
  return null
}

/** Columns that different schedules use for different things. */
const notJoining = new Set(['effectiveDate'])

function sameText(text: string): string {
  return text.toLowerCase().replaceAll(/[$,\s]/g, '')
}

export function fill(cells: Map<string, ScheduleCell>, more: ReadonlyMap<string, ScheduleCell>): void {
  for (const [key, cell] of more) if (!cells.get(key)?.text) cells.set(key, cell)
}
