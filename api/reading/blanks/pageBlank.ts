import type { InkWord } from '../layout/pageInk.ts'
import type { Blank, Box } from '../reading.ts'

/** A blank of a page with its text upright. */
export type PageBlank = Omit<Blank, 'page'>

export interface PageInk {
  readonly words: readonly InkWord[]
  readonly level: { readonly width: number; readonly height: number }
}

/** Whether two places share more than their edges. */
export function isOver(a: Box, b: Box): boolean {
  const slack = 2
  return (
    a.x + a.width - slack > b.x &&
    b.x + b.width - slack > a.x &&
    a.y + a.height - slack > b.y &&
    b.y + b.height - slack > a.y
  )
}

export function isInside({ box }: InkWord, { x, y, width, height }: Box): boolean {
  const [middle, center] = [box.x + box.width / 2, box.y + box.height / 2]
  return middle > x && middle < x + width && center > y && center < y + height
}

export function right({ x, width }: Box): number {
  return x + width
}

export function bottom({ y, height }: Box): number {
  return y + height
}

const usualHeight = 12

/** How high text on a line may be: it ends below the words above. */
export function roomAbove(
  { x, width }: Pick<Box, 'x' | 'width'>,
  y: number,
  words: readonly InkWord[],
): number {
  const floor = Math.max(
    0,
    ...words
      .filter((word) => word.baseline < y - 2 && word.box.x < x + width && right(word.box) > x)
      .map(({ baseline, size }) => baseline + size * 0.2 + 2),
  )
  return Math.max(8, Math.min(usualHeight, y - floor))
}
