import type { Compare, Row } from './kind.ts'

/** An ordering by a text, in which the rows without one come last in either direction. */
export function missingLast<R extends Row>(text: (row: R) => string | null, direction: 1 | -1): Compare<R> {
  return (a, b) => {
    const left = text(a)
    const right = text(b)
    if (left === right) return 0
    if (left === null) return 1
    if (right === null) return -1
    return left < right ? -direction : direction
  }
}
