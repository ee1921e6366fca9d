/** A point in time as the graph gives it: an ISO string; a Date or milliseconds are as good. */
export type Moment = string | number | Date

/** The point in time, or undefined when it is missing or no date at all. */
export function dateOf(moment: Moment | null | undefined): Date | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? undefined : date
}
