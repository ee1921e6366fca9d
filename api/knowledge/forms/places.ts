import { wordsOf } from './fieldSubject.ts'
import { holderIn } from './knownFacts.ts'
import { isInner, type KnownValue } from './knownValue.ts'

/** A location of the records, with the words that tell it from the others. */
export interface Place {
  readonly within: string
  readonly index: number
  readonly names: readonly string[]
  /** What is done there, which only tells places of one name apart. */
  readonly uses: readonly string[]
}

/** The locations in the lists of the records. */
export function placesIn(known: readonly KnownValue[]): Place[] {
  const rows = Map.groupBy(
    known.filter(
      (each) =>
        each.index !== undefined &&
        !isInner(each) &&
        holderIn(each) === 'location' &&
        /\b(?:locations?|premises|buildings?)$/.test(each.within ?? ''),
    ),
    ({ within, index }) => `${within} ${index}`,
  )
  return [...rows.values()].flatMap((row) => {
    const [first] = row
    const names = row.flatMap(({ label, value }) =>
      /^(?:name|city|line 1)$/.test(label) ? [plain(value)] : [],
    )
    const uses = row.flatMap(({ label, value }) =>
      /^(?:occupancy|description)$/.test(label) ? [plain(value)] : [],
    )
    return first?.index === undefined || !row.some(({ label }) => label === 'line 1')
      ? []
      : [{ within: first.within ?? '', index: first.index, names, uses }]
  })
}

/** "1101 Highway 36" as "highway 36"; towns and names as they are. */
function plain(name: string): string {
  return wordsOf(name)
    .replace(/^\d+\w? /, '')
    .replace(/ (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|highway|court|ct|boulevard|blvd)$/, '')
}

/** The locations that words name: by the town, where only they are in it, by the street, or by what they are called. */
export function namedIn(places: readonly Place[], text: string): Place[] {
  const hits = mentions(places, text)
  const most = Math.max(0, ...hits.map((each) => each.count))
  return most === 0 || hits.every((each) => each.count === most)
    ? []
    : hits.flatMap((each) => (each.count === most ? [each.place] : []))
}

/** How much of the name of each location stands in a text. */
export function mentions(places: readonly Place[], text: string): { place: Place; count: number }[] {
  const words = ` ${wordsOf(text)} `
  const count = (names: readonly string[]) =>
    names.filter((name) => name !== '' && words.includes(` ${name} `)).length
  return places.map((place) => {
    const named = count(place.names)
    return { place, count: named === 0 ? 0 : named + count(place.uses) / 2 }
  })
}

/** Whether a value of the records is one of a location. */
export function isOf(known: KnownValue, place: Place): boolean {
  return !isInner(known) && known.within === place.within && known.index === place.index
}
