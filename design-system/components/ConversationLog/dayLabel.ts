import { mediumDate } from '../../formats/dates.ts'
import { zoned } from '../../formats/timeZone.ts'

/** The label of a day above its messages: `Today`, `Yesterday`, then `Nov 20, 2026`. */
export function dayLabel(date: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : mediumDate(date)
}

/** Counts calendar days in the agency's time zone; a day of 23 or 25 hours is one day too. */
export function dayNumber(date: Date): number {
  return Math.floor(zoned(date).getTime() / 86_400_000)
}
