import { defineKind, type AgencyStore } from '../platform/index.ts'

/** An insurance agency: the tenant boundary for all its data. */
export interface Agency {
  readonly name: string
  /** An IANA time zone; determines the current day for due dates. */
  readonly timeZone: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Profile shown on certificates and documents; agencies created before profiles existed have none. */
  readonly profile?: AgencyProfile
}

/** Agency details shown on certificates and documents. Null if not set. */
export interface AgencyProfile {
  readonly address: {
    readonly line1: string | null
    readonly line2: string | null
    readonly city: string | null
    readonly zone: string | null
    readonly postalCode: string | null
  } | null
  readonly phone: string | null
  /** The contact for holders; if null, the issuing user. */
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

/** The viewer's agency record. */
export function agencyOf(agency: Pick<AgencyStore, 'id' | 'table'>): AgencyRow {
  const row = agency.table(agencyKind).get(agency.id)
  if (!row) throw new Error('The agency has no record of itself.')
  return row
}

type AgencyRow = ReturnType<typeof agencyKind.row>

/** Whether the runtime supports this time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
