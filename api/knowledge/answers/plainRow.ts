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
const amount = /\$\s?\d[\d,]*(?:\.\d\d)?$/
const namesAmount = /\b(?:aggregate|sublimit|limit|deductible|retention|premium|fee)$/i
const plainLabel = /^\p{L}[\p{L} '’&/-]{2,60}$/u
const place = /^(?:(location|premises|building)\s+)?(\d{1,2})[,:]?\s+/i

/** Null unless the row is a label with the amount that the question asks for. */
export function plainRow({ intent, text: question }: Question, candidate: Candidate): PlainRow | null {
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
  const isNamed = namesAmount.test(label)
  if (!plainLabel.test(label) || !(isNamed || columns.length === 1)) return null
  const isInCapitals = label.includes(' ') && label === label.toUpperCase()
  const lowercased = isInCapitals
    ? label.toLowerCase()
    : label.replaceAll(/\b\p{Lu}\p{Ll}+/gu, (each) => each.toLowerCase())
  const where = number === undefined ? '' : ` at ${word.toLowerCase()} ${number}`
  return {
    sentence: `The ${lowercased}${isNamed ? '' : ` ${kind.noun}`}${where} is ${value}.`,
    isAskedPlace: number !== undefined && new RegExp(String.raw`\b${number}\b`).test(question),
  }
}
