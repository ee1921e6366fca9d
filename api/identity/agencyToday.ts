import type { AgencyStore } from '../platform/index.ts'
import { agencyKind } from './agency.ts'

/** Today in the agency's time zone: `2026-11-20`. */
export function agencyToday(agency: Pick<AgencyStore, 'id' | 'table'>, now: number): string {
  return dayIn(timeZoneOf(agency), now)
}

/** The hour of the day and the day of the week, from Sunday as 0, in the agency's time zone. */
export function localTime(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  now: number,
): { readonly hour: number; readonly weekday: number } {
  const timeZone = timeZoneOf(agency)
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  )
  return { hour, weekday: new Date(`${dayIn(timeZone, now)}T00:00:00Z`).getUTCDay() }
}

function timeZoneOf(agency: Pick<AgencyStore, 'id' | 'table'>): string {
  const timeZone = agency.table(agencyKind).get(agency.id)?.timeZone
  if (!timeZone) throw new Error(`The agency ${agency.id} has no time zone on record.`)
  return timeZone
}

/** The calendar day in a time zone. */
export function dayIn(timeZone: string, now: number): string {
  return formatIn(timeZone).format(now)
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Creating a format costs a hundred times as much as using it.
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
