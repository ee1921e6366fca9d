import type { Line } from '../reading.ts'
import { boxAround, type Row } from './linesOf.ts'
import {
  cellOf,
  emptyCell,
  hasHeader,
  type PageElement,
  type PageTable,
  type TableCell,
} from './pageTable.ts'

interface Column {
  from: number
  to: number
}

/** The rows' lines in reading order; rows whose lines stand in columns become tables. */
export function alignedTables(rows: readonly Row[]): PageElement[] {
  const elements: PageElement[] = []
  let at = 0
  while (at < rows.length) {
    const run = runAt(rows, at)
    if (run) {
      elements.push({ kind: 'table', table: tableOf(run.rows, run.columns) })
      at += run.rows.length
    } else {
      for (const line of rows[at]?.lines ?? []) elements.push({ kind: 'line', line })
      at++
    }
  }
  return elements
}

/** The longest run of rows from here whose lines stand in the same columns. */
function runAt(rows: readonly Row[], start: number): { rows: readonly Row[]; columns: Column[] } | null {
  const first = rows[start]
  if (!first || first.lines.length < 2) return null
  let columns = spansOf(first.lines)
  let end = start + 1
  let multiple = 1
  for (let at = end; at < rows.length; at++) {
    const [row, above] = [rows[at], rows[at - 1]]
    if (!row || !above) break
    const size = Math.max(...row.lines.map((line) => line.size))
    if (row.baseline - above.baseline > 3.2 * size) break
    const merged = merge(columns, spansOf(row.lines))
    if (row.lines.length >= 2) {
      // Lines that would join columns belong to another table.
      if (merged.length < columns.length && merged.length < 2) break
      if (merged.length < Math.max(columns.length, row.lines.length) - 1) break
      if (merged.length < 2) break
      columns = merged
      multiple++
      end = at + 1
    } else {
      const [line] = row.lines
      if (!line) break
      const isWithin = columns.some(
        ({ from, to }) => line.box.x >= from - 2 && line.box.x + line.box.width <= to + 2 * size,
      )
      if (!isWithin || merged.length < columns.length) break
      if (row.baseline - above.baseline > 1.6 * size) break
      end = at + 1
    }
  }
  if (multiple < 2) return null
  const run = rows.slice(start, end)
  const last = run.findLastIndex(({ lines }) => lines.length >= 2)
  return { rows: run.slice(0, Math.max(last + 1, tailOf(run, last))), columns }
}

/** Lines that follow the last full row closely are its second lines. */
function tailOf(run: readonly Row[], last: number): number {
  let end = last + 1
  while (end < run.length) {
    const [row, above] = [run[end], run[end - 1]]
    const line = row?.lines[0]
    if (!row || !above || !line || row.baseline - above.baseline > 1.35 * line.size) break
    end++
  }
  return end
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

function tableOf(rows: readonly Row[], columns: readonly Column[]): PageTable {
  const box = boxAround(rows.flatMap(({ lines }) => lines.map((line) => line.box)))
  const bodies: { baseline: number; cells: Line[][] }[] = []
  for (const [at, row] of rows.entries()) {
    const cells = columns.map((column): Line[] =>
      row.lines.filter(
        (line) => line.box.x < column.to + 0.5 && line.box.x + line.box.width > column.from - 0.5,
      ),
    )
    const open = bodies.at(-1)
    if (open && isContinued(rows, at, cells)) {
      for (const [column, lines] of cells.entries()) open.cells[column]?.push(...lines)
    } else bodies.push({ baseline: row.baseline, cells })
  }
  const table = bodies.map(({ cells }) =>
    cells.map((lines, column): TableCell => {
      const { from = 0, to = 0 } = columns[column] ?? {}
      return lines.length > 0 ? cellOf(lines) : emptyCell({ x: from, y: box.y, width: to - from, height: 0 })
    }),
  )
  return { box, columns, rows: table, hasHeader: hasHeader(table) }
}

/** Whether a row holds the second lines of the row above: it stands close, and its first cell is empty or alone. */
function isContinued(rows: readonly Row[], at: number, cells: readonly Line[][]): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  const line = row?.lines[0]
  if (!row || !above || !line) return false
  const gap = row.baseline - above.baseline
  const gaps = rows.slice(1).map(({ baseline }, index) => baseline - (rows[index]?.baseline ?? 0))
  const isTight = gap <= 1.35 * line.size && Math.max(...gaps) > gap * 1.2
  const filled = cells.filter((lines) => lines.length > 0).length
  if ((cells[0]?.length ?? 0) === 0) return gap <= 1.6 * line.size && filled < cells.length
  return filled === 1 && (isTight || /^[a-z(]/.test(line.text)) && gap <= 1.6 * line.size
}
