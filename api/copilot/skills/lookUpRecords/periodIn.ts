import { findDay } from '../../../assistant/index.ts'
import { isoDay, midnightOf, shifted } from '../../../platform/index.ts'

/** Calendar days, both inclusive: `2026-12-01`. */
export interface Period {
  readonly from: string
  readonly to: string
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const named =
  /\b(?:in|by|during|of|for|this|next|last|since|expiring|expired?)\s+(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?,?(?:\s+(20\d\d))?/i

/** "Hasn't been renewed yet" is no word of the past. */
const notYet = /\b(?:not|never|hasn['’]?t|haven['’]?t|isn['’]?t|aren['’]?t)\s+(?:yet\s+)?(?:been\s+)?\w+/gi

const past =
  /\b(?:expired|lapsed|ended|ran out|issued?|sent|made|renewed|changed|last|past|previous|ago|since|yesterday|so far)\b/i

/**
 * The period in a message: "in 60 days", "next month", "in December"; with words of the past, the
 * one before today: "expired in December", "issued this month". Null if there is none.
 */
export function periodIn(text: string, today: string): Period | null {
  const isPast = past.test(text.replaceAll(notYet, '')) && !/\b(?:next|coming|upcoming)\b/i.test(text)
  const [year = 0, month = 0] = today.split('-').map(Number)
  const toDate = ({ from, to }: Period) => (isPast ? { from, to: today } : { from: today, to })
  const days = isPast ? pastDaysIn(text, today) : null
  if (days) return days
  const [, count, unit] = counted.exec(text) ?? []
  if (count && unit) return spanOf(today, { count: numberOf(count) * (isPast ? -1 : 1), unit })
  const [, name, stated] = named.exec(text) ?? []
  if (name) {
    const at = monthNames.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase()))
    // A month without a year is the nearest one in that direction.
    const nearest = isPast ? (at > month - 1 ? year - 1 : year) : at < month - 1 ? year + 1 : year
    const period = monthsFrom(stated ? Number(stated) : nearest, { month: at })
    return /\bsince\b/i.test(text) ? { from: period.from, to: today } : period
  }
  const [, which, whole = ''] =
    /\b(last|past|previous|this|current|end of(?: the| this)?|rest of(?: the| this)?|next|coming)[ -](week|month|quarter|year)\b/i.exec(
      text.replace(/\byear[- ]?end\b/i, 'end of the year'),
    ) ?? []
  if (which) {
    if (/^past$/i.test(which)) return spanOf(today, { count: whole === 'quarter' ? -3 : -1, unit: whole })
    const step = /^(?:last|previous)/i.test(which) ? -1 : /^(?:next|coming)/i.test(which) ? 1 : 0
    const isSince = /\bsince\b/i.test(text)
    if (/week/i.test(whole)) {
      if (!isPast) return spanOf(today, { count: step === 1 ? 14 : 7, unit: 'day' })
      const from = shifted(weekOf(today), step * 7)
      return { from, to: step === 0 || isSince ? today : shifted(from, 6) }
    }
    const length = /month/i.test(whole) ? 1 : /quarter/i.test(whole) ? 3 : 12
    const first = Math.floor((month - 1) / length) * length
    const period = monthsFrom(year, { month: first + step * length, count: length })
    return step === 0 || (isPast && isSince) ? toDate(period) : period
  }
  if (/\btoday\b/i.test(text)) return { from: today, to: today }
  if (/\b(?:soon|upcoming|coming up)\b/i.test(text)) return spanOf(today, { count: 60, unit: 'day' })
  return null
}

const counted =
  /\b(\d{1,3}|two|three|four|five|six|ten|(?:a )?couple(?: of)?|(?:a )?few)[ -](day|week|month|year)s?\b/i
const countWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  couple: 2,
  few: 3,
}

function numberOf(count: string): number {
  return countWords[/[a-z]{3,}/i.exec(count)?.[0].toLowerCase() ?? ''] ?? Number(count)
}

/** The last day that is longer ago than a message says: "older than 5 days", "for over a week". Null if it says no age. */
export function earliestIn(text: string, today: string): string | null {
  const [, count, unit] = aged.exec(text) ?? []
  if (!count || !unit) return null
  return spanOf(today, { count: -(numberOf(count) || 1), unit }).from
}

const aged =
  /\b(?:older than|(?:for )?(?:more|longer) than|(?:for )?over|(?:for )?at least)\s+(\d{1,3}|an?|one|two|three|four|five|six|ten|a couple(?: of)?|a few)[ -](day|week|month|year)s?\b(?! (?:limit|premium))/i

/** A day as a message names it: "yesterday", "Monday", "March 3", "3/3". */
const aDay = String.raw`(?:yesterday|today|(?:last |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|20\d\d-\d\d-\d\d|(?<![\w/-])\d{1,2}/\d{1,2}(?:/\d{2,4})?(?![\w/-])|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? 20\d\d)?|the \d{1,2}(?:st|nd|rd|th))`
const dayRange = new RegExp(
  String.raw`\b(${aDay})\s*(?:and|to|through|thru|till|until|-|–)\s*(${aDay}|now)`,
  'i',
)
const sinceDay = new RegExp(String.raw`\b(?:since|after|from)\s+(${aDay})`, 'i')
const oneDay = new RegExp(String.raw`\b(${aDay})`, 'i')

/** The days of the past that a message names: one day, the days since one, or those between two. */
function pastDaysIn(text: string, today: string): Period | null {
  const on = (words: string | undefined) => (words ? pastDay(words, today) : null)
  const [, first, second] = dayRange.exec(text) ?? []
  const [from, to] = [on(first), /^now$/i.test(second ?? '') ? today : on(second)]
  if (from && to) return from <= to ? { from, to } : { from: to, to: from }
  const start = on(sinceDay.exec(text)?.[1])
  if (start) return { from: start, to: today }
  const day = on(oneDay.exec(text)?.[1])
  return day ? { from: day, to: day } : null
}

/** The last day of that name, up to today. */
function pastDay(words: string, today: string): string | null {
  const day = findDay(words, today)
  if (day === null || day <= today) return day
  if (/day$/i.test(words)) return shifted(day, -7)
  if (/^the /i.test(words)) return later(day, { count: -1, unit: 'month' })
  return /\d{4}$/.test(words) ? day : later(day, { count: -1, unit: 'year' })
}

/** The Sunday that a day's week begins with. */
function weekOf(day: string): string {
  return shifted(day, -new Date(midnightOf(day)).getUTCDay())
}

/** The days from today on, or up to today if the count is negative. */
function spanOf(today: string, { count, unit }: { count: number; unit: string }): Period {
  const other = later(today, { count, unit: unit.toLowerCase() })
  return count < 0 ? { from: other, to: today } : { from: today, to: other }
}

function later(day: string, { count, unit }: { count: number; unit: string }): string {
  if (unit === 'day' || unit === 'week') return shifted(day, count * (unit === 'week' ? 7 : 1))
  const months = unit === 'year' ? 12 * count : count
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Whole months, counted from 0; the thirteenth is January of the following year. */
function monthsFrom(year: number, { month, count = 1 }: { month: number; count?: number }): Period {
  return { from: isoDay(Date.UTC(year, month, 1)), to: isoDay(Date.UTC(year, month + count, 0)) }
}
