/**
 * A point in time as the graph gives it: an ISO string; a Date or milliseconds are as good. A calendar day, `2026-11-20`, is
 * that day wherever it is read.
 */
export type Moment = string | number | Date

// Written out: what a browser reads as a date besides (`ask for 1`, February 30) is none.
const writtenDate = /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(T.+)?$/

/** The point in time, a calendar day beginning where it is read; undefined when it is missing or no date at all. */
export function dateOf(moment: Moment | null | undefined): Date | undefined {
  return read(moment, 'T00:00')
}

/** The same for what is read in UTC: a calendar day begins there. */
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
  // Every 400 years the calendar repeats, and a Date reads years below 100 as of the last century.
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
