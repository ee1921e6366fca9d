import type { Box } from '../reading.ts'

/** A word as it stands on the page, with what is needed to arrange it into lines. */
export interface InkWord {
  readonly text: string
  readonly box: Box
  /** Where the letters stand, from the top of the page. */
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
