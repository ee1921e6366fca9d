import { placeIn, type Spelled } from './wordRuns.ts'

/**
 * Calls back with each word of a sorted run that begins like the sought one, up to so many letters missing, too many,
 * wrong or swapped, and with how many. Words that begin alike are compared once, and passed over together.
 */
export function eachSimilarWord<Word extends Spelled>(
  run: readonly Word[],
  { sought, slips }: { sought: string; slips: number },
  onWord: (word: Word, slips: number) => void,
): void {
  const width = sought.length + 1
  // One row of edit distances for each letter of the word that is looked at; what it shares with the last one stays.
  const deepest = sought.length + slips
  const rows = new Uint8Array((deepest + 1) * width)
  for (let column = 0; column < width; column++) rows[column] = column
  const best = new Uint8Array(deepest + 1)
  best[0] = sought.length
  let previous = ''
  let known = 0

  for (let at = 0; at < run.length;) {
    const met = run[at]
    if (!met) return
    const word = met.text
    const end = Math.min(word.length, deepest)
    let depth = Math.min(known, sharedLength(previous, word))
    let isLost = false
    while (depth < end && !isLost) {
      const least = nextRow(rows, { sought, word, depth })
      depth++
      best[depth] = Math.min(best[depth - 1] ?? 0, rows[depth * width + sought.length] ?? 0)
      isLost = least > slips && (best[depth] ?? 0) > slips
    }
    previous = word
    known = depth
    if (isLost) at = beyond(run, { at, prefix: word.slice(0, depth) })
    else {
      const found = best[depth] ?? 0
      if (found <= slips) onWord(met, found)
      at++
    }
  }
}

/** Fills the row after the word's letter at `depth`, swapped neighbours counted as one slip; answers its least distance. */
function nextRow(
  rows: Uint8Array,
  { sought, word, depth }: { sought: string; word: string; depth: number },
): number {
  const width = sought.length + 1
  const above = depth * width
  const here = above + width
  const letter = word.charCodeAt(depth)
  const letterBefore = depth > 0 ? word.charCodeAt(depth - 1) : -1
  let least = depth + 1
  rows[here] = least
  for (let column = 1; column < width; column++) {
    const wanted = sought.charCodeAt(column - 1)
    const replaced = (rows[above + column - 1] ?? 0) + (wanted === letter ? 0 : 1)
    const moved = Math.min(rows[above + column] ?? 0, rows[here + column - 1] ?? 0) + 1
    let distance = Math.min(replaced, moved)
    if (column > 1 && wanted === letterBefore && sought.charCodeAt(column - 2) === letter) {
      distance = Math.min(distance, (rows[above - width + column - 2] ?? 0) + 1)
    }
    rows[here + column] = distance
    if (distance < least) least = distance
  }
  return least
}

function sharedLength(left: string, right: string): number {
  const end = Math.min(left.length, right.length)
  let at = 0
  while (at < end && left.charCodeAt(at) === right.charCodeAt(at)) at++
  return at
}

/** The first place after `at` whose word does not begin so; most often it is near. */
function beyond(run: readonly Spelled[], { at, prefix }: { at: number; prefix: string }): number {
  let step = 1
  let last = at
  for (;;) {
    const next = run[last + step]?.text
    if (!next?.startsWith(prefix)) break
    last += step
    step *= 2
  }
  return placeIn(run, `${prefix}\uffff`, { from: last + 1, to: Math.min(last + step, run.length) })
}
