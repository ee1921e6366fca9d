import { dateOf, type Moment, utcDateOf } from './moment.ts'
import { NOT_AVAILABLE } from './notAvailable.ts'

// Exactly what Intl formats in American English (tests compare them): the browser's first Intl format
// takes 60 ms on an average laptop, and the first screen is full of dates.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `Nov 20, 2026` in the user's time zone; the general style. */
export const mediumDate = written((date) => `${monthDay(date)}, ${date.getFullYear()}`)

/** `Nov 20, 2026, 3:42 PM`: when a request was opened. */
export const openedAt = written((date) => `${mediumDate(date)}, ${time(date)}`)

/** `Nov 20`: a calendar day carried as midnight UTC and so shown in UTC. */
export const shortMonthDay = writtenInUtc((date) => `${shortMonth(date.getUTCMonth())} ${date.getUTCDate()}`)

/** The same, or `Nov 20, 2025` in another year: a due date may be long past. */
export const dueDay = writtenInUtc((date) => {
  const year = date.getUTCFullYear()
  return year === new Date().getFullYear() ? shortMonthDay(date) : `${shortMonthDay(date)}, ${year}`
})

/** `Nov 20, 2026`: a calendar day, `2026-11-20`, the same in every time zone. */
export const mediumDay = writtenInUtc((date) => `${shortMonthDay(date)}, ${date.getUTCFullYear()}`)

/** `November 20, 2026 at 3:42 PM`: when a preset or a style was last changed. */
export const longDateTime = written(
  (date) => `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()} at ${time(date)}`,
)

/** `11/20/26`: dates in tables. */
export const shortDate = written(
  (date) => `${date.getMonth() + 1}/${date.getDate()}/${twoDigits(date.getFullYear() % 100)}`,
)

/** `11/20/26`: a calendar day in a table, the same in every time zone. */
export const shortDay = writtenInUtc(
  (date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${twoDigits(date.getUTCFullYear() % 100)}`,
)

/** `11/20/26, 3:42 PM`: calls and emails. */
export const shortDateTime = written((date) => `${shortDate(date)}, ${time(date)}`)

/** `3:42 PM`: within a conversation, which is already grouped by day. */
export const timeOfDay = written(time)

type Write = (date: Date) => string
type Format = (moment: Moment | null | undefined) => string

function written(write: Write): Format {
  return (moment) => orNotAvailable(dateOf(moment), write)
}

function writtenInUtc(write: Write): Format {
  return (moment) => orNotAvailable(utcDateOf(moment), write)
}

function orNotAvailable(date: Date | undefined, write: Write): string {
  return date ? write(date) : NOT_AVAILABLE
}

function monthDay(date: Date): string {
  return `${shortMonth(date.getMonth())} ${date.getDate()}`
}

function shortMonth(month: number): string {
  return months[month]?.slice(0, 3) ?? ''
}

function time(date: Date): string {
  const hours = date.getHours()
  return `${hours % 12 || 12}:${twoDigits(date.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
