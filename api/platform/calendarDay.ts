const day = 24 * 60 * 60 * 1000
const pattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether the text is a valid date: `2028-02-29` is, `2027-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  if (!pattern.test(text)) return false
  // The engine parses February 30 as March 2.
  const moment = midnightOf(text)
  return !Number.isNaN(moment) && isoDay(moment) === text
}

/** Midnight UTC of a calendar day, in milliseconds. */
export function midnightOf(calendarDay: string): number {
  return Date.parse(`${calendarDay}T00:00:00Z`)
}

/** The calendar day of a time, in UTC. */
export function isoDay(moment: number): string {
  const iso = new Date(moment).toISOString()
  return iso.slice(0, iso.indexOf('T'))
}

/** The calendar day this many days later, or earlier if negative. */
export function shifted(calendarDay: string, days: number): string {
  return isoDay(midnightOf(calendarDay) + days * day)
}

/** How many days the second calendar day is after the first; negative if before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / day)
}

/** `Mar 20, 2026`: a calendar day in display format. */
export function dayInWords(calendarDay: string): string {
  return new Date(midnightOf(calendarDay)).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
}

/** `11/22/2026`: a calendar day, or the day of an ISO timestamp, as forms have it. */
export function usDate(iso: string): string {
  const [year, month, date] = iso.slice(0, 10).split('-')
  return `${month}/${date}/${year}`
}
