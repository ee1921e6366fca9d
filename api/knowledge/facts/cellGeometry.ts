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
  const middle = (box: Box) => box.y + box.height / 2
  return Math.abs(middle(a) - middle(b)) < Math.min(a.height, b.height) * 0.6
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
  let nearest: Cell | null = null
  for (const other of cells) {
    const { box } = other
    const isBeside = side === 'left' ? right(box) <= own.x + 2 : box.x >= right(own) - 2
    const isNearer = nearest === null || (side === 'left' ? box.x > nearest.box.x : box.x < nearest.box.x)
    if (isBeside && isNearer && other !== cell && isSameRow(box, own)) nearest = other
  }
  return nearest
}

/** Cells above (or below) that share part of the width, nearest first. */
export function inColumn(cell: Cell, cells: readonly Cell[], side: 'above' | 'below'): Cell[] {
  const isBeyond = beyond(cell, side)
  return cells.filter(isBeyond).toSorted((a, b) => (side === 'above' ? b.box.y - a.box.y : a.box.y - b.box.y))
}

/** The nearest of them: a long list asks for it at each of its cells. */
export function nextInColumn(cell: Cell, cells: readonly Cell[], side: 'above' | 'below'): Cell | undefined {
  const isBeyond = beyond(cell, side)
  let nearest: Cell | undefined
  for (const other of cells) {
    const isNearer =
      nearest === undefined || (side === 'above' ? other.box.y > nearest.box.y : other.box.y < nearest.box.y)
    if (isNearer && isBeyond(other)) nearest = other
  }
  return nearest
}

function beyond({ box: own }: Cell, side: 'above' | 'below') {
  return ({ box }: Cell): boolean =>
    (side === 'above' ? box.y < own.y : box.y > own.y) &&
    box.x < right(own) &&
    right(box) > own.x &&
    !isSameRow(box, own)
}
