import { numberInWords, spokenNumber } from '../../reading/index.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'

const daysOf = { day: 1, night: 1, week: 7, month: 30, quarter: 91, year: 365 }
type Unit = keyof typeof daysOf

/** How often something is done, and in how many days it comes around. */
const words: readonly (readonly [RegExp, number])[] = [
  [/\b(?:daily|nightly|overnight)\b/gi, 1],
  [/\bweekly\b/gi, 7],
  [/\b(?:semi-?annual(?:ly)?|half-?yearly)\b/gi, 182],
  [/\bmonthly\b/gi, 30],
  [/\bquarterly\b/gi, 91],
  [/(?<!semi-?)\b(?:annual(?:ly)?|yearly)\b/gi, 365],
]
const times = { once: 1, twice: 2 } as const
const perUnit = new RegExp(
  String.raw`\b(?:(once|twice|(?:${numberInWords}|\d+) times) an?|every|each) (day|night|week|month|quarter|year)\b`,
  'gi',
)
const span = new RegExp(String.raw`\b(${numberInWords}|\d+)[- ](day|week|month|year)s?\b`, 'gi')

/** The option that says how often, or within what time, where a letter says it of the same thing: "Quarterly". */
export function frequencyOption(
  { label, question, options }: LabeledField,
  sentences: readonly Sentence[],
): LetterAnswer | null {
  const offered = options.flatMap((option) => {
    const [days] = daysIn(option)
    return days === undefined ? [] : [{ option, days }]
  })
  if (offered.length < 2) return null
  const often = toldOf(`${question} ${label}`, sentences)
  const chosen = often && offered.find(({ days }) => Math.abs(Math.log(days / often.days)) < 0.1)
  return chosen ? answer(often.sentence, chosen.option) : null
}

/** "Cleaned every (months)": the number of months where a letter says how often; undefined for other fields. */
export function monthsBetween(
  { label, question }: LabeledField,
  sentences: readonly Sentence[],
): LetterAnswer | null | undefined {
  if (!/\bevery\b.*\bmonths?\b|\bmonths between\b/i.test(label)) return undefined
  const often = toldOf(`${question} ${label}`, sentences)
  const months = often ? Math.round(often.days / daysOf.month) : 0
  return often && months > 0 ? answer(often.sentence, String(months)) : null
}

/** How often letters say that something is done; null when they do not, or say two things. */
function toldOf(text: string, sentences: readonly Sentence[]): { sentence: Sentence; days: number } | null {
  const asked = conceptsOf(text).filter((each) => weightOf(each) === 1)
  const ranked = sentences
    .flatMap((sentence) => {
      const mentioned = conceptsOf(sentence.text)
      const hits = asked.filter((each) => mentioned.some((one) => isSameConcept(one, each))).length
      return daysIn(sentence.text).map((days) => ({ sentence, days, hits }))
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
  const [best] = ranked
  return !best || ranked.some(({ days, hits }) => days !== best.days && hits === best.hits) ? null : best
}

/** "Every six months" and "twice a year" as 182 days or so. */
function daysIn(text: string): number[] {
  const named = words.flatMap(([pattern, days]) => [...text.matchAll(pattern)].map(() => days))
  const counted = [...text.matchAll(perUnit)].map(([, often, unit = '']) => {
    const number = often?.toLowerCase().replace(/ times$/, '') ?? 'once'
    const count = number in times ? times[number as keyof typeof times] : numberOf(number)
    return daysOf[unit.toLowerCase() as Unit] / count
  })
  const spans = [...text.matchAll(span)].map(
    ([, number = '', unit = '']) => numberOf(number) * daysOf[unit.toLowerCase() as Unit],
  )
  return [...named, ...counted, ...spans].filter((days) => days > 0 && Number.isFinite(days))
}

function numberOf(text: string): number {
  return spokenNumber(text.toLowerCase()) ?? Number(text)
}
