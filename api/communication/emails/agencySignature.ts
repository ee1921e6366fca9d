import { agencyOf } from '../../identity/index.ts'
import { addressLine, phoneInWords } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { settingsOf } from '../settings/communicationSettings.ts'

/** Who signs an email, on lines of their own: a person or the desk, the agency, and where to reach it. */
export function agencySignature(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  person: string | null = null,
): string {
  const { name, profile } = agencyOf(agency)
  const { senderName, emailAddress } = settingsOf(agency)
  const lines = [
    person ?? senderName,
    name,
    profile.address && addressLine(profile.address),
    profile.phone && phoneInWords(profile.phone),
    emailAddress,
  ]
  return [...new Set(lines)].filter(Boolean).join('\n')
}
