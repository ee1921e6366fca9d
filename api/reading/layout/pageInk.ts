import type { Box } from '../reading.ts'

/** A word on the page, with the measurements needed to arrange it into lines. */
export interface InkWord {
  readonly text: string
  readonly box: Box
  /** The baseline of the letters, from the top of the page. */
  readonly baseline: number
  readonly size: number
  readonly isBold: boolean
}

/** A straight line drawn on the page, along one axis. */
export interface Rule {
  readonly isVertical: boolean
  /** The x of a vertical rule, the y of a horizontal one. */
  readonly at: number
  readonly from: number
  readonly to: number
}
