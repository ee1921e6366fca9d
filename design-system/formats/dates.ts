import { dateOf, type Moment, utcDateOf } from './moment.ts'
import { NOT_AVAILABLE } from './notAvailable.ts'
import { zoned } from './timeZone.ts'

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

/** `Nov 20, 2026`; the general style. */
export const mediumDate = written(medium)

/** `Nov 20, 2026, 3:42 PM`: when a request was opened. */
export const openedAt = written((date) => `${medium(date)}, ${time(date)}`)

/** `Nov 20`: a calendar day carried as midnight UTC and so shown in UTC. */
export const shortMonthDay = writtenInUtc(monthDay)

/** The same, or `Nov 20, 2025` in another year: a due date may be long past. */
export const dueDay = writtenInUtc((date) =>
  date.getUTCFullYear() === zoned(new Date()).getUTCFullYear() ? monthDay(date) : medium(date),
)

/** `Nov 20, 2026`: a calendar day, `2026-11-20`, the same in every time zone. */
export const mediumDay = writtenInUtc(medium)

/** `November 20, 2026 at 3:42 PM`: when a preset or a style was last changed. */
export const longDateTime = written(
  (date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()} at ${time(date)}`,
)

/** `11/20/26`: dates in tables. */
export const shortDate = written(short)

/** `11/20/26`: a calendar day in a table, the same in every time zone. */
export const shortDay = writtenInUtc(short)

/** `11/20/26, 3:42 PM`: calls and emails. */
export const shortDateTime = written((date) => `${short(date)}, ${time(date)}`)

/** `3:42 PM`: within a conversation, which is already grouped by day. */
export const timeOfDay = written(time)

/** Writes a date by its UTC fields. */
type Write = (date: Date) => string
type Format = (moment: Moment | null | undefined) => string

/** A point in time, as it is in the agency's time zone; a calendar day is that day in every zone. */
function written(write: Write): Format {
  return (moment) => {
    const date = isDay(moment) ? utcDateOf(moment) : zonedDateOf(moment)
    return date ? write(date) : NOT_AVAILABLE
  }
}

function writtenInUtc(write: Write): Format {
  return (moment) => {
    const date = utcDateOf(moment)
    return date ? write(date) : NOT_AVAILABLE
  }
}

function isDay(moment: Moment | null | undefined): boolean {
  return typeof moment === 'string' && !moment.includes('T')
}

function zonedDateOf(moment: Moment | null | undefined): Date | undefined {
  const date = dateOf(moment)
  return date && zoned(date)
}

function medium(date: Date): string {
  return `${monthDay(date)}, ${date.getUTCFullYear()}`
}

function short(date: Date): string {
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${twoDigits(date.getUTCFullYear() % 100)}`
}

function monthDay(date: Date): string {
  return `${months[date.getUTCMonth()]?.slice(0, 3) ?? ''} ${date.getUTCDate()}`
}

function time(date: Date): string {
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${twoDigits(date.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
