/** A term of a policy; both are calendar days, `2027-03-01`. */
export interface Term {
  readonly inforceAt: string
  readonly expiresAt: string
}

/** The calendar of a field has years of four digits. */
const lastTime = Date.UTC(9999, 11, 31)

/** When a term that begins on this day expires, as many days long as the other. */
export function asManyDays({ inforceAt, expiresAt }: Term, begins: string): string {
  return isoDay(Date.parse(begins) + Date.parse(expiresAt) - Date.parse(inforceAt))
}

/** When a term that begins on this day expires, as long as the other: in whole months where that one is, as the server renews. */
export function asManyMonths(term: Term, begins: string): string {
  const months = monthOf(term.expiresAt) - monthOf(term.inforceAt)
  return monthsLater(term.inforceAt, months) === term.expiresAt
    ? monthsLater(begins, months)
    : asManyDays(term, begins)
}

/** The same day so many months later; the last of the month where it has no such day. */
function monthsLater(day: string, months: number): string {
  const date = new Date(day)
  // The day before the first of the month after.
  date.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(date.getUTCDate(), Number(day.slice(8))))
  return isoDay(date.getTime())
}

/** Months since the year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function isoDay(time: number): string {
  return new Date(Math.min(time, lastTime)).toISOString().slice(0, 10)
}
