/** Milliseconds until an ended stream is reopened: 1 s after completion, 2^n s after the n-th failure in a row, 10 s at most. */
export function restartDelay(failuresInARow: number): number {
  if (failuresInARow === 0) return 1000
  return Math.min(2 ** failuresInARow, 10) * 1000
}
