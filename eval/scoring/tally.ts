import type { Score } from '../evalPart.ts'

/** Counts what was expected, given and right, for precision and recall. */
export class Tally {
  #right = 0
  #expected = 0
  #given = 0

  /** One value: expected, given, both or neither. */
  value(expected: unknown, given: unknown, isSame: boolean): void {
    if (expected !== null) this.#expected++
    if (given !== null) this.#given++
    if (expected !== null && given !== null && isSame) this.#right++
  }

  /** Two lists; each given item may match one expected item. Returns what found no match on either side. */
  lists<Expected, Given>(
    expected: readonly Expected[],
    given: readonly Given[],
    isSame: (expected: Expected, given: Given) => boolean,
  ): { missed: Expected[]; extra: Given[] } {
    const open = [...given]
    const missed: Expected[] = []
    for (const item of expected) {
      const at = open.findIndex((candidate) => isSame(item, candidate))
      if (at === -1) missed.push(item)
      else open.splice(at, 1)
    }
    this.#expected += expected.length
    this.#given += given.length
    this.#right += expected.length - missed.length
    return { missed, extra: open }
  }

  scores(subject: string): Score[] {
    const recall = ratio(this.#right, this.#expected)
    const precision = ratio(this.#right, this.#given)
    const f1 = ratio(2 * this.#right, this.#expected + this.#given)
    const detail = `${this.#right} right, ${this.#expected} expected, ${this.#given} given`
    return [
      { metric: `${subject} F1`, value: f1, unit: 'share', detail },
      { metric: `${subject} precision`, value: precision, unit: 'share' },
      { metric: `${subject} recall`, value: recall, unit: 'share' },
    ]
  }
}

/** Null when there is nothing to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null
}
