import type { Line } from '../../../reading/index.ts'
import type { ScheduleCell } from '../policyFacts.ts'
import { datesIn, labelKey } from '../values.ts'
import type { KnownColumn } from './knownSchedule.ts'
import {
  columnAt,
  fillStated,
  isTotal,
  type NewRow,
  type OpenRow,
  type OpenSchedule,
  valueOf,
} from './openSchedule.ts'

/**
 * Adds a line of a table whose cells stack several values of one record: "DATES" over "02/01/22", "reported 02/19/22" and
 * "closed -". A record goes on until the next one begins in the column that identifies it.
 */
export function addStackedRow(schedule: OpenSchedule, added: NewRow): void {
  const { header, row, page } = added
  const { identity, columns: known } = header.vocabulary
  if (isTotal(row[0]?.text ?? '')) {
    schedule.rows.push({ page, header, cells: new Map(), notes: [], isTotal: true })
    return
  }
  const placed = row.flatMap((line) => {
    const column = header.columns[columnAt(line, header.columns) ?? -1]
    return column ? [{ line, keys: column.keys }] : []
  })
  const starts = placed.some(
    ({ line, keys }) =>
      identity.includes(keys[0] ?? '') && /\d/.test(line.text) && labeledParts(line.text, known) === null,
  )
  if (starts) {
    const cells = new Map<string, ScheduleCell>()
    fillStated(cells, added)
    schedule.rows.push({ page, header, cells, notes: [] })
  }
  const record = schedule.rows.at(-1)
  if (!record || record.page !== page || record.isTotal) return
  for (const { line, keys } of placed) addLine(record, { line, keys, known, page })
}

interface StackedLine {
  readonly line: Line
  readonly keys: readonly string[]
  readonly known: readonly KnownColumn[]
  readonly page: number
}

function addLine({ cells, notes }: OpenRow, { line, keys, known, page }: StackedLine): void {
  const labeled = labeledParts(line.text, known)
  if (labeled) {
    for (const { column, text } of labeled)
      cells.set(column.key, { text, value: valueOf(text, column.kind), page, box: line.box })
    return
  }
  const isRemark = known.some(({ note }) => note?.test(line.text))
  const free = keys
    .flatMap((key) => known.find((column) => column.key === key) ?? [])
    .find(({ key, kind }) => !cells.get(key)?.text && (kind === 'text' || valueOf(line.text, kind) !== null))
  if (isRemark || !free) notes.push(line.text)
  else cells.set(free.key, { text: line.text, value: valueOf(line.text, free.kind), page, box: line.box })
}

interface Labeled {
  readonly column: KnownColumn
  readonly text: string
}

/** "eff. 04/28/21; rptd X": values with their columns' names before them; null when it is anything else. */
function labeledParts(text: string, known: readonly KnownColumn[]): Labeled[] | null {
  const parts = text.split(/;\s+|\s\/\s/).map((part) => labeledPart(part, known))
  const labeled = parts.filter((part) => part !== null)
  return labeled.length === parts.length ? labeled : null
}

/** "reported 02/19/22" or "Driver: A. Smith": a value with its column's name before it; null when it is not one. */
function labeledPart(
  text: string,
  known: readonly KnownColumn[],
): { column: KnownColumn; text: string } | null {
  const words = text.split(' ')
  for (const count of [3, 2, 1]) {
    const label = words.slice(0, count).join(' ')
    const value = words.slice(count).join(' ')
    const column = known.find(({ header }) => header.test(labelKey(label)))
    if (!column || value === '') continue
    if (/^-+$/.test(value)) return { column, text: '' }
    if (column.kind === 'date') return datesIn(value)[0]?.text === value ? { column, text: value } : null
    if (column.kind !== 'text') return valueOf(value, column.kind) === null ? null : { column, text: value }
    if (label.endsWith(':') || !value.includes(' ')) return { column, text: value }
  }
  return null
}
