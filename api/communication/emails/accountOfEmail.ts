import type { Triage, TriageAccount, TriageBook } from '../../assistant/index.ts'
import type { EmailThread } from './emailThread.ts'

interface Received {
  readonly book: TriageBook
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
  /** Whether nothing is done for the account until a person confirms it. */
  readonly isHeld: boolean
}

/** The account that an email acts for. */
export function accountOfEmail(
  triaged: Triage | null,
  { book, isVerified, isForwarding, thread, ruleAccountId }: Received,
): AccountOfEmail {
  // Anyone can write `Re:` with the address of somebody in the conversation.
  const mayJoin = isVerified || isForwarding || thread?.isSenderVerified === false
  const threadAccountId = thread?.account?.id ?? null
  const foundId = (mayJoin ? threadAccountId : null) ?? ruleAccountId ?? triaged?.accountId ?? null
  // A forged cancellation leaves a client without coverage: a person says whose it is.
  const isHeld = !isVerified && (triaged?.requests ?? []).some(({ type }) => type === 'CANCEL_POLICY')
  const accountWith = (id: string | null) => book.accounts.find((account) => account.id === id) ?? null
  const account = isHeld ? null : accountWith(foundId)
  return {
    decided: triaged && isHeld ? withoutPolicies(triaged) : triaged,
    account,
    candidate: account ? null : accountWith(foundId ?? triaged?.candidateId ?? threadAccountId),
    isHeld,
  }
}

/** What an unconfirmed message asks for, without the policies of the account that it seems to be about. */
function withoutPolicies(triaged: Triage): Triage {
  const requests = triaged.requests.map((request) => ({
    ...request,
    policyId: null,
    policyNumber: null,
    lineNotOnFile: null,
  }))
  return { ...triaged, requests, accountId: null }
}
