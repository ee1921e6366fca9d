import { partBeginning, placeIn, type Spelled } from './wordRuns.ts'

/** How many slips of the finger a word of this length may hold and still be meant; numbers are closer to each other. */
export function slipsAllowed(word: string): number {
  if (/\d/.test(word)) return word.length >= 5 ? 1 : 0
  return word.length < 3 ? 0 : word.length < 7 ? 1 : 2
}

/** Short words are so close to each other that the first letter has to be right, and most slips make another word. */
const short = 4

/** Calls back with each word of a sorted run that may be meant by a misspelt one, and with how many slips. */
export function eachMisspelt<Word extends Spelled>(
  run: readonly Word[],
  sought: string,
  onWord: (word: Word, slips: number) => void,
): void {
  const slips = slipsAllowed(sought)
  if (slips === 0) return
  const isShort = sought.length <= short
  const { from, to } = partBeginning(run, isShort ? sought.charAt(0) : '')
  eachSimilarWord(
    from > 0 || to < run.length ? run.slice(from, to) : run,
    { sought, slips },
    (word, made) => {
      if (made > 0 && (!isShort || isShortSlip(sought, word.text))) onWord(word, made)
    },
  )
}

/** Whether two neighbours of a short word changed places, or one letter of it is wrong or missing. */
function isShortSlip(sought: string, word: string): boolean {
  const at = sharedLength(sought, word)
  const rest = sought.slice(at)
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2)
  if (word.startsWith(swapped, at)) return true
  // Of two or three letters that fit there are too many beginnings of words: here it is the whole word.
  const isWrong = word.length === sought.length && word.slice(at + 1) === rest.slice(1)
  const isMissing = word.length === sought.length + 1 && word.slice(at + 1) === rest
  return isWrong || isMissing
}

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
