/**
 * A point in time as GraphQL returns it: an ISO string; a Date or milliseconds also work. A calendar day, `2026-11-20`, is
 * that day in every time zone.
 */
export type Moment = string | number | Date

// Validated explicitly: browsers also accept invalid dates (`ask for 1`, February 30).
const writtenDate = /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(T.+)?$/

/** The point in time, with a calendar day starting at local midnight; undefined if missing or invalid. */
export function dateOf(moment: Moment | null | undefined): Date | undefined {
  return read(moment, 'T00:00')
}

/** The same in UTC: a calendar day starts at midnight UTC. */
export function utcDateOf(moment: Moment | null | undefined): Date | undefined {
  return read(moment, 'T00:00Z')
}

function read(moment: Moment | null | undefined, beginOfDay: string): Date | undefined {
  if (moment === null || moment === undefined) return undefined
  const date = typeof moment === 'string' ? readWritten(moment, beginOfDay) : new Date(moment)
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

function readWritten(text: string, beginOfDay: string): Date | undefined {
  const [, year, month, day, time] = writtenDate.exec(text) ?? []
  if (Number(day) > daysIn(Number(year), Number(month))) return undefined
  return new Date(`${year}-${month}-${day}${time ?? beginOfDay}`)
}

function daysIn(year: number, month: number): number {
  // The calendar repeats every 400 years, and Date maps years below 100 to the last century.
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
