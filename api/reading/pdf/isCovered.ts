import { type Area, contains } from './geometry.ts'

/** An area that was filled. */
export interface Paint {
  readonly order: number
  readonly area: Area
  readonly color: string
}

interface Letters {
  readonly x: number
  readonly y: number
  readonly endX: number
  readonly endY: number
  readonly size: number
  readonly order: number
  readonly color: string
}

const white = '#ffffff'

/** Whether letters are painted over, or have the color of what is under them. */
export function isCovered(
  { x, y, endX, endY, size, order, color }: Letters,
  paints: readonly Paint[],
  page: number,
): boolean {
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2 - size * 0.3]
  let under = white
  for (const paint of paints) {
    if (!contains(paint.area, middleX, middleY)) continue
    if (paint.order < order) under = paint.color
    // A small picture above text is a stamp or a signature, which lets the text shine through.
    else if (paint.color !== 'picture' && paint.color !== 'pattern') return true
    else if (paint.color === 'picture' && sizeOf(paint.area) > page / 2) return true
  }
  return isAlike(color, under)
}

function sizeOf([left, top, right, bottom]: Area): number {
  return (right - left) * (bottom - top)
}

function isAlike(one: string, other: string): boolean {
  if (!one.startsWith('#') || !other.startsWith('#')) return false
  const difference = [1, 3, 5].map((at) =>
    Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
  )
  return Math.max(...difference) < 20
}
