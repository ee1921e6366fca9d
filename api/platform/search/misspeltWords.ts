import { eachSimilarWord } from './eachSimilarWord.ts'
import { partBeginning, placeIn, type Spelled } from './wordRuns.ts'

/** How many slips of the finger a word of this length may hold and still be meant; numbers are closer to each other. */
export function slipsAllowed(word: string): number {
  if (/\d/.test(word)) return word.length >= 5 ? 1 : 0
  return word.length < 3 ? 0 : word.length < 7 ? 1 : 2
}

/** Words of so few letters are so close to each other that most slips make another one. */
const short = 4

/** Calls back with each word of a sorted run that may be meant by a misspelt one, and with how many slips; maybe twice. */
export function eachMisspelt<Word extends Spelled>(
  run: readonly Word[],
  sought: string,
  onWord: (word: Word, slips: number) => void,
): void {
  const slips = slipsAllowed(sought)
  if (slips === 0) return
  if (sought.length <= short) {
    eachOfOneSlip(run, sought, (word) => onWord(word, 1))
    return
  }
  eachSimilarWord(run, { sought, slips }, (word, made) => {
    if (made > 0) onWord(word, made)
  })
}

/**
 * The words that begin like a short one when two of its neighbours change places, or that are it when one letter of it is
 * put right or put in. Its first letter has to be right.
 */
function eachOfOneSlip<Word extends Spelled>(
  run: readonly Word[],
  sought: string,
  onWord: (word: Word) => void,
): void {
  for (let at = 1; at < sought.length; at++) {
    const before = sought.slice(0, at)
    const rest = sought.slice(at)
    const swapped = `${before}${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`
    if (swapped !== sought) {
      const { from, to } = partBeginning(run, swapped)
      for (const word of run.slice(from, to)) onWord(word)
    }
    for (const beginning of eachLonger(run, before)) {
      // Of beginnings that fit there would be too many: these are whole words.
      for (const text of [beginning + rest.slice(1), beginning + rest]) {
        const word = run[placeIn(run, text)]
        if (word?.text === text && !text.startsWith(sought)) onWord(word)
      }
    }
  }
}

/** The beginnings of words that are one letter longer, from one to the next without the words between. */
function* eachLonger(run: readonly Spelled[], beginning: string): Iterable<string> {
  const { from, to } = partBeginning(run, beginning)
  for (let at = from; at < to;) {
    const longer = run[at]?.text.slice(0, beginning.length + 1) ?? ''
    if (longer.length > beginning.length) {
      yield longer
      at = partBeginning(run, longer).to
    } else at++
  }
}
