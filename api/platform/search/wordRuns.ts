const freshAtMost = 4_096

/**
 * Sorted words to which others come one by one: in a few sorted runs, each at least twice as long as the next, so that
 * neither adding a word nor adding many ever moves all of them.
 */
export class WordRuns {
  readonly #runs: string[][] = []
  #fresh: string[] = []

  /** Takes a word that is not there yet. */
  add(word: string): void {
    this.#fresh.push(word)
    if (this.#fresh.length >= freshAtMost) this.#settle()
  }

  /** All words, in sorted runs. */
  runs(): readonly (readonly string[])[] {
    if (this.#fresh.length > 0) this.#settle()
    return this.#runs
  }

  #settle(): void {
    let run = this.#fresh.toSorted()
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

function merged(left: readonly string[], right: readonly string[]): string[] {
  const all = Array.from<string>({ length: left.length + right.length })
  let l = 0
  let r = 0
  for (let at = 0; at < all.length; at++) {
    const a = left[l]
    const b = right[r]
    if (b === undefined || (a !== undefined && a < b)) {
      all[at] = a ?? ''
      l++
    } else {
      all[at] = b
      r++
    }
  }
  return all
}

/** Where the word stands in the run, or would stand. */
export function placeIn(run: readonly string[], word: string, from = 0): number {
  let low = from
  let high = run.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((run[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
