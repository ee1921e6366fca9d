import type { Triage, TriageAccount, TriageBook, TriageMessage } from '../../assistant/index.ts'
import { emailKey, nameKey, policiesNumberedIn } from '../../knowledge/index.ts'
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
  /** As it is read for requests, without orders to the assistant. */
  readonly message: Pick<TriageMessage, 'subject' | 'body' | 'from'>
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
  { agency, book, message, isVerified, isForwarding, thread, ruleAccountId }: Received,
): AccountOfEmail {
  // Anyone can write `Re:` with the address of somebody in the conversation.
  const mayJoin = isVerified || isForwarding || thread?.isSenderVerified === false
  const threadAccountId = thread?.account?.id ?? null
  const { from } = message
  const text = `${message.subject ?? ''}\n${message.body}`
  const types = triaged?.requests.map(({ type }) => type) ?? []
  const numbered = new Set([...policiesNumberedIn(agency, text)].map(({ accountId }) => accountId))
  // A policy number of another account says more than who usually writes from the address.
  const ruled =
    ruleAccountId !== null && (numbered.size === 0 || numbered.has(ruleAccountId)) ? ruleAccountId : null
  const joinedId = (mayJoin ? threadAccountId : null) ?? ruled ?? triaged?.accountId ?? null
  const foundId =
    (types.includes('DOCUMENT_REQUEST') ? ownerOfPapers(text, book, joinedId) : null) ?? joinedId
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

const papers =
  'loss runs?|policy|policies|declarations|dec pages?|id cards?|documents?|papers|file|copy|copies|schedules?'

/** The account whose papers somebody of another account asks for: `the loss runs for El Camino Brewing`. */
function ownerOfPapers(text: string, book: TriageBook, accountId: string | null): string | null {
  const words = nameKey(text)
  const named = book.accounts.filter(({ names }) =>
    names.some((name) => {
      const key = nameKey(name)
      return (
        key.includes(' ') &&
        new RegExp(`\\b(?:${papers})\\b.{0,60}\\b(?:for|of) (?:the )?${key}\\b`).test(words)
      )
    }),
  )
  return named.some(({ id }) => id === accountId) ? null : (named[0]?.id ?? null)
}
