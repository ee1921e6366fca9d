/**
 * Whether two words differ by at most this many typos: an extra, missing or wrong letter, or two
 * adjacent letters swapped.
 */
export function withinEdits(one: string, other: string, most: number): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > most) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, letters) => letters)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    let best = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const edits = Math.min(
        at(last, column - 1) + (isSame ? 0 : 1),
        at(last, column) + 1,
        at(line, column - 1) + 1,
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
      line.push(edits)
      best = Math.min(best, edits)
    }
    // A swap looks back two rows, but never below the best of the row between.
    if (best > most) return false
    beforeLast = last
    last = line
  }
  return at(last, other.length) <= most
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity
}
