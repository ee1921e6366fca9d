import type { Cell, Line, ReadPage } from '../../../reading/index.ts'
import { holds } from '../cellGeometry.ts'

/** The rows of a page from top to bottom; the lines of a ruled cell are one. */
export function rowsOn(page: ReadPage, ruled: readonly (readonly Cell[])[]): Line[][] {
  const inCells = new Set<Line>()
  const whole = ruled.map((cells) =>
    cells.flatMap(({ text, box }) => {
      const own = page.lines.filter((line) => holds(box, line.box))
      const [first] = own
      for (const line of own) inCells.add(line)
      return first ? [{ ...first, text, words: own.flatMap(({ words }) => words) }] : []
    }),
  )
  const others = rowsOf(page.lines.filter((line) => !inCells.has(line)))
  return [...others, ...whole.filter((row) => row.length > 0)].toSorted(
    ([a], [b]) => (a?.box.y ?? 0) - (b?.box.y ?? 0),
  )
}

/** Lines side by side. */
export function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2))) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame =
      first &&
      Math.abs(first.box.y + first.box.height / 2 - line.box.y - line.box.height / 2) <
        Math.min(first.box.height, line.box.height) * 0.55
    if (row && isSame) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}
