import type { AgencyStore } from '../platform/index.ts'
import { agencyKind } from './agency.ts'

/** The agency's calendar day, `2026-11-20`: the one in its own time zone. */
export function agencyToday(agency: Pick<AgencyStore, 'id' | 'table'>, now: number): string {
  const timeZone = agency.table(agencyKind).get(agency.id)?.timeZone
  if (!timeZone) throw new Error(`The agency ${agency.id} has no time zone on record.`)
  return dayIn(timeZone, now)
}

/** The calendar day in a time zone. */
export function dayIn(timeZone: string, now: number): string {
  return formatIn(timeZone).format(now)
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Making a format costs a hundred times what using it does.
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish locale writes a date as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
