import { isoDay, midnightOf, shifted } from '../../platform/index.ts'
import { lastYear } from './policyExpiration.ts'

const dayLength = 24 * 60 * 60 * 1000
const lastDay = `${lastYear}-12-31`

interface Term {
  readonly inforceAt: string
  readonly expiresAt: string
}

/**
 * The last day of the next term: as long as this one, in whole months if this one is; a year if the start is
 * unknown. Never later than the last date a policy can have.
 */
export function nextExpiration({
  inforceAt,
  expiresAt,
}: {
  inforceAt: string | null
  expiresAt: string
}): string {
  const isUnknown = inforceAt === null || inforceAt >= expiresAt
  const next = isUnknown ? monthsLater(expiresAt, 12) : afterAsLong({ inforceAt, expiresAt })
  return next < lastDay ? next : lastDay
}

function afterAsLong(term: Term): string {
  const { inforceAt, expiresAt } = term
  const months = wholeMonths(term)
  // A year later is the same day: February 28 does not become a leap day.
  if (months !== null && months % 12 === 0) return monthsLater(inforceAt, 2 * months)
  if (isMonthEnd(inforceAt) && isMonthEnd(expiresAt))
    return endOfMonth(monthOf(expiresAt) + monthOf(expiresAt) - monthOf(inforceAt))
  if (months !== null) return monthsLater(inforceAt, 2 * months)

  // January 1 to December 31: the term includes its last day.
  const inclusive = wholeMonths({ inforceAt, expiresAt: shifted(expiresAt, 1) })
  if (inclusive !== null) return shifted(monthsLater(inforceAt, 2 * inclusive), -1)

  const days = (midnightOf(expiresAt) - midnightOf(inforceAt)) / dayLength
  // From a leap day to March 1, or one day more: still a year.
  return days === 365 || days === 366 ? monthsLater(expiresAt, 12) : shifted(expiresAt, days)
}

/** How many months later the term ends on its starting day of the month; null if it does not. */
function wholeMonths({ inforceAt, expiresAt }: Term): number | null {
  const months = monthOf(expiresAt) - monthOf(inforceAt)
  return monthsLater(inforceAt, months) === expiresAt ? months : null
}

/** The same day this many months later; the last day of the month if it has no such day. */
function monthsLater(calendarDay: string, months: number): string {
  const last = endOfMonth(monthOf(calendarDay) + months)
  return calendarDay.slice(8) < last.slice(8) ? `${last.slice(0, 8)}${calendarDay.slice(8)}` : last
}

function isMonthEnd(calendarDay: string): boolean {
  return calendarDay === endOfMonth(monthOf(calendarDay))
}

function endOfMonth(month: number): string {
  // The last day of the month.
  return isoDay(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0))
}

/** Months since the year 0. */
function monthOf(calendarDay: string): number {
  return Number(calendarDay.slice(0, 4)) * 12 + Number(calendarDay.slice(5, 7)) - 1
}
