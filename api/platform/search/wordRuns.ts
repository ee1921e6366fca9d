const freshAtMost = 4_096

/** A word with its data. */
export interface Spelled {
  readonly text: string
}

/**
 * Sorted words to which others come one by one: in a few sorted runs, each at least twice as long as the next, so that
 * neither adding a word nor adding many ever moves all of them.
 */
export class WordRuns<Word extends Spelled> {
  readonly #runs: Word[][] = []
  #fresh: Word[] = []

  /** Takes a word that is not there yet. */
  add(word: Word): void {
    this.#fresh.push(word)
    if (this.#fresh.length >= freshAtMost) this.#settle()
  }

  /** All words, in sorted runs. */
  runs(): readonly (readonly Word[])[] {
    if (this.#fresh.length > 0) this.#settle()
    return this.#runs
  }

  #settle(): void {
    let run = this.#fresh.toSorted((a, b) => (a.text < b.text ? -1 : 1))
    this.#fresh = []
    for (;;) {
      const last = this.#runs.at(-1)
      if (!last || last.length >= 2 * run.length) break
      this.#runs.pop()
      run = merged(last, run)
    }
    this.#runs.push(run)
  }
}

function merged<Word extends Spelled>(left: readonly Word[], right: readonly Word[]): Word[] {
  const all: Word[] = []
  let l = 0
  let r = 0
  for (;;) {
    const a = left[l]
    const b = right[r]
    if (a && (!b || a.text < b.text)) {
      all.push(a)
      l++
    } else if (b) {
      all.push(b)
      r++
    } else return all
  }
}

/** The position of the text in a part of the run, or where it would be inserted. */
export function placeIn(
  run: readonly Spelled[],
  text: string,
  { from = 0, to = run.length }: { from?: number; to?: number } = {},
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((run[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The part of the run whose words begin so. */
export function partBeginning(run: readonly Spelled[], text: string): { from: number; to: number } {
  const from = placeIn(run, text)
  return { from, to: placeIn(run, `${text}\uffff`, { from }) }
}
