import { otherPartyIn } from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriageMessage } from '../../assistant/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import type { CaraAction } from './caraAction.ts'
import type { Held } from './senderStanding.ts'

interface Conversation {
  readonly message: TriageMessage
  readonly decided: Triage
  readonly account: TriageAccount | null
  /** The account that it may be about. */
  readonly candidate?: TriageAccount | null
  /** Why nothing is done for the account until a person confirms it. */
  readonly held?: Held | null
  readonly at: number
}

/** Whose a message is, what of it was not followed, and why it asks for nothing. */
export function* identified(conversation: Conversation): Iterable<CaraAction> {
  const { message, decided, account, candidate, at } = conversation
  yield {
    id: `identify-${at}`,
    name: 'identify_account',
    argumentsJson: '{}',
    result: account
      ? (account.names[0] ?? account.id)
      : candidate
        ? `This may be ${candidate.names[0] ?? candidate.id}, but ${whyUnsure(conversation, candidate)}. Choose the account.`
        : 'No account matches with certainty.',
    evidence: decided.accountEvidence,
    at,
  }
  const what = message.channel === 'CALL' ? 'call' : 'message'
  if (decided.ignored.length > 0 && decided.notRequest?.reason !== 'INSTRUCTIONS') {
    yield {
      id: `ignored-${at}`,
      name: 'ignore_instructions',
      argumentsJson: '{}',
      result: `A part of this ${what} gives instructions to the assistant. They were not followed.`,
      evidence: decided.ignored,
      at,
    }
  }
  if (decided.notRequest) {
    yield {
      id: `no-request-${at}`,
      name: 'decide_request',
      argumentsJson: JSON.stringify({ reason: decided.notRequest.reason }),
      result:
        decided.notRequest.reason === 'INSTRUCTIONS'
          ? `This ${what} contains instructions to the assistant. They were not followed.`
          : decided.notRequest.reason === 'PHISHING'
            ? `This ${what} looks like fraud. Do not answer it, pay anything or open its links.`
            : `This ${what} does not ask for anything.`,
      evidence: decided.notRequest.evidence,
      at,
    }
  }
}

/** Why an account is not taken for granted: an address on file proves nothing until the mail server confirms it. */
function whyUnsure({ decided, message, held }: Conversation, { names, emails }: TriageAccount): string {
  if (held?.standing === 'STRANGER') return held.warning.replace(/\.$/, '')
  const stated = otherPartyIn(decided.accountEvidence[0] ?? '', names)
  if (stated)
    return `the ${message.channel === 'CALL' ? 'caller' : 'message'} says ${stated.replace(/\.$/, '')}`
  const { email } = message.from
  return email !== null && emails.some((known) => emailKey(known) === emailKey(email))
    ? `the mail server could not confirm that the message comes from ${email}, the address on file`
    : 'the message is not from an address on file'
}
