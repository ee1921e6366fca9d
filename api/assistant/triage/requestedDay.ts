import { findDay, findDueDay } from './findDates.ts'
import { byThen } from './ownAsks.ts'

/** The day by which a message wants something; null if it names none. */
export function requestedDay(
  { full, sentences }: { readonly full: string; readonly sentences: readonly { readonly text: string }[] },
  today: string,
): string | null {
  return (
    findDueDay(full, today) ??
    (byThen.test(full) ? findDay(full.slice(0, full.search(byThen)), today) : null) ??
    (sentences.some(
      ({ text }) => answerToday.test(text) || (dueThisDay.test(text) && findDay(text, today) === null),
    )
      ? today
      : null)
  )
}

/** An hour that is named without a day is today's. */
const dueThisDay = /\b(?:by|before) (?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\b)/i
/** `Call me today`. */
const answerToday =
  /\b(?:call|phone|reply|answer|respond|contact|get back|hear (?:back )?from)\b[^.!?]{0,40}\b(?:today|tonight|this (?:morning|afternoon)|right away|immediately)\b/i
