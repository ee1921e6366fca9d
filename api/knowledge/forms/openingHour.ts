import { spokenNumber } from '../../reading/index.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Day = (typeof names)[number]
type Side = 'open' | 'close'

/** When a business opens and closes on a day; for a day on which it is closed, "Closed". */
type Week = Map<`${Day} ${Side}`, LetterAnswer>

const dayWord = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:\.|s|day|sday|nesday|rsday|urday)?s?`
const daySpan = new RegExp(String.raw`\b(${dayWord})(?: ?(?:to|through|thru|-|–) ?(${dayWord}))?\b`, 'gi')
const everyDay = /\b(?:every day|daily|all week|seven days)\b/i
const otherDays = /\b(?:the rest|otherwise|other (?:days|nights)|remaining)\b/i
const hour = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const clock = new RegExp(
  String.raw`\b(?:(half|quarter) past )?(?:(\d{1,2})(?::(\d{2}))?|(${hour})|(noon|midnight))(?:\s?([ap])\.?m\b\.?| (?:in the|at) (morning|afternoon|evening|night))?(?![\w:])`,
  'gi',
)
const sides: readonly (readonly [RegExp, Side])[] = [
  [/\b(?:clos\w+|shut\w*|lock(?:s|ed)? up|until|till?|go to)\b/i, 'close'],
  [/\bopen\w*\b/i, 'open'],
]

/** The hour that a form asks for a day of the week; undefined for a field that asks for none. */
export function openingHour(
  field: LabeledField,
  sentences: readonly Sentence[],
): LetterAnswer | null | undefined {
  const asked = `${field.label} ${field.row} ${field.section}`
  if (/^last call\b/i.test(field.label)) return lastCall(sentences)
  const side = sideOf(`${field.label} ${field.row}`)
  if (side === 'close' && /\blatest\b/i.test(field.label)) return latest(sentences)
  const own = daysIn(field.label)
  const isOfOthers = otherDays.test(field.label)
  const days =
    own.length > 0 ? own : isOfOthers ? without(field.beside.flatMap(daysIn)) : daysIn(field.section)
  if (
    side === null ||
    days.length === 0 ||
    !/\bhours?\b|\btime\b|\bopens?\b|\bclos(?:es?|ing)\b/i.test(asked)
  )
    return undefined
  const week = weekOf(sentences)
  const found = days.map((day) => week.get(`${day} ${side}`))
  const [first] = found
  const isClosed = first?.value === 'Closed' && side === 'close'
  return first && !isClosed && found.every((each) => each?.value === first.value) ? first : null
}

/** "We close at nine, on Friday and Saturday at ten", "the kitchen is open until ten, the bar until midnight": the latest of them. */
function latest(sentences: readonly Sentence[]): LetterAnswer | null {
  const ofDays = [...weekOf(sentences)].flatMap(([key, hours]) => (key.endsWith('close') ? [hours] : []))
  const ofAll = sentences.flatMap((sentence) =>
    isOpenUntil.test(sentence.text)
      ? timesIn(sentence.text).flatMap((match) => {
          const isClosing = /\b(?:until|till?|at|to) $/i.test(sentence.text.slice(0, match.index))
          return isClosing ? [answer(sentence, timeOf(match, 'close'))] : []
        })
      : [],
  )
  const [last] = [...ofDays, ...ofAll]
    .filter(({ value }) => value !== 'Closed')
    .toSorted((a, b) => minutesOf(b.value) - minutesOf(a.value))
  return last ?? null
}

/** "Last call is half an hour before we lock up", or at an hour of its own. */
function lastCall(sentences: readonly Sentence[]): LetterAnswer | null {
  const told = sentences.find(({ text }) => /\blast call\b/i.test(text))
  const [, clause = ''] = /\blast call\b([^;.]*)/i.exec(told?.text ?? '') ?? []
  const early =
    /\b(half an hour|an hour|\d+ minutes|fifteen minutes|twenty minutes|thirty minutes) before\b/i.exec(
      clause,
    )?.[1]
  const [own] = early === undefined ? timesIn(clause) : []
  if (told && own) return answer(told, timeOf(own, 'close'))
  const closing = early === undefined ? null : latest(sentences)
  if (!told || !closing || early === undefined) return null
  const lead = /^half/i.test(early)
    ? 30
    : /^an/i.test(early)
      ? 60
      : Number.parseInt(early, 10) || (spokenNumber(early.split(' ')[0] ?? '') ?? 0)
  return answer(told, earlier(closing.value, lead))
}

/** "1:00 AM" less half an hour is "12:30 AM". */
function earlier(time: string, minutes: number): string {
  const at = (minutesOf(time) + 5 * 60 - minutes + 24 * 60) % (24 * 60)
  const [hours, rest] = [Math.floor(at / 60), at % 60]
  return `${hours % 12 || 12}:${String(rest).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

const isOpenUntil =
  /\b(?:we|bar|kitchen|restaurant|doors?|store|shop|dining room)\b[^.;]*\b(?:close[sd]? at|open (?:until|till?))\b/i

/** Minutes since five in the morning, when the last of the night close. */
function minutesOf(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) ([AP])M$/.exec(time) ?? []
  const since = (Number(hours) % 12) + (half === 'P' ? 12 : 0)
  return ((since + 19) % 24) * 60 + Number(minutes)
}

function without(days: readonly Day[]): Day[] {
  return names.filter((day) => !days.includes(day))
}

function sideOf(text: string): Side | null {
  return sides.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** "Tuesday to Thursday" as three days. */
function daysIn(text: string): Day[] {
  if (everyDay.test(text)) return [...names]
  if (/\bweek ?(?:days|nights)\b/i.test(text)) return names.slice(0, 5)
  if (/\bweek ?ends?\b/i.test(text)) return names.slice(5)
  return [...text.matchAll(daySpan)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [first, last].map((each) =>
      names.findIndex((name) => each.toLowerCase().startsWith(name)),
    )
    if (from === undefined || to === undefined) return []
    return names.filter((_, at) => (from <= to ? at >= from && at <= to : at >= from || at <= to))
  })
}

/** "Tuesday to Thursday 11 to 9, Friday 11 to 11. We close at ten the rest of the week." */
function weekOf(sentences: readonly Sentence[]): Week {
  const week: Week = new Map()
  const usual = new Map<Side, LetterAnswer>()
  for (const sentence of sentences) {
    if (!isOfHours(sentence.text)) continue
    let days: readonly Day[] = []
    let side: Side | null = null
    for (const clause of sentence.text.split(/[,;]|\b(?:and|but)\b(?= (?:close|shut|open))|\bexcept\b/)) {
      const named = daysIn(clause)
      const isOtherDays = otherDays.test(clause)
      if (named.length > 0) days = named
      side = sideOf(clause) ?? side
      const times = timesIn(clause)
      const set = (on: Side, value: string) => {
        const hours = answer(sentence, value)
        const open = isOtherDays ? names.filter((day) => !week.has(`${day} ${on}`)) : days
        if (open.length === 0) usual.set(on, hours)
        for (const day of open) week.set(`${day} ${on}`, hours)
      }
      const [first, second] = times
      if (first && second) {
        set('open', timeOf(first, 'open'))
        set('close', timeOf(second, 'close'))
      } else if (first && side) set(side, timeOf(first, side))
      else if (/\bclosed\b/i.test(clause) && named.length > 0)
        for (const on of ['open', 'close'] as const) set(on, 'Closed')
    }
  }
  for (const [on, hours] of usual)
    for (const day of names) if (!week.has(`${day} ${on}`)) week.set(`${day} ${on}`, hours)
  return week
}

/** Whether a sentence tells when a business is open, and not when a term or a visit begins. */
function isOfHours(text: string): boolean {
  const isNamed = daysIn(text).length > 0 || everyDay.test(text)
  return (
    isNamed &&
    (/\b(?:open|close[sd]?|shuts?|locks? up)\b/i.test(text) || [...text.matchAll(clock)].length > 1)
  )
}

/** "Until 11:30. 96 seats inside": no hour is ninety-six. */
function timesIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(clock)].filter(([, , digits]) => digits === undefined || Number(digits) <= 12)
}

/** "Half past eleven" as "11:30 PM": without more, one opens in the morning and closes at night. */
function timeOf(match: RegExpExecArray, side: Side): string {
  const [, part, digits, minutes, word, named, half, time] = match
  if (named) return named.toLowerCase() === 'noon' ? '12:00 PM' : '12:00 AM'
  const number = digits === undefined ? (spokenNumber(word ?? '') ?? 12) : Number(digits)
  const minute = part === undefined ? (minutes ?? '00') : part.toLowerCase() === 'half' ? '30' : '15'
  const isMorning =
    half === undefined && time === undefined
      ? side === 'open' && number >= 5 && number < 12
      : half?.toLowerCase() === 'a' || time?.toLowerCase() === 'morning'
  return `${number}:${minute} ${isMorning ? 'AM' : 'PM'}`
}
