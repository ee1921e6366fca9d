import type { Line } from '../reading.ts'
import { boxAround, type Row } from './linesOf.ts'
import type { Rule } from './pageInk.ts'
import {
  cellOf,
  emptyCell,
  hasHeader,
  hasValues,
  type PageElement,
  type PageTable,
  type TableCell,
} from './pageTable.ts'

interface Column {
  from: number
  to: number
}

interface Run {
  readonly rows: readonly Row[]
  readonly columns: Column[]
  /** Rows of one line that runs over several columns. */
  readonly spanning: ReadonlySet<Row>
}

/** Rows farther apart than this many times their type size belong to no table together. */
const widestGap = 3.2
/** The most lines of notes that may follow a row of a table. */
const mostNotes = 4

/** The rows' lines in reading order; rows whose lines align in columns become tables. */
export function alignedTables(all: readonly Row[], rules: readonly Rule[]): PageElement[] {
  // A row of dashes beneath the names of columns says nothing itself.
  const rows = all.filter(({ lines }, at) => lines.length > 0 || !namesColumns(all[at - 1], all[at + 1]))
  const elements: PageElement[] = []
  let at = 0
  while (at < rows.length) {
    const run = runAt(rows, at)
    if (run) {
      elements.push({ kind: 'table', table: tableOf(run, rules) })
      at += run.rows.length
    } else {
      for (const line of rows[at]?.lines ?? []) elements.push({ kind: 'line', line })
      at++
    }
  }
  return elements
}

/** Whether a row names the columns of the row below it, each no more than one. */
function namesColumns(row: Row | undefined, below: Row | undefined): boolean {
  if (!row || !below || row.lines.length < 2 || hasValues(row.lines.map(({ text }) => text))) return false
  return row.lines.every(({ box }) => {
    const over = below.lines.filter(
      (line) => line.box.x < box.x + box.width && line.box.x + line.box.width > box.x,
    )
    return over.length < 2
  })
}

/** The longest run of rows from here whose lines align in the same columns. */
function runAt(rows: readonly Row[], start: number): Run | null {
  const first = rows[start]
  if (!first || first.lines.length < 2) return null
  const spanning = new Set<Row>()
  let columns = spansOf(first.lines)
  let end = start + 1
  let multiple = 1
  let widest = 0
  let hasBody = false
  for (let at = end; at < rows.length; at++) {
    const [row, above] = [rows[at], rows[at - 1]]
    const [line] = row?.lines ?? []
    if (!row || !above || !line) break
    const size = sizeOf(row)
    const gap = row.baseline - above.baseline
    if (gap > widestGap * size) break
    // Much more room than between the rows so far ends the table.
    if (widest > 0 && gap > 2 * size && gap > 1.8 * widest) break
    hasBody ||= [above, row].every(({ lines }) => hasValues(lines.map(({ text }) => text)))
    if (hasBody) widest = Math.max(widest, gap)
    if (row.lines.length >= 2) {
      const merged = merge(columns, spansOf(row.lines))
      // Lines that would join columns belong to another table.
      if (merged.length < 2 || merged.length < Math.max(columns.length, row.lines.length) - 1) break
      // As many values in other places than in the rows so far are those of another table.
      if (multiple > 3 && merged.length < columns.length && row.lines.length >= columns.length) break
      columns = merged
      multiple++
      end = at + 1
    } else if (isWithin(line, columns, size) && (gap <= 1.6 * size || goesOn(rows, at, columns))) end = at + 1
    else if (isNote(rows, at, columns)) spanning.add(row)
    else break
  }
  if (multiple < 2) return null
  // The last row has its notes, too.
  for (let notes = 0; spanning.size > 0 && notes < mostNotes; notes++) {
    const [row, above] = [rows[end], rows[end - 1]]
    if (!row || !above || row.lines.length > 1 || row.baseline - above.baseline > 2 * sizeOf(row)) break
    spanning.add(row)
    end++
  }
  const run = rows.slice(start, end)
  const last = run.findLastIndex(({ lines }) => lines.length >= 2)
  const kept = spanning.size > 0 ? run : run.slice(0, Math.max(last + 1, tailOf(run, last)))
  return { rows: kept, columns, spanning }
}

/** Whether a line within one column, not a heading, is followed by rows in the same columns. */
function goesOn(rows: readonly Row[], at: number, columns: readonly Column[]): boolean {
  const [line] = rows[at]?.lines ?? []
  const before = rows[at - 1]?.lines[0]
  if (!line || !before || (line.isBold && !before.isBold) || line.size > before.size * 1.12) return false
  for (let next = at + 1; next < rows.length && next <= at + 2; next++) {
    const [row, above] = [rows[next], rows[next - 1]]
    if (!row || !above || row.baseline - above.baseline > widestGap * sizeOf(row)) return false
    if (row.lines.length < 2) continue
    return row.lines.length <= columns.length && merge(columns, spansOf(row.lines)).length === columns.length
  }
  return false
}

/** Whether a line is a note between rows of a table with at least three columns. */
function isNote(rows: readonly Row[], at: number, columns: readonly Column[]): boolean {
  if (columns.length < 3) return false
  for (let next = at + 1; next < rows.length && next <= at + mostNotes; next++) {
    const [row, above] = [rows[next], rows[next - 1]]
    if (!row || !above || row.baseline - above.baseline > widestGap * sizeOf(row)) return false
    if (row.lines.length < 2) continue
    const merged = merge(columns, spansOf(row.lines))
    return row.lines.length >= Math.max(3, columns.length * 0.5) && merged.length >= columns.length
  }
  return false
}

function isWithin({ box }: Line, columns: readonly Column[], size: number): boolean {
  const inColumns = columns.filter(({ from, to }) => box.x < to && box.x + box.width > from)
  const [column] = inColumns
  return (
    inColumns.length === 1 &&
    column !== undefined &&
    box.x >= column.from - 2 &&
    box.x + box.width <= column.to + 2 * size
  )
}

/** Lines that follow the last full row closely are its second lines. */
function tailOf(run: readonly Row[], last: number): number {
  let end = last + 1
  while (end < run.length) {
    const [row, above] = [run[end], run[end - 1]]
    if (!row || !above || row.baseline - above.baseline > 1.35 * sizeOf(row)) break
    end++
  }
  return end
}

function sizeOf({ lines }: Row): number {
  return Math.max(...lines.map((line) => line.size))
}

function spansOf(lines: readonly Line[]): Column[] {
  return lines.map(({ box }) => ({ from: box.x, to: box.x + box.width }))
}

function merge(columns: readonly Column[], more: readonly Column[]): Column[] {
  const merged: Column[] = []
  for (const { from, to } of [...columns, ...more].toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from < last.to + 1) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

interface Body {
  baseline: number
  readonly cells: Line[][]
  readonly isSpanning: boolean
}

function tableOf({ rows, columns: spans, spanning }: Run, rules: readonly Rule[]): PageTable {
  const columns = joinColumns(rows, spans, spanning)
  const box = boxAround(rows.flatMap(({ lines }) => lines.map((line) => line.box)))
  const bodies: Body[] = []
  for (const [at, row] of rows.entries()) {
    const isSpanning = spanning.has(row)
    const cells = columns.map((column, index): Line[] =>
      isSpanning
        ? index === 0
          ? [...row.lines]
          : []
        : row.lines.filter(
            (line) => line.box.x < column.to + 0.5 && line.box.x + line.box.width > column.from - 0.5,
          ),
    )
    const open = bodies.at(-1)
    const isJoined =
      open &&
      !isSpanning &&
      !open.isSpanning &&
      !isParted(rows, at, rules) &&
      (isContinued(rows, at, cells) || isHeaderLine(rows, at, bodies))
    if (isJoined) for (const [column, lines] of cells.entries()) open.cells[column]?.push(...lines)
    else bodies.push({ baseline: row.baseline, cells, isSpanning })
  }
  const table = bodies.map(({ cells }) =>
    cells.map((lines, column): TableCell => {
      const { from = 0, to = 0 } = columns[column] ?? {}
      return lines.length > 0 ? cellOf(lines) : emptyCell({ x: from, y: box.y, width: to - from, height: 0 })
    }),
  )
  return { box, columns, rows: table, hasHeader: hasHeader(table) }
}

/** A name at the left of its column and values at the right are one column, though they do not overlap. */
function joinColumns(rows: readonly Row[], spans: readonly Column[], spanning: ReadonlySet<Row>): Column[] {
  const filled = rows
    .filter((row) => !spanning.has(row))
    .map(({ lines }) =>
      spans.map(({ from, to }) =>
        lines.some(({ box }) => box.x < to + 0.5 && box.x + box.width > from - 0.5),
      ),
    )
  const columns: Column[] = []
  let joined = false
  for (const [at, span] of spans.entries()) {
    const last = columns.at(-1)
    const isApart = filled.some((row) => row[at] && row[at - 1])
    const counts = [at - 1, at].map((column) => filled.filter((row) => row[column]).length)
    const isNamed = filled.slice(0, 2).some((row) => row[at - 1]) || filled.slice(0, 2).some((row) => row[at])
    if (last && !joined && !isApart && isNamed && filled.length > 2 && Math.min(...counts) <= 2) {
      last.to = span.to
      joined = true
    } else {
      columns.push({ ...span })
      joined = false
    }
  }
  return columns.length >= 2 ? columns : spans.map((span) => ({ ...span }))
}

/** Whether a rule is drawn between a row and the row above. */
function isParted(rows: readonly Row[], at: number, rules: readonly Rule[]): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  if (!row || !above) return false
  const box = boxAround(row.lines.map((line) => line.box))
  return rules.some(
    (rule) =>
      rule.at > above.baseline - 1 &&
      rule.at < row.baseline - 0.4 * sizeOf(row) &&
      rule.from < box.x + box.width / 2 &&
      rule.to > box.x + box.width / 2,
  )
}

/** Whether a row is the second line of the header: names of columns are often set in two. */
function isHeaderLine(rows: readonly Row[], at: number, bodies: readonly Body[]): boolean {
  const [row, above, next] = [rows[at], rows[at - 1], rows[at + 1]]
  if (!row || !above || !next || bodies.length !== 1) return false
  const isNamed = [row, above].every(({ lines }) =>
    lines.every(({ isBold, text }) => isBold && !hasValues([text])),
  )
  const gap = row.baseline - above.baseline
  return isNamed && gap <= 1.4 * sizeOf(row) && next.baseline - row.baseline >= gap * 0.95
}

/** Whether a row holds the second lines of the row above: it is close, and its first cell is empty or alone. */
function isContinued(rows: readonly Row[], at: number, cells: readonly Line[][]): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  const line = row?.lines[0]
  if (!row || !above || !line) return false
  const gap = row.baseline - above.baseline
  const gaps = rows.slice(1).map(({ baseline }, index) => baseline - (rows[index]?.baseline ?? 0))
  const isTight = gap <= 1.35 * line.size && Math.max(...gaps) > gap * 1.2
  const filled = cells.filter((lines) => lines.length > 0).length
  if ((cells[0]?.length ?? 0) === 0) {
    // Values in most cells make a row of its own, though it has no name.
    const isFull = filled > 2 && filled >= cells.length - 1 && !isTight
    return gap <= 1.6 * line.size && filled < cells.length && !isFull
  }
  return filled === 1 && (isTight || /^[a-z(]/.test(line.text)) && gap <= 1.6 * line.size
}
