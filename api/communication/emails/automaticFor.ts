import { agencyUserKind } from '../../identity/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { settingsOf } from '../settings/communicationSettings.ts'
import type { AutomaticReason } from './email.ts'
import type { ReadEmail } from './readEmail.ts'

/** Why this agency should not answer a message that a program sent; null if a person wrote it. */
export function automaticFor(agency: AgencyStore, read: ReadEmail): AutomaticReason | null {
  const { emailAddress } = settingsOf(agency)
  if (emailAddress !== null && emailKey(emailAddress) === emailKey(read.from.address)) return 'LOOP'
  return isThroughOwnList(agency, read) ? null : read.automatic
}

/** Whether a newsletter's headers are only those of a group, such as a Google Group, that is the agency's own mailbox. */
function isThroughOwnList(agency: AgencyStore, { automatic, listId }: ReadEmail): boolean {
  if (automatic !== 'NEWSLETTER' || listId === null) return false
  const staff = [...agency.table(agencyUserKind).values()].map(({ email }) => email)
  return [settingsOf(agency).emailAddress ?? '', ...staff].some((address) => {
    const domain = emailKey(address).split('@')[1]
    return domain !== undefined && listId.endsWith(`.${domain}`)
  })
}

/** Whether there is an address and somebody reads what is sent to it, unlike a carrier's "no-reply" mailbox. */
export function takesReplies(address: string, text: string): boolean {
  if (!address.includes('@')) return false
  return !/(?:^|[^a-z])(?:no|do[-_.]?not|dont)[-_.]?reply[^@]*@/i.test(address) && !unread.test(text)
}

/** `This mailbox is not monitored`, `Please do not reply to this automated message`. */
const unread =
  /\b(?:mailbox|inbox|e-?mail(?: address| account)?|address|account) is (?:not monitored|unmonitored|unattended)\b|\bun(?:monitored|attended) (?:mailbox|inbox|e-?mail|address|account)\b|\bdo not (?:reply|respond)(?: directly)? to this (?:automat\w+ |system )?(?:e-?mail|message|notice|notification)\b|\bautomat\w+ (?:e-?mail|message|notice|notification)\b[^?!]{0,60}\bdo not (?:reply|respond)\b/i
