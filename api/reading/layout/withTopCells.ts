import type { Line } from '../reading.ts'
import type { Row } from './linesOf.ts'

/** Lines of one cell are at most this many times their type size apart. */
const widestSpacing = 1.6

/** How far two places may be apart to be the same, in points. */
const slack = 1.5

interface TallCell {
  /** The rows of its first and last line. */
  readonly top: number
  readonly bottom: number
  /** The lines beside it, which its table sets at half its height. */
  readonly beside: readonly Line[]
  readonly own: readonly Line[]
}

/** The rows of a page where what is set at half the height of a taller cell stands beside its first line, as it is read. */
export function withTopCells(rows: readonly Row[]): readonly Row[] {
  const cells = rows.flatMap((_, at) => tallCellAt(rows, at) ?? [])
  if (cells.length === 0) return rows
  return rows.flatMap((row, at) => {
    const lines = [
      ...(cells.find(({ top, bottom }) => (top + bottom) / 2 === at)?.own ?? row.lines),
      ...cells.filter(({ top }) => top === at).flatMap(({ beside }) => beside),
    ]
    return lines.length === 0 ? [] : [{ ...row, lines: lines.toSorted((a, b) => a.box.x - b.box.x) }]
  })
}

/** The cell of several lines at whose middle a row stands; null where there is none. */
function tallCellAt(rows: readonly Row[], at: number): TallCell | null {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!above || !row || !below || !isPartOf(below, above)) return null
  const own = row.lines.filter((line) => hasPlace(above, line))
  const beside = row.lines.filter((line) => !own.includes(line))
  const spacing = below.baseline - above.baseline
  const [size = 0] = above.lines.map((line) => line.size)
  const step = own.length > 0 ? spacing / 2 : spacing
  const isCentered = Math.abs(row.baseline - above.baseline - spacing / 2) < 0.12 * size
  if (beside.length === 0 || !isCentered || step > widestSpacing * size || step < 0.8 * size) return null
  if (own.length > 0 && !isPartOf(above, row)) return null
  const isClear = [...above.lines, ...below.lines].every((line) =>
    beside.every((each) => !overlaps(line, each)),
  )
  if (!isClear) return null
  let reach = 1
  while (isNext(rows, at - reach, -1, { step, above }) && isNext(rows, at + reach, 1, { step, above }))
    reach++
  const [top, bottom] = [at - reach, at + reach]
  // Lines that go on above or below belong to a text with something in its margin.
  const goesOn = [
    gap(rows, top - 1, top, above),
    gap(rows, bottom, bottom + 1, above),
    ...beside.flatMap((line) => [near(rows, at - 2, line), near(rows, at + 2, line)]),
  ].some((each) => each < 1.12 * step)
  return goesOn ? null : { top, bottom, beside, own }
}

/** Whether the next row, up or down, is another line of the cell. */
function isNext(
  rows: readonly Row[],
  from: number,
  direction: 1 | -1,
  { step, above }: { readonly step: number; readonly above: Row },
): boolean {
  const [row, next] = [rows[from], rows[from + direction]]
  if (!row || !next || !isPartOf(next, above)) return false
  return Math.abs(Math.abs(next.baseline - row.baseline) - step) < 0.12 * step
}

/** How far apart two rows are, if both have lines at the places of the cell. */
function gap(rows: readonly Row[], upper: number, lower: number, cell: Row): number {
  const [first, second] = [rows[upper], rows[lower]]
  const isAlike = [first, second].every((row) => row?.lines.some((line) => hasPlace(cell, line)))
  return first && second && isAlike ? second.baseline - first.baseline : Infinity
}

/** How far a line at the same place in another row is away. */
function near(rows: readonly Row[], at: number, line: Line): number {
  const other = rows[at]?.lines.find(({ box }) => Math.abs(box.x - line.box.x) < slack)
  return other ? Math.abs(other.box.y - line.box.y) : Infinity
}

/** Whether all lines of a row begin where lines of another do. */
function isPartOf(row: Row, of: Row): boolean {
  return row.lines.length > 0 && row.lines.every((line) => hasPlace(of, line))
}

function hasPlace({ lines }: Row, { box, size }: Line): boolean {
  return lines.some((each) => Math.abs(each.box.x - box.x) < slack && Math.abs(each.size - size) < 0.1 * size)
}

function overlaps(one: Line, other: Line): boolean {
  return one.box.x < other.box.x + other.box.width && other.box.x < one.box.x + one.box.width
}
