import { safeFileName } from '../../files/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { accountKind } from './accountKind.ts'

// With its prefix and suffix, a name stays within the file name limit of all systems.
const longestName = 80

interface About {
  readonly accountId: string
  /** Milliseconds since the epoch; the name contains the date in the agency's time zone. */
  readonly at: number
  /** Without a dot. */
  readonly ending: string
}

/** Name of a file created for an account: `Timeline Casco Roofing LLC 2026-03-16.zip`. */
export function accountFileName(agency: AgencyStore, what: string, { accountId, at, ending }: About): string {
  const name = agency.table(accountKind).get(accountId)?.detail.name ?? ''
  const short = [...name.replaceAll(/[/\\]/g, ' ')].slice(0, longestName).join('').trim()
  return safeFileName([what, short, agencyToday(agency, at)].filter(Boolean).join(' '), ending)
}
