import { numberInWords } from '../../reading/index.ts'
import type { Clause } from './letterClauses.ts'
import { answer, type LetterAnswer } from './letterSentences.ts'
import { counts, days, moneyAmounts } from './spokenValues.ts'

/** A limit that a question asks about: "above three stories", "under 16". */
export interface Limit {
  readonly isBelow: boolean
  readonly value: number
  /** Empty where the question names none. */
  readonly unit: string
}

const beyond = String.raw`(above|over|more than|exceed\w*|within|(?:deep|high|long|great|larg|old)er than|under|below|less than|younger than)`

/** The limits that a question names. */
export function limitsOf(asked: string): Limit[] {
  return [
    ...asked.matchAll(new RegExp(String.raw`\b${beyond} (?=(?:\w+ )?(?:\$?\d|${numberInWords}))`, 'gi')),
  ].flatMap(({ 0: side, index }) => {
    const [first] = measures(asked.slice(index))
    return first && first.index < side.length + 12
      ? [
          {
            isBelow: /within|under|below|less|younger/i.test(side),
            value: first.value,
            unit: first.unit || (ofPeople.test(asked) && first.value < 100 ? 'age' : ''),
          },
        ]
      : []
  })
}

/** Whoever is over sixty is so by age. */
const ofPeople =
  /^(?:\W*\d*\W*)(?:(?:are|is|do|does) )?(?:there )?(?:any |all )?(?:employees?|workers?|drivers?|operators?|anyone|persons?|people|staff)\b/i

/** Whether letters say that something passes a limit; null when they say nothing of it. */
export function passes({ isBelow, value, unit }: Limit, clauses: readonly Clause[]): LetterAnswer | null {
  for (const { text, isNegative, sentence } of clauses) {
    for (const measure of measures(text)) {
      if (measure.unit !== unit && measure.value !== value) continue
      const before = text.slice(0, measure.index)
      const side = new RegExp(String.raw`\b${beyond} (?:\w+ )?\$?$`, 'i').exec(before)?.[1]
      const isSame = side !== undefined && /under|below|less|younger|within/i.test(side) === isBelow
      // "Nobody is above fifteen feet."
      if (measure.value === value && isSame) return answer(sentence, isNegative ? 'No' : 'Yes')
      if (isNegative || unit === '' || measure.unit !== unit || measure.value === value) continue
      const isMost = /\b(?:at (?:the )?most|max\w*|tops|highest|deepest|up to)\b/i.test(text)
      if (measure.value > value === !isBelow) return answer(sentence, 'Yes')
      if (isMost) return answer(sentence, 'No')
    }
  }
  return null
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^[ -](?:feet|foot|ft)\b/i, 'feet'],
  [/^[ -](?:stor(?:y|ies)|floors?|levels?)\b/i, 'stories'],
  [/^[ -]miles?\b/i, 'miles'],
  [/^[ -](?:pounds?|lbs?)\b/i, 'pounds'],
  [/^[ -](?:percent|%)/i, 'percent'],
  [/^[ -](?:\w+ )?days?\b/i, 'days'],
  [/^[ -]years? of (?:age|warrant)/i, 'years'],
  [/^[ -]years?\b/i, 'years'],
]

/** How many days something lasts that a sentence tells with its first and last day: "from January 4 to March 20". */
export function daysLasting(text: string, written: string | null): number | null {
  const [from, to, ...others] = days(text, written, true)
  if (!from || !to || others.length > 0) return null
  if (
    !/^ ?(?:,? \d{4},? )?(?:to|through|thru|until|till|-|–)(?: the)? $/i.test(text.slice(from.end, to.index))
  )
    return null
  const [first = 0, last = 0] = [from, to].map(({ value }) => Date.parse(`${value} UTC`))
  return last > first ? Math.round((last - first) / 86_400_000) : null
}

/** The numbers of a text with the words behind them, which are their units. */
export function measures(text: string): { value: number; unit: string; index: number }[] {
  return [...counts(text), ...moneyAmounts(text)].map(({ value, index, end }) => ({
    value: Number(value.replaceAll(/[$,]/g, '')),
    unit:
      units.find(([pattern]) => pattern.test(text.slice(end)))?.[1] ?? (isAge(text, index, end) ? 'age' : ''),
    index,
  }))
}

/** "Our finisher is 63." */
function isAge(text: string, index: number, end: number): boolean {
  return (
    /^\d\d$/.test(text.slice(index, end)) &&
    /\b(?:is|turn(?:s|ed)|aged?) $/i.test(text.slice(0, index)) &&
    /^(?:[.,;]|$| (?:and|but)\b)/.test(text.slice(end))
  )
}
