import { forwardedSender, type TriageAccount } from '../../assistant/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { senderStanding } from '../conversations/senderStanding.ts'
import type { ReadEmail } from './readEmail.ts'
import { trustedReplyTo } from './senderChecks.ts'

/** Whom the reply to a message greets and goes to: what a colleague forwards is answered to the client who wrote it. */
export function answeredTo(
  agency: AgencyStore,
  read: Pick<ReadEmail, 'from' | 'replyTo'>,
  {
    forwarded,
    account,
  }: {
    /** What a colleague forwards; empty without it. */
    readonly forwarded: string
    readonly account: Pick<TriageAccount, 'id'> | null
  },
): { from: ReadEmail['from']; replyTo: string } {
  const client = forwarded === '' ? null : forwardedSender(forwarded)
  if (!client?.email || !account || !isOfAccount(agency, account.id, client.email))
    return { from: read.from, replyTo: trustedReplyTo(agency, read, account?.id) ?? read.from.address }
  return { from: { name: client.name, address: client.email }, replyTo: client.email }
}

/** Whether the address is on record for the account, or of the same company. A colleague vouches for what they forward. */
function isOfAccount(agency: AgencyStore, accountId: string, email: string): boolean {
  const standing = senderStanding(agency, accountId, { email, phone: null, isVerified: true })
  return standing === 'CONTACT' || standing === 'SAME_COMPANY'
}
