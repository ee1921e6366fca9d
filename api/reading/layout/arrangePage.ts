import type { Line } from '../reading.ts'
import { alignedTables } from './alignedTables.ts'
import { type Row, rowsOf } from './linesOf.ts'
import type { InkWord, Rule } from './pageInk.ts'
import { hasValues, type PageElement } from './pageTable.ts'
import { ruledTables } from './ruledTables.ts'
import { withTopCells } from './withTopCells.ts'

/** A page's words in reading order: lines, column by column, and tables. */
export function arrangePage(words: readonly InkWord[], rules: readonly Rule[]): PageElement[] {
  const { tables, rest } = ruledTables(words, rules)
  const rows = withTopCells(rowsOf(rest, rules))
  const elements: { top: number; elements: PageElement[] }[] = tables.map((table) => ({
    top: table.box.y,
    elements: [{ kind: 'table', table }],
  }))
  const horizontal = rules.filter(({ isVertical }) => !isVertical)
  // A table separates the rows above it from those below.
  const cuts = tables.map(({ box }) => box.y + box.height / 2).toSorted((a, b) => a - b)
  const bands = Map.groupBy(rows, ({ baseline }) => cuts.filter((cut) => cut < baseline).length)
  for (const band of bands.values())
    elements.push({
      top: Math.min(...band.map(({ baseline }) => baseline)),
      elements: inColumns(band, horizontal),
    })
  return elements.toSorted((a, b) => a.top - b.top).flatMap((part) => part.elements)
}

/** Rows as elements; prose that is set in columns is read column by column, between the lines that cross the gutter. */
function inColumns(rows: readonly Row[], rules: readonly Rule[]): PageElement[] {
  const lines = rows.flatMap((row) => row.lines)
  const between = betweenLists(rows)
  const gutter = between ?? gutterOf(lines)
  if (gutter === null) return alignedTables(rows, rules)
  const crossing = lines
    .filter((line) => isAcross(line, gutter))
    .map((line) => line.box.y + line.box.height / 2)
  const parts = Map.groupBy(rows, (row) => crossing.filter((y) => y < row.baseline - 4).length)
  return [...parts.values()].flatMap((part) => {
    const across = part.filter((row) => row.lines.some((line) => isAcross(line, gutter)))
    const sides = part.filter((row) => !across.includes(row))
    const left = sideOf(sides, (line) => line.box.x < gutter)
    const right = sideOf(sides, (line) => line.box.x >= gutter)
    const isProse = [left, right].every(
      (side) => side.filter(({ lines: [line] }) => line && isLong(line)).length >= 2,
    )
    return isProse || between !== null || left.length === 0 || right.length === 0
      ? [...inColumns(left, rules), ...inColumns(right, rules), ...alignedTables(across, rules)]
      : alignedTables(part, rules)
  })
}

function sideOf(rows: readonly Row[], isIn: (line: Line) => boolean): Row[] {
  return rows
    .map(({ baseline, lines }) => ({ baseline, lines: lines.filter(isIn) }))
    .filter((row) => row.lines.length > 0)
}

function isLong({ words }: Line): boolean {
  return words.length >= 4
}

function isAcross({ box }: Line, x: number): boolean {
  return box.x < x - 1 && box.x + box.width > x + 1
}

/** A list has at least so many labels with their values. */
const fewestValues = 3

/**
 * The middle of the blank strip between two lists of labels with their values, or null. The rows of one table share
 * their baselines; those of two lists side by side need not.
 */
function betweenLists(rows: readonly Row[]): number | null {
  const lines = rows.flatMap((row) => row.lines)
  if (lines.length < 12) return null
  const left = Math.min(...lines.map(({ box }) => box.x))
  const right = Math.max(...lines.map(({ box }) => box.x + box.width))
  const isList = (side: readonly Row[]) =>
    side.filter(({ lines: [label, ...values] }) => label && isPair(label, values)).length >= fewestValues
  const blank: number[] = []
  for (let x = left + (right - left) * 0.25; x <= left + (right - left) * 0.75; x += 2) {
    const sides = rows.filter((row) => !row.lines.some((line) => isAcross(line, x)))
    if (sides.length < rows.length * 0.88) continue
    const [before, after] = [sideOf(sides, ({ box }) => box.x < x), sideOf(sides, ({ box }) => box.x >= x)]
    const shared = before.length + after.length - sides.length
    if (shared * 2 <= sides.length && isList(before) && isList(after)) blank.push(x)
  }
  const [first, last] = [blank[0], blank.at(-1)]
  return first === undefined || last === undefined ? null : (first + last) / 2
}

function isPair(label: Line, values: readonly Line[]): boolean {
  return values.length === 1 && !hasValues([label.text]) && hasValues(values.map(({ text }) => text))
}

/** The middle of the blank strip between two columns of prose, or null. */
function gutterOf(lines: readonly Line[]): number | null {
  if (lines.length < 12) return null
  const left = Math.min(...lines.map(({ box }) => box.x))
  const right = Math.max(...lines.map(({ box }) => box.x + box.width))
  const long = lines.filter(isLong)
  let best: { from: number; to: number; crossing: number } | null = null
  for (let x = left + (right - left) * 0.25; x <= left + (right - left) * 0.75; x += 2) {
    const crossing = lines.filter((line) => isAcross(line, x)).length
    if (crossing > lines.length * 0.12) continue
    const reach = (right - left) * 0.5
    const isFull = (side: readonly Line[]) =>
      side.length >= 5 && side.filter(({ box }) => box.width > reach * 0.55).length >= side.length * 0.35
    const before = long.filter(({ box }) => box.x + box.width <= x + 1)
    const after = long.filter(({ box }) => box.x >= x - 1)
    if (!isFull(before) || !isFull(after)) continue
    if (before.length + after.length < lines.length * 0.5) continue
    if (best && crossing === best.crossing && x - best.to <= 2) best.to = x
    else if (!best || crossing < best.crossing) best = { from: x, to: x, crossing }
  }
  return best ? (best.from + best.to) / 2 : null
}
