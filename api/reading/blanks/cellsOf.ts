import type { Rule } from '../layout/pageInk.ts'
import { groupsOf, isDrawn, positions } from '../layout/ruledTables.ts'
import type { Box } from '../reading.ts'

/** Rules nearer than this meet, in points. */
const near = 3
/** A grid with more places is a drawing. */
const mostPlaces = 20_000

/** The rectangles that rules enclose: the cells of tables and boxes that stand alone. */
export function cellsOf(rules: readonly Rule[]): Box[] {
  return groupsOf(rules).flatMap(cellsIn)
}

function cellsIn(group: readonly Rule[]): Box[] {
  const vertical = group.filter(({ isVertical }) => isVertical)
  const horizontal = group.filter(({ isVertical }) => !isVertical)
  if (vertical.length === 0 || horizontal.length < 2) return []
  const ends = [Math.min(...horizontal.map(({ from }) => from)), Math.max(...horizontal.map(({ to }) => to))]
  const drawnAt = positions(vertical)
  // A table without sides ends where its lines do.
  const open = ends.filter((end) => drawnAt.every((at) => Math.abs(at - end) > near))
  const xs = [...drawnAt, ...open].toSorted((a, b) => a - b)
  const ys = positions(horizontal)
  const [columns, rows] = [xs.length - 1, ys.length - 1]
  if (columns < 1 || rows < 1 || columns * rows > mostPlaces) return []
  const beside = xs.map((x) => vertical.filter(({ at }) => Math.abs(at - x) <= near))
  const along = ys.map((y) => horizontal.filter(({ at }) => Math.abs(at - y) <= near))
  const spanX = (column: number) => ({ from: xs[column] ?? 0, to: xs[column + 1] ?? 0 })
  const spanY = (row: number) => ({ from: ys[row] ?? 0, to: ys[row + 1] ?? 0 })
  const hasSide = (column: number, row: number) =>
    open.includes(xs[column] ?? 0) || isDrawn(beside[column] ?? [], xs[column] ?? 0, spanY(row))
  const hasLine = (column: number, row: number) => isDrawn(along[row] ?? [], ys[row] ?? 0, spanX(column))

  const region = Array.from({ length: columns * rows }, (_, at) => at)
  function rootOf(place: number): number {
    let root = place
    while (region[root] !== root) root = region[root] ?? root
    region[place] = root
    return root
  }
  const isOpen = new Set<number>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column
      if (column > 0 && !hasSide(column, row)) region[rootOf(place)] = rootOf(place - 1)
      if (row > 0 && !hasLine(column, row)) region[rootOf(place)] = rootOf(place - columns)
      const isEdgeOpen =
        (column === 0 && !hasSide(0, row)) ||
        (column === columns - 1 && !hasSide(columns, row)) ||
        (row === 0 && !hasLine(column, 0)) ||
        (row === rows - 1 && !hasLine(column, rows))
      if (isEdgeOpen) isOpen.add(place)
    }
  const regions = Map.groupBy(region.keys(), rootOf)
  return [...regions.values()].flatMap((places) => {
    if (places.some((place) => isOpen.has(place))) return []
    const inColumns = places.map((place) => place % columns)
    const inRows = places.map((place) => Math.floor(place / columns))
    const [left, last] = [Math.min(...inColumns), Math.max(...inColumns)]
    const [top, base] = [Math.min(...inRows), Math.max(...inRows)]
    if ((last - left + 1) * (base - top + 1) !== places.length) return []
    const [x, y] = [xs[left] ?? 0, ys[top] ?? 0]
    return [{ x, y, width: (xs[last + 1] ?? 0) - x, height: (ys[base + 1] ?? 0) - y }]
  })
}
