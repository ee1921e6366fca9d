import { attributeOf } from './fieldSubject.ts'
import { isInner, type KnownValue } from './knownValue.ts'
import { isOf, mentions, namedIn, type Place, placesIn } from './places.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'
import { counts, moneyAmounts, percentages, type Spoken } from './spokenValues.ts'
import { postal } from './letterFact.ts'

const leaving =
  /\b(?:(?:was|were|is|are|been|being|got|we(?:['’]ve)?|have|has) (?:since )?(?:sold|closed|vacated|given up|demolished|torn down)(?! (?:out|on|for|until|from|at|in the|every|over)\b(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|\d))| \w+days?\b)|closed (?:down|the|our)|sold (?:the|our)|(?:comes?|goes|take (?:it|that|this)|drop(?:s|ped)?|leave) off|(?:remove|delete|drop)\b|take\b[^.;,]*\boff\b|(?:is|are) gone|moved out of|gave up|no longer (?:own|rent|lease|use|occupy|have))\b/i

const hasVerb =
  /\b(?:is|are|was|were|has|have|had|will|gets?|got|goes|stays?|moves?|becomes?|needs?|\w{3,}ed)\b/i

/** What leaves a location while the location stays. */
const partOfPlace =
  /\b(?:mortgagee|lender|lien\w*|loss payee|insured|vehicles?|trucks?|drivers?|coverage|alarms?|sprinklers?|tanks?|pool|tenants?|signs?|equipment)\b/i

/** What letters call the figures of a location, and what records do. */
const figures: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsquare f(?:ee|oo)t|\bsq\.? ?f/i, /^(?:square feet|(?:total |building )?(?:area|square footage))$/],
  [/\bbusiness income\b|\bincome\b/i, /^business income$/],
  [/\bcontents\b|\bpersonal property\b|\bbpp\b/i, /contents|personal property/],
  [
    /\bbuildings?\b|\bto rebuild\b|\breplacement (?:cost|value)\b/i,
    /^building(?: (?:limit|value|coverage|amount))?$/,
  ],
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
  const topics = topicsOf(places, sentences)
  const gone = new Set(
    sentences.flatMap(({ text }, at) => {
      if (!leaving.test(text)) return []
      const topic = topics[at]
      if (topic && /^(?:please )?(?:take|remove|delete|drop) (?:it|that one|this one)\b/i.test(text))
        return [topic]
      let isLeaving = false
      return text.split(/[;,]|\band\b/).flatMap((clause) => {
        const named = namedIn(places, clause)
        // "We sold Harbor Avenue and Mill Road."
        isLeaving = leaving.test(clause) || (isLeaving && named.length > 0 && !hasVerb.test(clause))
        // A place with several buildings is not left with one of them.
        return isLeaving && !partOfPlace.test(clause) && named.length === 1 ? named : []
      })
    }),
  )
  const left = places.filter((each) => !gone.has(each))
  const told = sentences.flatMap((sentence, at) =>
    changesIn(sentence, { places: left, known, topic: topics[at] }),
  )
  const changes = [...told, ...sharesAdded(sentences, { places: left, known, told, topics })]
  const renumbered = new Map(sentences.flatMap(({ text }) => newNumbers(text, places)))
  const isAt = ({ within, index }: KnownValue, place: Place) =>
    within === place.within && index === place.index
  return known.flatMap((each): KnownValue[] => {
    if (each.index === undefined || isInner(each)) return [each]
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

/**
 * The location that each sentence is about: the only one that it names, or the one that the sentences before it are
 * about, until they turn to another or to several.
 */
function topicsOf(places: readonly Place[], sentences: readonly Sentence[]): (Place | undefined)[] {
  let topic: Place | undefined
  let since = 0
  return sentences.map(({ text }) => {
    const named = namedIn(places, text)
    const isNamed = mentions(places, text).some(({ count }) => count > 0)
    since = isNamed ? 0 : since + 1
    if (isNamed) topic = named.length === 1 ? named[0] : undefined
    else if (since > 3 || postal.test(text)) topic = undefined
    return topic
  })
}

interface Told {
  readonly place: Place
  readonly label: string
  readonly value: string
  readonly sentence: Sentence
}

/** "New building values: Chillicothe $3,210,000 and Bethany (the motel) $3,720,000." */
function changesIn(
  sentence: Sentence,
  {
    places,
    known,
    topic,
  }: { places: readonly Place[]; known: readonly KnownValue[]; topic: Place | undefined },
): Told[] {
  const { text } = sentence
  const isOfTopic =
    topic !== undefined && places.includes(topic) && mentions(places, text).every(({ count }) => count === 0)
  let start = 0
  return [...moneyAmounts(text), ...areas(text)].flatMap(({ value, index, end }) => {
    const own = text.slice(start, index)
    const behind = text.slice(end).split(/[,;.:]/)[0] ?? ''
    const isFormer = /\b(?:from|instead of|was|were|adds?|added|adding) (?:about )?$/i.test(own)
    if (!isFormer) start = end
    // "From $525,000": what it was.
    if (isFormer || /\b(?:deductible|premium|paid|cost|bought|sold)\b/i.test(text)) return []
    const clause = own.split(/[;:]/).at(-1) ?? ''
    const isMoney = value.startsWith('$')
    // "Contents unchanged, rents $310,000": what is named last.
    const of = (words: string) =>
      figures
        .flatMap(([named, label], at) => {
          const said = at > 0 === isMoney ? words.search(named) : -1
          return said === -1 ? [] : [{ said, label }]
        })
        .toSorted((a, b) => b.said - a.said)[0]?.label
    const kind = isMoney
      ? (of(clause) ??
        of(text.slice(0, index)) ??
        (isOfTopic ? of(behind) : undefined) ??
        ofBuilding(own, text))
      : figures[0]?.[1]
    const named = namedIn(places, clause).length > 0 ? namedIn(places, clause) : namedIn(places, behind)
    // "Ferry Road: the building is now $3,120,000."
    const whole = named.length > 0 ? named : namedIn(places, text.slice(0, index))
    const found = isOfTopic ? [topic] : whole
    const held = found.filter((place) => known.some((each) => isOf(each, place) && kind?.test(each.label)))
    const [place] = held
    const label = place && known.find((each) => isOf(each, place) && kind?.test(each.label))?.label
    return place && label !== undefined && (held.length === 1 || found.length === 1)
      ? [{ place, label, value: value.replaceAll(/[$,]/g, ''), sentence }]
      : []
  })
}

/** "After the new wing it is $1,450,000": what a place is worth is what its building is. */
function ofBuilding(before: string, text: string): RegExp | undefined {
  const isOfOther =
    /\b(?:mortgage|loan|balance|owe|tax\w*|price|offer\w*|market|payroll|rent\w*|income|sign|tanks?)\b/i
  return /\b(?:is|to|at|worth)(?: now)? (?:about )?$/i.test(before) && !isOfOther.test(text)
    ? figures.find(([words]) => words.test('building'))?.[1]
    : undefined
}

/** "Which adds 8,400 square feet and makes 44,400." */
function areas(text: string): Spoken[] {
  const unit = /^ ?(?:square f(?:ee|oo)t|sq\.? ?f)/i
  const all = counts(text)
  return all.some(({ end }) => unit.test(text.slice(end)))
    ? all.filter(
        ({ index, end }) =>
          unit.test(text.slice(end)) ||
          /\b(?:makes?|total(?:s|ing)?|now|(?:comes|up) to) (?:it )?$/i.test(text.slice(0, index)),
      )
    : []
}

/** "Raise all buildings 4 percent", "Main Street is up 4%": a share of what the records have, where no new amount is told. */
function sharesAdded(
  sentences: readonly Sentence[],
  {
    places,
    known,
    told,
    topics,
  }: {
    places: readonly Place[]
    known: readonly KnownValue[]
    told: readonly Told[]
    topics: readonly (Place | undefined)[]
  },
): Told[] {
  return sentences.flatMap((sentence, at) => {
    const { text } = sentence
    const topic = topics[at]
    return percentages(text).flatMap(({ value, index, end }): Told[] => {
      const clause = `${text.slice(0, index).split(/[;:]/).at(-1)}${text.slice(end).split(/[,;.:]/)[0]}`
      const before = text.slice(0, index)
      const way =
        /\b(up|rais\w*|increas\w*|higher|add(?:ed)?|down|lower\w*|reduc\w*|decreas\w*|less)\b/i.exec(
          clause,
        )?.[1] ?? ''
      if (
        way === '' ||
        /\b(?:coinsurance|premiums?|deductible|rates?|inflation guard)\b/i.test(clause) ||
        moneyAmounts(text).length > 0
      )
        return []
      const kind = figures.slice(1).find(([words]) => words.test(clause))?.[1]
      const named = namedIn(places, before).length > 0 ? namedIn(places, before) : namedIn(places, clause)
      const isOfAll = /\b(?:all|every|each|both|other(?:s)?|rest|remaining|everything|values)\b/i.test(clause)
      const meant =
        named.length > 0 ? named : isOfAll ? places : topic && places.includes(topic) ? [topic] : []
      const factor =
        1 + (/^(?:down|lower|reduc|decreas|less)/i.test(way) ? -1 : 1) * (Number.parseFloat(value) / 100)
      return known.flatMap((each) => {
        const place = meant.find((one) => isOf(each, one))
        const amount = Number(each.value.replaceAll(/[$,]/g, ''))
        const isMeant = kind ? kind.test(each.label) : isOfAll && insured.some((one) => one.test(each.label))
        return place &&
          isMeant &&
          amount > 0 &&
          !told.some((one) => one.place === place && one.label === each.label)
          ? [{ place, label: each.label, value: String(Math.round(amount * factor)), sentence }]
          : []
      })
    })
  })
}

/** What "all values" are. */
const insured = figures.slice(2, 4).map(([, label]) => label)

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
