/** A page and a quote's boxes on it, in points from the top left. */
export interface MarkedPlace {
  /** From 1. */
  page: number
  boxes: readonly MarkedBox[]
}

export interface MarkedBox {
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
}
