import { findDay, findDueDay } from './findDates.ts'
import { byThen } from './ownAsks.ts'
import type { TriageMessage } from './triageMessage.ts'

/** The day by which a message wants something; null if it names none. */
export function requestedDay(
  { full, sentences }: { readonly full: string; readonly sentences: readonly { readonly text: string }[] },
  today: string,
): string | null {
  return (
    findDueDay(full, today) ??
    hourNamed(full, today) ??
    (byThen.test(full) ? findDay(full.slice(0, full.search(byThen)), today) : null) ??
    (sentences.some(
      ({ text }) => answerToday.test(text) || (dueThisDay.test(text) && findDay(text, today) === null),
    )
      ? today
      : null)
  )
}

/** The day of an hour at which something has to be there: `tomorrow 7 am on site`, `we roll at 6 tomorrow`. */
function hourNamed(text: string, today: string): string | null {
  const day = findDay(atHour.exec(text)?.[0] ?? '', today)
  return day !== null && day >= today ? day : null
}

const hour = String.raw`(?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|(?<=\bat )\d{1,2}(?::\d\d)?\b(?! ?[\/-]))`
const comingDay = '(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const atHour = new RegExp(
  String.raw`\b${comingDay}(?: morning| afternoon)?,? (?:at |by |around )?${hour}|${hour},? (?:on )?${comingDay}\b`,
  'i',
)

/** The day on which an agent says in a call that somebody will call back; null without one. */
export function promisedDay({ transcript, receivedOn }: TriageMessage): string | null {
  const isPromised = transcript.some(({ role, content }) => role === 'AGENT' && calledBack.test(content))
  return isPromised ? receivedOn : null
}

const calledBack =
  /\bcall(?:ing)? you (?:right )?back (?:within (?:the|an|\d+|two|a few) (?:hours?|minutes?)|in (?:an|a few|\d+) (?:hours?|minutes?)|today|shortly|right away|this (?:morning|afternoon))\b/i

/** An hour that is named without a day is today's. */
const dueThisDay = /\b(?:by|before) (?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\b)/i
/** `Call me today`. */
const answerToday =
  /\b(?:call|phone|reply|answer|respond|contact|get back|hear (?:back )?from)\b[^.!?]{0,40}\b(?:today|tonight|this (?:morning|afternoon)|right away|immediately)\b/i
