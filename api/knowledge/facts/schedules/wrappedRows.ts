import type { Line } from '../../../reading/index.ts'
import type { ScheduleCell } from '../policyFacts.ts'
import type { NewRow, OpenRow, OpenSchedule } from './openSchedule.ts'

/** A line with its column. */
export interface Placed {
  readonly line: Line
  readonly at: number
}

/**
 * Adds a line to the record whose cells wrap onto it, and says whether it did: "Laramie, WY 82070" below "14 Depot Street".
 * Such a line has no amount or date, begins where its columns begin, and stays within them. Spreadsheets print cells that
 * wrap above the rest of their row: there the first line below the header is of this kind already.
 */
export function wraps(schedule: OpenSchedule, added: NewRow, placed: readonly Placed[]): boolean {
  const { header, row, page } = added
  const last = schedule.rows.at(-1)
  const isBelow = last?.page === page && last.header === header
  const isAbove = schedule.wrapsAbove === header || !isBelow
  const fits = isWrap(added, placed, isBelow && !isAbove ? last : null)
  if (!fits) return false
  if (isAbove) {
    const before = schedule.above?.page === page ? schedule.above.cells : new Map<string, ScheduleCell>()
    schedule.above = { page, header, cells: joined(before, added, placed) }
    return true
  }
  for (const [key, cell] of joined(last.cells, added, placed)) last.cells.set(key, cell)
  last.bottom = bottomOf(row)
  return true
}

/** The cells of a row with what wrapped above it. */
export function withAbove(
  schedule: OpenSchedule,
  cells: Map<string, ScheduleCell>,
  { header, page }: NewRow,
) {
  const { above } = schedule
  delete schedule.above
  if (above?.header !== header || above.page !== page) return cells
  schedule.wrapsAbove = header
  const all = new Map(cells)
  for (const [key, { text, box }] of above.cells) {
    const own = cells.get(key)
    const whole = own ? `${text} ${own.text}` : text
    all.set(key, { text: whole, value: whole, page, box })
  }
  return all
}

export function bottomOf(row: readonly Line[]): number {
  return Math.max(...row.map(({ box }) => box.y + box.height))
}

function isWrap({ header, row }: NewRow, placed: readonly Placed[], last: OpenRow | null): boolean {
  const { columns, vocabulary } = header
  const [first] = row
  // Other schedules state more of a record in the lines below it.
  const hasNotes = vocabulary.columns.some(({ note }) => note !== undefined)
  if (!first || hasNotes || placed.length === 0 || placed.length < row.length) return false
  if (last && first.box.y - (last.bottom ?? 0) > first.size * 0.9) return false
  const isFilled = columns.some(({ column }) => column.kind !== 'text' && last?.cells.get(column.key)?.text)
  return placed.every(({ line, at }) => {
    const place = columns[at]
    const start = (place && last?.cells.get(place.column.key)?.box?.x) ?? place?.x ?? 0
    const end = columns[at + 1]?.x ?? Infinity
    return (
      place?.column.kind === 'text' &&
      !place.isRepeated &&
      // What stands in the first column begins another record, unless that is told by the amounts beside it.
      (at > 0 || isFilled) &&
      Math.abs(line.box.x - start) < 5 &&
      line.box.x + line.box.width < end
    )
  })
}

function joined(
  cells: ReadonlyMap<string, ScheduleCell>,
  { header, page }: NewRow,
  placed: readonly Placed[],
): Map<string, ScheduleCell> {
  const all = new Map(cells)
  for (const { line, at } of placed) {
    const key = header.columns[at]?.column.key ?? ''
    const cell = all.get(key)
    // "GL-26-" over "00418" is one number.
    const text = cell ? `${cell.text} ${line.text}`.replaceAll(/(?<=[A-Za-z\d]-) (?=\d)/g, '') : line.text
    all.set(key, { text, value: text, page, box: cell?.box ?? line.box })
  }
  return all
}
