import { isCalendarDay } from '../platform/index.ts'

const pattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Parses an ISO 8601 time to milliseconds since the epoch; null for any other text and for nonexistent dates and times. */
export function momentOf(text: string): number | null {
  const day = pattern.exec(text)?.[1]
  return day !== undefined && isCalendarDay(day) ? Date.parse(text) : null
}
