import { factsOf } from './documentFacts.ts'
import type { Fact, InsuredLocation } from '../facts/policyFacts.ts'
import type { AnswerDocument } from './policyAnswer.ts'
import { standingRows } from './standingRows.ts'

/** A place that the documents number: premises 2, 27 Mill Street. */
export interface NumberedPlace {
  readonly number: string
  readonly address: string
}

/** The places of a policy, by the schedule that numbers them, or by the number that their row begins with. */
export function numberedPlaces(documents: readonly AnswerDocument[]): NumberedPlace[] {
  const scheduled = standingRows(documents, 'locations').flatMap(({ texts }) => {
    const number = texts['number'] ?? ''
    return /^\d{1,3}$/.test(number)
      ? [{ number: String(Number(number)), address: texts['address'] ?? '' }]
      : []
  })
  const printed = factsOf(documents).locations.flatMap((fact) => {
    const number = numberBeside(fact, documents)
    return number === undefined ? [] : [{ number: String(Number(number)), address: fact.value.address }]
  })
  const places = [...scheduled, ...printed]
  // Buildings of one place have its number.
  return places.filter(({ number }, at) => places.findIndex((other) => other.number === number) === at)
}

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
  const words = places.map(({ address }) => wordsOf(address))
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

const placeNumber = /\b(?:premises?|prem|locations?|loc|building|bldg)\.? (?:no\.? ?|number |#)?(\d{1,3})\b/i

function wordsOf(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !usual.has(word)))
}

const usual = new Set(
  'street avenue road drive lane boulevard court place highway route parkway suite unit floor north south east west main building premises location'.split(
    ' ',
  ),
)
