import { eachMisspelt } from './misspeltWords.ts'
import { lookups, soughtWords, searchWords } from './searchWords.ts'
import { type Entries, entryOf, inEach, placeOf, Tally } from './tally.ts'
import { partBeginning, type Spelled, WordRuns } from './wordRuns.ts'

/** What a word adds that is found whole, as a beginning, with one slip of the finger, with two. */
const worths = { whole: 40, beginning: 30, oneSlip: 16, twoSlips: 8 } as const

export interface Sought {
  readonly text: string
  readonly first: number
  /** Whether words may be misspelt. */
  readonly isTolerant: boolean
}

/** What is sought among the documents that are wanted; all of them unless said. */
interface SoughtDocuments extends Sought {
  readonly isWanted?: (id: string) => boolean
}

/** A document that was found; the more points the better, in any index. */
export interface Found {
  readonly id: string
  readonly points: number
}

/**
 * Documents by the words of their texts. A document has to contain every sought word, each whole or as the beginning of
 * a word. What a document said before it changed is left where it is, and tidied away with others of its sort.
 */
export class SearchIndex {
  #words = new Map<string, Word>()
  #runs = new WordRuns<Word>()
  readonly #places = new Map<string, number>()
  /** The document of each place; null once the place is out of use. */
  #ids: (string | null)[] = []
  /** Of equally good documents the one with the lower number is meant. */
  #orders: number[] = []
  #outOfUse = 0
  #tally = new Tally(0)
  readonly #lookup: (typeof lookups)[keyof typeof lookups]

  /** Of names and a few words about each, unless it is of texts. */
  constructor({ of = 'names' }: { of?: keyof typeof lookups } = {}) {
    this.#lookup = lookups[of]
  }

  has(id: string): boolean {
    return this.#places.has(id)
  }

  /**
   * Takes a document by its texts, of which the first is its name. Of equally good documents the one with the lower `order`
   * comes first; unless given, the one with the shorter name.
   */
  put(id: string, [name = '', ...others]: readonly string[], order?: number): void {
    this.drop(id)
    const place = this.#ids.length
    const inName = searchWords(name, this.#lookup)
    this.#ids.push(id)
    this.#orders.push(order ?? inName.length)
    this.#places.set(id, place)
    inName.forEach((word, at) => this.#enter(word, entryOf(place, at === 0 ? 2 : 1)))
    for (const word of searchWords(others.join(' '), this.#lookup)) {
      if (!inName.includes(word)) this.#enter(word, entryOf(place, 0))
    }
  }

  drop(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#ids[place] = null
    this.#outOfUse++
    if (this.#outOfUse > 1_000 && this.#outOfUse * 4 > this.#ids.length) this.#tidy()
  }

  /** The documents that hold all of the sought words, best first. */
  find({ text, ...how }: SoughtDocuments): Found[] {
    const { words, joined } = soughtWords(text, this.#lookup)
    const best: Ranked[] = []
    this.#collect(words, { best, ...how })
    if (joined !== null) this.#collect([joined], { best, ...how })
    return best.map(({ id, points }) => ({ id, points }))
  }

  /** Every document that holds all of the sought words, each whole or as the beginning of a word. */
  all(text: string): Set<string> {
    const found = new Set<string>()
    const { words, joined } = soughtWords(text, this.#lookup)
    for (const each of joined === null ? [words] : [words, [joined]]) {
      this.#eachHolding(each, false, (place) => {
        const id = this.#ids[place]
        if (id) found.add(id)
      })
    }
    return found
  }

  /** The documents that hold all of the text's words whole, or the text as one word, the newest first; none when they are more. */
  having(text: string, { most }: { most: number }): string[] {
    const { words, joined } = soughtWords(text, this.#lookup)
    const found = joined === null ? [words] : [words, [joined]]
    const places = found.map((each) => this.#placesOf(each)).filter(({ length }) => length <= most)
    return [...new Set(places.flat())].toSorted((a, b) => b - a).flatMap((place) => this.#ids[place] ?? [])
  }

  #placesOf(words: readonly string[]): number[] {
    return inEach(words.map((word) => this.#words.get(word)?.entries ?? []))
  }

  #collect(
    words: readonly string[],
    { best, first, isTolerant, isWanted = () => true }: Omit<SoughtDocuments, 'text'> & { best: Ranked[] },
  ) {
    this.#eachHolding(words, isTolerant, (place, points) => {
      const id = this.#ids[place]
      if (id) rank(best, { id, points, order: this.#orders[place] ?? 0 }, { first, isWanted })
    })
  }

  #eachHolding(
    words: readonly string[],
    isTolerant: boolean,
    onPlace: (place: number, points: number) => void,
  ): void {
    if (this.#tally.size < this.#ids.length) this.#tally = new Tally(Math.ceil(this.#ids.length * 1.25))
    const tally = this.#tally
    tally.begin()
    // Rare words first: if one occurs nowhere, the others need not be looked up.
    for (const word of words.toSorted((left, right) => this.#spread(left) - this.#spread(right))) {
      this.#eachMatch(word, isTolerant, (entries, worth) => tally.count(entries, worth))
      if (!tally.nextWord()) return
    }
    tally.eachComplete(words.length > 0 ? this.#ids.length : 0, onPlace)
  }

  /** How many words begin so. */
  #spread(sought: string): number {
    if (sought.length < this.#lookup.shortestBeginning) return 1
    const parts = this.#runs.runs().map((run) => partBeginning(run, sought))
    return parts.reduce((sum, { from, to }) => sum + to - from, 0)
  }

  #eachMatch(sought: string, isTolerant: boolean, onMatch: (entries: Entries, worth: number) => void): void {
    if (sought.length < this.#lookup.shortestBeginning) {
      const word = this.#words.get(sought)
      if (word) onMatch(word.entries, worths.whole)
      return
    }
    for (const run of this.#runs.runs()) {
      const { from, to } = partBeginning(run, sought)
      for (let at = from; at < to; at++) {
        const word = run[at]
        if (word) onMatch(word.entries, word.text === sought ? worths.whole : worths.beginning)
      }
      if (!isTolerant) continue
      eachMisspelt(run, sought, ({ entries }, made) =>
        onMatch(entries, made === 1 ? worths.oneSlip : worths.twoSlips),
      )
    }
  }

  #enter(text: string, entry: number): void {
    const known = this.#words.get(text)
    if (known === undefined) {
      const word = { text, entries: entry }
      this.#words.set(text, word)
      this.#runs.add(word)
    } else if (typeof known.entries === 'number') known.entries = [known.entries, entry]
    // A list that grows by pushing keeps room for more than most words ever need.
    else if (known.entries.length < 24) known.entries = known.entries.concat(entry)
    else known.entries.push(entry)
  }

  /** Frees unused places, and words that no longer occur. */
  #tidy(): void {
    const moved = new Int32Array(this.#ids.length).fill(-1)
    const kept = [...this.#ids.keys()].filter((place) => this.#ids[place] !== null)
    kept.forEach((place, next) => (moved[place] = next))
    this.#ids = kept.map((place) => this.#ids[place] ?? null)
    this.#orders = kept.map((place) => this.#orders[place] ?? 0)
    this.#ids.forEach((id, place) => id !== null && this.#places.set(id, place))
    this.#outOfUse = 0
    const before = this.#words
    this.#words = new Map()
    this.#runs = new WordRuns()
    for (const [word, { entries }] of before) {
      for (const entry of typeof entries === 'number' ? [entries] : entries) {
        const place = moved[placeOf(entry)] ?? -1
        if (place >= 0) this.#enter(word, place * 4 + (entry & 3))
      }
    }
  }
}

/** A word and where it occurs. */
interface Word extends Spelled {
  entries: number | number[]
}

interface Ranked extends Found {
  readonly order: number
}

/** Inserts a result into the best ones by rank, after equally good ones. */
function rank(
  best: Ranked[],
  found: Ranked,
  { first, isWanted }: { first: number; isWanted: (id: string) => boolean },
): void {
  const last = best.at(-1)
  if (best.length === first && (!last || !isBetter(found, last))) return
  if (!isWanted(found.id)) return
  const known = best.findIndex(({ id }) => id === found.id)
  if (known >= 0) {
    if (found.points <= (best[known]?.points ?? 0)) return
    best.splice(known, 1)
  }
  const at = best.findIndex((other) => isBetter(found, other))
  best.splice(at < 0 ? best.length : at, 0, found)
  if (best.length > first) best.pop()
}

function isBetter(left: Ranked, right: Ranked): boolean {
  return left.points === right.points ? left.order < right.order : left.points > right.points
}
