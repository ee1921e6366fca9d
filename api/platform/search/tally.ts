/** How much the two lowest bits of an entry add: another word than the name's, one of the name's, its first. */
const weights = [0, 5, 8] as const

/** Where a word occurs: the document's index, and the word's weight there. */
export type Entries = number | readonly number[]

export function entryOf(place: number, weight: 0 | 1 | 2): number {
  return place * 4 + weight
}

export function placeOf(entry: number): number {
  return entry >>> 2
}

/** The places that are in each of the lists. A list has its places in ascending order. */
export function inEach(lists: readonly Entries[]): number[] {
  const [rarest = [], ...others] = lists
    .map((entries) => (typeof entries === 'number' ? [entries] : entries))
    .toSorted((a, b) => a.length - b.length)
  let places = rarest.map(placeOf)
  for (const list of others) places = places.filter((place) => isIn(list, place))
  return places
}

function isIn(entries: readonly number[], place: number): boolean {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (placeOf(entries[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low < entries.length && placeOf(entries[low] ?? 0) === place
}

/** Scores every document for the searched words, one word after the other. */
export class Tally {
  readonly #met: Uint8Array
  readonly #points: Uint16Array
  readonly #ofThisWord: Uint8Array
  #words = 0
  /** How many places have had every word, the one under way included. */
  #complete = 0

  constructor(size: number) {
    this.#met = new Uint8Array(size)
    this.#points = new Uint16Array(size)
    this.#ofThisWord = new Uint8Array(size)
  }

  get size(): number {
    return this.#met.length
  }

  begin(): void {
    this.#met.fill(0)
    this.#points.fill(0)
    this.#words = 0
    this.#complete = 0
  }

  /** The current word occurs in these documents; each keeps its best score. */
  count(entries: Entries, worth: number): void {
    if (typeof entries === 'number') this.#count(entries, worth)
    else for (const entry of entries) this.#count(entry, worth)
  }

  /** From now on only the places count that have had every word so far; answers whether there are any. */
  nextWord(): boolean {
    this.#words++
    const hasAny = this.#complete > 0
    this.#complete = 0
    return hasAny
  }

  /** Calls back with the places that have had every word, the newest first, and their points. */
  eachComplete(size: number, onPlace: (place: number, points: number) => void): void {
    const met = this.#met
    for (let place = size - 1; place >= 0; place--) {
      if (met[place] === this.#words) onPlace(place, this.#points[place] ?? 0)
    }
  }

  #count(entry: number, worth: number): void {
    const place = placeOf(entry)
    const points = worth + (weights[entry & 3] ?? 0)
    const met = this.#met[place] ?? 0
    const before = this.#points[place] ?? 0
    if (met === this.#words) {
      this.#met[place] = met + 1
      this.#complete++
      this.#points[place] = before + points
      this.#ofThisWord[place] = points
    } else if (met === this.#words + 1 && points > (this.#ofThisWord[place] ?? 0)) {
      this.#points[place] = before + points - (this.#ofThisWord[place] ?? 0)
      this.#ofThisWord[place] = points
    }
  }
}
