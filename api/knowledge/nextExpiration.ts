import { isoDay, midnightOf, shifted } from '../platform/index.ts'

const dayLength = 24 * 60 * 60 * 1000

/** The last day of the next term: as long as this one, in whole months where this one is; a year when nobody said since when it is. */
export function nextExpiration({
  inforceAt,
  expiresAt,
}: {
  inforceAt: string | null
  expiresAt: string
}): string {
  if (inforceAt === null) return monthsLater(expiresAt, 12)
  const days = (midnightOf(expiresAt) - midnightOf(inforceAt)) / dayLength
  // A year counted in days misses the date by one when there is a leap day in it.
  if (days === 365 || days === 366) return monthsLater(expiresAt, 12)
  const months = monthOf(expiresAt) - monthOf(inforceAt)
  return monthsLater(inforceAt, months) === expiresAt
    ? monthsLater(expiresAt, months)
    : shifted(expiresAt, days)
}

/** The same day so many months later; the last of the month where it has no such day. */
function monthsLater(calendarDay: string, months: number): string {
  const month = monthOf(calendarDay) + months
  const [year, inYear] = [Math.floor(month / 12), month % 12]
  // The day before the first of the month after.
  const last = new Date(Date.UTC(year, inYear + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, inYear, Math.min(Number(calendarDay.slice(8)), last)))
}

/** Months since the year 0. */
function monthOf(calendarDay: string): number {
  return Number(calendarDay.slice(0, 4)) * 12 + Number(calendarDay.slice(5, 7)) - 1
}
