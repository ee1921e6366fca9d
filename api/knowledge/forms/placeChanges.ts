import { attributeOf, wordsOf } from './fieldSubject.ts'
import { holderIn } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** A location of the records, with the words that tell it from the others. */
export interface Place {
  readonly within: string
  readonly index: number
  readonly names: readonly string[]
  /** What is done there, which only tells places of one name apart. */
  readonly uses: readonly string[]
}

const leaving =
  /\b(?:(?:was|were|is|are|been|being|got|we(?:['’]ve)?|have|has) (?:since )?(?:sold|closed|vacated|given up|demolished|torn down)(?! (?:out|on|for|until|from|at|in the|every|over)\b(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|\d))| \w+days?\b)|closed (?:down|the|our)|sold (?:the|our)|(?:comes?|goes|take (?:it|that|this)|drop(?:s|ped)?|leave) off|(?:remove|delete|drop)\b|take\b[^.;,]*\boff\b|moved out of|gave up|no longer (?:own|rent|lease|use|occupy|have))\b/i

/** What leaves a location while the location stays. */
const partOfPlace =
  /\b(?:mortgagee|lender|lien\w*|loss payee|insured|vehicles?|trucks?|drivers?|coverage|alarms?|sprinklers?|tanks?|pool|tenants?|signs?|equipment)\b/i

/** What letters call an amount of insurance at a location, and what records do. */
const amounts: readonly (readonly [RegExp, RegExp])[] = [
  [/\bbusiness income\b|\bincome\b/i, /^business income$/],
  [/\bcontents\b|\bpersonal property\b|\bbpp\b/i, /contents|personal property/],
  [/\bbuildings?\b/i, /^building(?: (?:limit|value|coverage|amount))?$/],
  [/\brents?\b|\brental income\b/i, /^(?:annual )?(?:rents?|rental income)$/],
  [/\bsales\b|\brevenues?\b|\breceipts\b/i, /^(?:annual )?(?:sales|revenues?|receipts)$/],
]

/** The records with the locations that letters take off gone, and the amounts that they change. */
export function changedPlaces(
  known: readonly KnownValue[],
  sentences: readonly Sentence[],
): readonly KnownValue[] {
  const places = placesIn(known)
  if (places.length < 2 || sentences.length === 0) return known
  const gone = new Set(
    sentences.flatMap(({ text }) => {
      if (!leaving.test(text)) return []
      const clause = text
        .split(/[;,]/)
        .find((each) => leaving.test(each) && !partOfPlace.test(each) && namedIn(places, each).length > 0)
      const named = namedIn(places, clause ?? '')
      // A place with several buildings is not left with one of them.
      return named.length === 1 ? named : []
    }),
  )
  const changes = sentences.flatMap((sentence) =>
    changesIn(
      sentence,
      places.filter((each) => !gone.has(each)),
      known,
    ),
  )
  const renumbered = new Map(sentences.flatMap(({ text }) => newNumbers(text, places)))
  const isAt = ({ within, index }: KnownValue, place: Place) =>
    within === place.within && index === place.index
  return known.flatMap((each): KnownValue[] => {
    if (each.index === undefined || each.outer !== undefined) return [each]
    const place = places.find((one) => isAt(each, one))
    if (place === undefined) return [each]
    if (gone.has(place)) return []
    const index =
      each.index - [...gone].filter((one) => one.within === place.within && one.index < place.index).length
    const change = changes.find((one) => one.place === place && one.label === each.label)
    const number = attributeOf(each.label) === 'number' ? renumbered.get(place) : undefined
    return [
      {
        ...each,
        index,
        ...(number !== undefined && { value: number }),
        ...(change && { value: change.value, source: sourceOf(change.sentence), isTold: true as const }),
      },
    ]
  })
}

/** The locations in the lists of the records. */
export function placesIn(known: readonly KnownValue[]): Place[] {
  const rows = Map.groupBy(
    known.filter(
      ({ within, index, outer }) =>
        index !== undefined &&
        outer === undefined &&
        holderIn({ within }) === 'location' &&
        /\b(?:locations?|premises|buildings?)$/.test(within ?? ''),
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
  const words = ` ${wordsOf(text)} `
  const count = (names: readonly string[]) =>
    names.filter((name) => name !== '' && words.includes(` ${name} `)).length
  const hits = places.map((place) => {
    const named = count(place.names)
    return { place, count: named === 0 ? 0 : named + count(place.uses) / 2 }
  })
  const most = Math.max(0, ...hits.map((each) => each.count))
  return most === 0 || hits.every((each) => each.count === most)
    ? []
    : hits.flatMap((each) => (each.count === most ? [each.place] : []))
}

/** "New building values: Chillicothe $3,210,000 and Bethany (the motel) $3,720,000." */
function changesIn(sentence: Sentence, places: readonly Place[], known: readonly KnownValue[]) {
  const { text } = sentence
  let start = 0
  return moneyAmounts(text).flatMap(({ value, index, end }) => {
    const own = text.slice(start, index)
    const behind = text.slice(end).split(/[,;.:]/)[0] ?? ''
    const isFormer = /\b(?:from|instead of|was|were) (?:about )?$/i.test(own)
    if (!isFormer) start = end
    // "From $525,000": what it was.
    if (isFormer || /\b(?:deductible|premium|paid|cost|bought|sold)\b/i.test(text)) return []
    const clause = own.split(/[;:]/).at(-1) ?? ''
    const kind = (
      amounts.find(([words]) => words.test(clause)) ??
      amounts.find(([words]) => words.test(text.slice(0, index)))
    )?.[1]
    const found = namedIn(places, clause).length > 0 ? namedIn(places, clause) : namedIn(places, behind)
    const held = found.filter((place) => known.some((each) => isOf(each, place) && kind?.test(each.label)))
    const [place] = held
    const label = place && known.find((each) => isOf(each, place) && kind?.test(each.label))?.label
    return place && label !== undefined && (held.length === 1 || found.length === 1)
      ? [{ place, label, value: value.replaceAll(/[$,]/g, ''), sentence }]
      : []
  })
}

function isOf({ within, index, outer }: KnownValue, place: Place): boolean {
  return outer === undefined && within === place.within && index === place.index
}

/** "Saint Joseph moves up and becomes number 3." */
function newNumbers(text: string, places: readonly Place[]): [Place, string][] {
  const number =
    /\b(?:becomes?|is now|will be) (?:now )?(?:number|no\.?|#|loc(?:ation)?(?: number| no\.?| #)?) ?(\d+)\b/i.exec(
      text,
    )
  const named = number
    ? namedIn(
        places,
        text
          .slice(0, number.index)
          .split(/\band\b(?=[^a-z]*[A-Z])|,/)
          .at(-1) ?? '',
      )
    : []
  const [place] = named
  return place && number?.[1] ? [[place, number[1]]] : []
}
