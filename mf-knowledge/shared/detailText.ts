import { dollars } from './dollars.ts'
import { calendarDay } from './calendarDay.ts'

/** A value of the policy details as a person reads it; money comes as whole cents, a date as YYYY-MM-DD. */
export function detailText(kind: string, value: string | null | undefined): string | null {
  if (value == null || value === '') return null
  if (kind === 'MONEY') return dollars(Number(value))
  if (kind === 'DATE') return calendarDay(value)
  return value
}
