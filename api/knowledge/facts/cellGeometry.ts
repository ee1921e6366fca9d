import type { Box } from '../../reading/index.ts'
import type { Cell } from './pageCells.ts'

export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const end = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: end - x, height: bottom - y }
}

export function isSameRow(a: Box, b: Box): boolean {
  return Math.abs(middle(a) - middle(b)) < Math.min(a.height, b.height) * 0.6
}

function middle(box: Box): number {
  return box.y + box.height / 2
}

export function right(box: Box): number {
  return box.x + box.width
}

/** Whether the middle of a box lies in another. */
export function holds(outer: Box, inner: Box): boolean {
  const x = inner.x + inner.width / 2
  const y = inner.y + inner.height / 2
  return x >= outer.x && x <= right(outer) && y >= outer.y && y <= outer.y + outer.height
}

/** The next cell on the same row, before or after; null at the end of the row. */
export function neighbor(cell: Cell, cells: readonly Cell[], side: 'left' | 'right'): Cell | null {
  const { box: own } = cell
  const { byMiddle } = placesOf(cells)
  const reach = own.height * 0.6
  let nearest: Place | null = null
  for (let at = firstFrom(byMiddle, middle(own) - reach); at < byMiddle.length; at++) {
    const place = byMiddle[at]
    if (!place || place.key > middle(own) + reach) break
    const { box } = place.cell
    // By the first side too: two marks narrower than the tolerance would each stand left of the other.
    const isBeside =
      side === 'left' ? box.x < own.x && right(box) <= own.x + 2 : box.x > own.x && box.x >= right(own) - 2
    const apart: number = nearest === null ? 0 : (box.x - nearest.cell.box.x) * (side === 'left' ? -1 : 1)
    const isNearer = nearest === null || apart < 0 || (apart === 0 && place.at < nearest.at)
    if (isBeside && isNearer && place.cell !== cell && isSameRow(box, own)) nearest = place
  }
  return nearest?.cell ?? null
}

/** Cells above (or below) that share part of the width, nearest first. */
export function inColumn(cell: Cell, cells: readonly Cell[], side: 'above' | 'below'): Cell[] {
  const isBeyond = beyond(cell, side)
  return cells.filter(isBeyond).toSorted((a, b) => (side === 'above' ? b.box.y - a.box.y : a.box.y - b.box.y))
}

/** The nearest of them. */
export function nextInColumn(cell: Cell, cells: readonly Cell[], side: 'above' | 'below'): Cell | undefined {
  const isBeyond = beyond(cell, side)
  const { byTop } = placesOf(cells)
  const start = firstFrom(byTop, cell.box.y)
  if (side === 'below') {
    for (let at = start; at < byTop.length; at++) {
      const place = byTop[at]
      if (place && isBeyond(place.cell)) return place.cell
    }
    return undefined
  }
  let nearest: Place | undefined
  for (let at = start - 1; at >= 0; at--) {
    const place = byTop[at]
    if (!place || (nearest && place.key < nearest.key)) break
    if (isBeyond(place.cell)) nearest = place
  }
  return nearest?.cell
}

/** A cell among those of its page, which are sorted by a key. */
interface Place {
  readonly cell: Cell
  readonly at: number
  readonly key: number
}

interface Places {
  readonly byMiddle: readonly Place[]
  readonly byTop: readonly Place[]
}

/** A long list asks for the neighbors of each of its cells. */
const known = new WeakMap<readonly Cell[], Places>()

function placesOf(cells: readonly Cell[]): Places {
  const places = known.get(cells) ?? {
    byMiddle: sortedBy(cells, ({ box }) => middle(box)),
    byTop: sortedBy(cells, ({ box }) => box.y),
  }
  known.set(cells, places)
  return places
}

function sortedBy(cells: readonly Cell[], keyOf: (cell: Cell) => number): Place[] {
  return cells.map((cell, at) => ({ cell, at, key: keyOf(cell) })).toSorted((a, b) => a.key - b.key)
}

/** The index of the first place whose key is at least so much. */
function firstFrom(places: readonly Place[], key: number): number {
  let [from, to] = [0, places.length]
  while (from < to) {
    const between = (from + to) >> 1
    if ((places[between]?.key ?? 0) < key) from = between + 1
    else to = between
  }
  return from
}

function beyond({ box: own }: Cell, side: 'above' | 'below') {
  return ({ box }: Cell): boolean =>
    (side === 'above' ? box.y < own.y : box.y > own.y) &&
    box.x < right(own) &&
    right(box) > own.x &&
    !isSameRow(box, own)
}
