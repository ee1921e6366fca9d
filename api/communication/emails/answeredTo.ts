import { forwardedSender, type TriageAccount } from '../../assistant/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { isAddressOfAccount } from './isAddressOfAccount.ts'
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
  if (!client?.email || !isAddressOfAccount(agency, account?.id, client.email))
    return { from: read.from, replyTo: trustedReplyTo(agency, read, account?.id) ?? read.from.address }
  return { from: { name: client.name, address: client.email }, replyTo: client.email }
}
