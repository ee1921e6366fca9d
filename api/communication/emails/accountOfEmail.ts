import type { Triage, TriageAccount, TriageBook, TriageMessage } from '../../assistant/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import {
  type Held,
  heldFrom,
  type SenderStanding,
  senderStanding,
  withoutPolicies,
} from '../conversations/senderStanding.ts'
import type { EmailThread } from './emailThread.ts'
import { isAddressOfAccount } from './isAddressOfAccount.ts'

interface Received {
  readonly agency: Pick<AgencyStore, 'table'>
  readonly book: TriageBook
  readonly from: TriageMessage['from']
  /** Whether the mail server confirmed the sender. */
  readonly isVerified: boolean
  /** Whether a colleague passes it on. */
  readonly isForwarding: boolean
  /** The conversation that it joins. */
  readonly thread: EmailThread | null
  /** The account that a colleague chose for the sender. */
  readonly ruleAccountId: string | null
}

interface AccountOfEmail {
  /** What the message asks for; null if it was not read for requests. */
  readonly decided: Triage | null
  readonly account: TriageAccount | null
  /** The account that an unconfirmed message seems to be from, for a person to confirm. */
  readonly candidate: TriageAccount | null
  /** Who the sender is to the account that it acts for or may act for. */
  readonly standing: SenderStanding
  /** Why nothing is done for the account until a person confirms it. */
  readonly held: Held | null
}

/** The account that an email acts for. */
export function accountOfEmail(
  triaged: Triage | null,
  { agency, book, from, isVerified, isForwarding, thread, ruleAccountId }: Received,
): AccountOfEmail {
  // Anyone can write `Re:` with the address of somebody in the conversation.
  const mayJoin = isVerified || isForwarding || thread?.isSenderVerified === false
  const threadAccountId = thread?.account?.id ?? null
  const foundId = (mayJoin ? threadAccountId : null) ?? ruleAccountId ?? triaged?.accountId ?? null
  const seemingId = foundId ?? triaged?.candidateId ?? threadAccountId
  const accountWith = (id: string | null) => book.accounts.find((account) => account.id === id) ?? null
  const isConfirmed =
    isVerified &&
    (isForwarding ||
      (from.email !== null &&
        thread?.confirmedSender === emailKey(from.email) &&
        foundId === threadAccountId))
  const standing = isConfirmed
    ? 'CONTACT'
    : seemingId === null
      ? isVerified
        ? 'STRANGER'
        : 'UNVERIFIED'
      : senderStanding(agency, seemingId, { ...from, isVerified })
  const types = triaged?.requests.map(({ type }) => type) ?? []
  // A forged cancellation leaves a client without coverage, whether or not it is known whose it is.
  const isAboutAccount = isVerified ? foundId !== null : seemingId !== null || types.includes('CANCEL_POLICY')
  const held = isAboutAccount
    ? heldFrom(standing, {
        types,
        from,
        accountName: accountWith(seemingId)?.names[0] ?? null,
        isAnswerSafe: isAddressOfAccount(agency, seemingId ?? undefined, from.email ?? ''),
      })
    : null
  const account = held ? null : accountWith(foundId)
  return {
    decided: triaged && held ? withoutPolicies(triaged) : triaged,
    account,
    candidate: account ? null : accountWith(seemingId),
    standing,
    held,
  }
}
