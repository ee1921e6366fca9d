import { defineKind } from '../platform/index.ts'

/** An insurance agency: the wall around everything that belongs to it. */
export interface Agency {
  readonly name: string
  /** An IANA time zone; decides which day it is for due dates. */
  readonly timeZone: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

export const agencyKind = defineKind({
  name: 'agency',
  prefix: 'ag',
  row: (agency: Agency, id) => ({ id, name: agency.name, timeZone: agency.timeZone }),
})

/** Whether the runtime knows the time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
