import { factsOf } from './documentFacts.ts'
import type { Fact, InsuredLocation } from '../facts/policyFacts.ts'
import type { AnswerDocument } from './policyAnswer.ts'
import { standingRows } from './standingRows.ts'

/** A place that the documents number: premises 2, 27 Mill Street. */
export interface NumberedPlace {
  readonly number: string
  readonly address: string
  /** What its row calls it: "sales lot office"; absent if nothing. */
  readonly use?: string
}

/** The places of a policy, by the schedule that numbers them, or by the number that their row begins with. */
export function numberedPlaces(documents: readonly AnswerDocument[]): NumberedPlace[] {
  const scheduled = standingRows(documents, 'locations').flatMap(({ texts }) => {
    const { number = '', address = '', occupancy = '' } = texts
    return /^\d{1,3}$/.test(number) ? [placeOf(number, address, occupancy)] : []
  })
  const printed = factsOf(documents).locations.flatMap((fact) => {
    const number = numberBeside(fact, documents)
    if (number === undefined) return []
    return [placeOf(number, fact.value.address, fact.quote.replace(fact.value.address, ' '))]
  })
  const places = [...scheduled, ...printed]
  // Buildings of one place have its number.
  return places.filter(({ number }, at) => places.findIndex((other) => other.number === number) === at)
}

function placeOf(number: string, address: string, said: string): NumberedPlace {
  const use = said.match(/\p{L}{4,}/gu)?.filter((word) => !ofBuildings.test(word)) ?? []
  return {
    number: String(Number(number)),
    address,
    ...(use.length === 0 ? {} : { use: use.join(' ').toLowerCase() }),
  }
}

/** What rows of places say of any building, its construction and its insurance. */
const ofBuildings =
  /^(?:rent\w*|own\w*|tenants?|lessor|leased|frame|masonry|metal|brick|joisted|steel|noncombustible|fire|resistive|modified|sprinkler\w*|renovated|built|stor(?:y|ies)|none|partial|covered|included|excluded|actual|loss|months?|replacement|cost|agreed|value|income|buildings?|contents|personal|property|limits?|coverage|class|square|feet|with|from|each|other)$/i

/** The number that stands before an address on its page: "2 9 Granary Lane, Winooski", or in a cell of its own. */
function numberBeside(
  { value: { address }, page, source }: Fact<InsuredLocation>,
  documents: readonly AnswerDocument[],
): string | undefined {
  const street = address.slice(0, longestStreet)
  const reading = documents.find(({ id }) => id === source.documentId)?.reading
  const lines = reading?.pages.find(({ number }) => number === page)?.lines ?? []
  for (const line of lines) {
    const at = line.text.indexOf(street)
    if (at === -1) continue
    const own = placeMark.exec(line.text.slice(0, at))?.[1]
    const beside = lines.find(
      ({ text, box }) =>
        box.x < line.box.x && Math.abs(box.y - line.box.y) < line.box.height / 2 && placeMark.test(text),
    )
    const number = own ?? (beside && placeMark.exec(beside.text)?.[1])
    if (number !== undefined) return number
  }
  return undefined
}

const longestStreet = 12
const placeMark = /^(?:loc(?:ation)?|prem(?:ises)?|bldg|building|no)?\.? ?(\d{1,3})[.:]?\s*$/i

/** The one place that a question names by its number or by a word that only its address has; null if there is none. */
export function namedPlace(question: string, documents: readonly AnswerDocument[]): NumberedPlace | null {
  const places = numberedPlaces(documents)
  const number = placeNumber.exec(question)?.[1]
  if (number !== undefined) {
    const own = places.find((place) => place.number === String(Number(number)))
    return own ?? { number: String(Number(number)), address: '' }
  }
  const asked = wordsOf(question)
  const words = places.map(({ address, use = '' }) => wordsOf(`${address} ${use}`))
  const named = places.filter((_, at) =>
    [...(words[at] ?? [])].some(
      (word) => asked.has(word) && words.every((other, of) => of === at || !other.has(word)),
    ),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/** "Premises 2 (27 Mill Street, Salem, OR 97301)" */
export function placeText({ number, address }: NumberedPlace): string {
  return address === '' ? `Premises ${number}` : `Premises ${number} (${address})`
}

/** A question with the number by which rows name the place that it names by its use or address: "the limit at the sales lot (location 1)?" */
export function withPlaceNumber(
  question: string,
  place: NumberedPlace | null,
  rows: readonly { readonly text: string; readonly kind: string }[],
): string {
  if (place?.use === undefined || placeNumber.test(question) || question.split(/\s+/).length > mostWords)
    return question
  const [named] = rows.flatMap(({ text, kind }) => {
    const [found, number] = kind === 'row' ? (placeNumber.exec(text) ?? []) : []
    return found !== undefined && number === place.number ? [found] : []
  })
  return named === undefined ? question : question.replace(/(?=\W*$)/, ` (${named})`)
}

/** Longer questions tell what happened: the place decides less. */
const mostWords = 12

/** Whether a text is about other places by their numbers: "at locations 2 and 3" where location 1 is asked about. */
export function isAtOtherPlace({ text }: { readonly text: string }, { number }: NumberedPlace): boolean {
  const listed = placesIn(text)
  return listed.length > 0 && !listed.includes(number)
}

/** The numbers of the places that a text is about: "at locations 2 and 3", "Mortgagee, building 2". */
export function placesIn(text: string): string[] {
  return [...text.matchAll(placeNumbers)].flatMap(([, found = '']) =>
    (found.match(/\d+/g) ?? []).map((each) => String(Number(each))),
  )
}

const placeNumbers =
  /\b(?:premises?|prem|locations?|locs?|buildings?|bldgs?|places?)\.? (?:nos?\.? ?|numbers? |#)?(\d{1,3}(?:(?:,? and |,? or |, ?| ?& ?|\/| )\d{1,3}\b(?![,.]\d))*)\b/gi
const placeNumber = /\b(?:premises?|prem|locations?|loc|building|bldg)\.? (?:no\.? ?|number |#)?(\d{1,3})\b/i

function wordsOf(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !usual.has(word))
  return new Set(words.map((word) => word.replace(/s$/, '')))
}

const usual = new Set(
  'street avenue road drive lane boulevard court place highway route parkway suite unit floor north south east west main building premises location'.split(
    ' ',
  ),
)
