import { defineKind, type AgencyStore } from '../platform/index.ts'

/** An insurance agency: the wall around everything that belongs to it. */
export interface Agency {
  readonly name: string
  /** An IANA time zone; decides which day it is for due dates. */
  readonly timeZone: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** What certificates and documents say of the agency; agencies from before there were profiles have none. */
  readonly profile?: AgencyProfile
}

/** What certificates and documents say of an agency. Null is what nobody has said. */
export interface AgencyProfile {
  readonly address: {
    readonly line1: string | null
    readonly line2: string | null
    readonly city: string | null
    readonly zone: string | null
    readonly postalCode: string | null
  } | null
  readonly phone: string | null
  /** Whom holders ask for; the user who issues when null. */
  readonly contactName: string | null
  readonly licenseNumbers: readonly string[]
  /** The authorized representative, who signs certificates. */
  readonly signatureName: string | null
  /** A PNG or JPEG. */
  readonly logoFileId: string | null
  /** `#1d3a5f`: the color of generated documents. */
  readonly accent: string | null
}

export const emptyProfile: AgencyProfile = {
  address: null,
  phone: null,
  contactName: null,
  licenseNumbers: [],
  signatureName: null,
  logoFileId: null,
  accent: null,
}

export const agencyKind = defineKind({
  name: 'agency',
  prefix: 'ag',
  row: ({ name, timeZone, profile = emptyProfile }: Agency, id) => ({ id, name, timeZone, profile }),
})

/** The agency's own record. */
export function agencyOf(agency: Pick<AgencyStore, 'id' | 'table'>): AgencyRow {
  const row = agency.table(agencyKind).get(agency.id)
  if (!row) throw new Error('The agency has no record of itself.')
  return row
}

type AgencyRow = ReturnType<typeof agencyKind.row>

/** Whether the runtime knows the time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
