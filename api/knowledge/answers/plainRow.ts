import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import type { Intent, Question } from './question.ts'

/** What a row says in plain words: "The building limit at location 2 is $965,000." */
interface PlainRow {
  readonly sentence: string
  /** Whether the question names the row's location. */
  readonly isAskedPlace: boolean
}

/** What questions of a kind ask for, and what its column is called. */
const asked: { readonly [Asked in Intent]?: { readonly noun: string; readonly column: RegExp } } = {
  DEDUCTIBLE: { noun: 'deductible', column: /\b(?:deductible|retention)\b/i },
  AMOUNT: { noun: 'limit', column: /\b(?:limit|amount)\b/i },
}
const amount = /\$\s?\d[\d,]*(?:\.\d+)?(?: ?(?:[KM]|MM|million|thousand))?$/
const namesAmount = /\b(?:aggregate|sublimit|limit|deductible|retention|premium|fee)$/i
const plainLabel = /^\p{L}[\p{L} '’&/-]{2,60}$/u
/** "DEDUCTIBLE - PROPERTY DAMAGE, PER CLAIM" */
const leadingNoun =
  /^(limit|deductible|retention)(?: - | – | — |: |, )(\p{L}[\p{L} '’&/]{2,60}?)(?:,? ((?:per|each) \p{L}+))?$/iu
const place = /^(?:(location|premises|building)\s+)?(\d{1,2})[,:]?\s+/i

/** Null unless the row is a label with the amount that the question asks for. */
export function plainRow(question: Question, candidate: Candidate): PlainRow | null {
  return labeledAmount(question, candidate) ?? columnOfPlace(question, candidate)
}

/** The amount under the column that the question names, in the row of a location: "Contents at Cannery Row?" */
function columnOfPlace({ text: question }: Question, { text, values, leadIn }: Candidate): PlainRow | null {
  const number = /^\d{1,2}(?= )/.exec(text)?.[0]
  if (number === undefined || !/\b(?:location|loc|premises)\b/i.test(leadIn)) return null
  const stems = stemsOf(question)
  const [named, ...others] = values.filter(({ column, text: value }) => {
    const own = stemsOf(column)
    return amount.test(value) && own.length > 0 && own.every((stem) => stems.includes(stem))
  })
  if (!named || others.length > 0) return null
  const noun = namesAmount.test(named.column) ? '' : ' limit'
  return {
    sentence: `The ${inLowerCase(named.column)}${noun} at location ${number} is ${named.text}.`,
    isAskedPlace:
      new RegExp(String.raw`\b${number}\b`).test(question) ||
      [...question.matchAll(/(?<=\S )[A-Z]\p{L}{2,}/gu)].some(([name]) => leadIn.includes(name)),
  }
}

function labeledAmount({ intent, text: question }: Question, candidate: Candidate): PlainRow | null {
  const kind = asked[intent]
  if (!kind) return null
  const { text, values } = candidate
  const columns = values.filter(({ column }) => kind.column.test(column))
  const [column] = columns
  const only = amount.exec(text)?.[0]
  const value = columns.length === 1 ? column?.text : only
  const [first = value] = columns.length === 1 ? values.map((each) => each.text) : [only]
  if (value === undefined || first === undefined || !amount.test(value)) return null
  const before = text.slice(0, text.indexOf(first)).trim()
  const [placed = '', word = 'location', number] = place.exec(before) ?? []
  if (
    number !== undefined &&
    placed.trim() === number &&
    !/\b(?:location|loc|premises)\b/i.test(candidate.leadIn)
  )
    return null
  const label = before.slice(placed.length).replace(/[:,.]+$/, '')
  const leading = leadingNoun.exec(label)
  if (leading && number === undefined) {
    const [, noun = '', subject = '', basis = ''] = leading
    const each = basis === '' ? '' : ` ${inLowerCase(basis)}`
    return {
      sentence: `The ${noun.toLowerCase()} for ${inLowerCase(subject)} is ${value}${each}.`,
      isAskedPlace: false,
    }
  }
  const isNamed = namesAmount.test(label)
  if (!plainLabel.test(label) || !(isNamed || columns.length === 1)) return null
  const lowercased = inLowerCase(label)
  const where = number === undefined ? '' : ` at ${word.toLowerCase()} ${number}`
  return {
    sentence: `The ${lowercased}${isNamed ? '' : ` ${kind.noun}`}${where} is ${value}.`,
    isAskedPlace: number !== undefined && new RegExp(String.raw`\b${number}\b`).test(question),
  }
}

/** A printed label within a sentence: "EACH OCCURRENCE" and "Each Occurrence" are "each occurrence". */
export function inLowerCase(label: string): string {
  const isInCapitals = label.includes(' ') && label === label.toUpperCase()
  return isInCapitals
    ? label.toLowerCase()
    : label.replaceAll(/\b\p{Lu}\p{Ll}+/gu, (each) => each.toLowerCase())
}

/** What stands before the amount that ends a row; empty when the row goes on or the label is only a number. */
export function labelBefore(text: string, value: string): string {
  if (!text.endsWith(value)) return ''
  const label = text.slice(0, -value.length).replace(/[\s:.–—-]+$/, '')
  return /^\p{L}/u.test(label) ? label : ''
}
