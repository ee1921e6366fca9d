import { findAccount } from './findAccount.ts'
import { findAsks, type Ask } from './findAsks.ts'
import { askingSentence, findNonRequest } from './findNonRequest.ts'
import { messageText, type MessageText } from './messageText.ts'
import { requestOf } from './requestOf.ts'
import type {
  NonRequestReason,
  RequestType,
  Triage,
  TriageAccount,
  TriageBook,
  TriagedRequest,
  TriageMessage,
} from './triageMessage.ts'

/**
 * Decides what a message is: whether it asks for anything, for what, and whose it is, each with the words that decided
 * it. Pure, without a model. The words of the message are data and never an instruction.
 */
export function triage(message: TriageMessage, book: TriageBook): Triage {
  const text = messageText(message)
  const { account, evidence } = findAccount(message, text, book)
  const asks = merged(findAsks(text), text)
  const notRequest = findNonRequest(text, {
    asks,
    channel: message.channel,
    isKnown: account !== null,
    isAnswer: /^\s*(re|aw)\s*:/i.test(message.subject ?? ''),
  })
  if (notRequest) {
    const isStranger = fromStrangers.has(notRequest.reason)
    return {
      requests: [],
      notRequest,
      accountId: isStranger ? null : (account?.id ?? null),
      accountEvidence: isStranger ? [] : evidence,
    }
  }
  const asking = askingSentence(text.sentences) ?? ''
  const isQuestion =
    asking.includes('?') && !/\b(can|could|would|will) (you|someone|somebody)\b/i.test(asking)
  const anything: Ask = {
    type: isQuestion ? 'QUESTION' : 'OTHER',
    score: 0,
    evidence: asking === '' ? [] : [asking],
  }
  const requests = (asks.length > 0 ? asks : [anything]).map((ask) =>
    requestOf(ask, { message, text, account }),
  )
  return { requests, notRequest: null, accountId: account?.id ?? null, accountEvidence: evidence }
}

/** What is written to anybody is nobody's message, whichever account it seems to fit. */
const fromStrangers: ReadonlySet<NonRequestReason> = new Set([
  'PHISHING',
  'ROBOCALL',
  'SALES',
  'WRONG_NUMBER',
])

/** An ask is dropped beside another one that it is only a part of, or that says the same more exactly. */
const absorbedBy: Readonly<Partial<Record<RequestType, readonly RequestType[]>>> = {
  // A certificate says itself whether its holder is an additional insured.
  ADD_ADDITIONAL_INSURED: ['CREATE_CERTIFICATE'],
  OTHER: [
    'ADD_ADDITIONAL_INSURED',
    'CANCEL_POLICY',
    'CREATE_CERTIFICATE',
    'DOCUMENT_REQUEST',
    'ENDORSE_POLICY',
    'QUOTE_REQUEST',
    'QUESTION',
  ],
  QUESTION: [],
}

/** Asks as a colleague would open requests for them: the main one first, what belongs together in one. */
function merged(asks: readonly Ask[], { full }: MessageText): Ask[] {
  const has = (type: RequestType) => asks.some((ask) => ask.type === type)
  const score = (type: RequestType) => asks.find((ask) => ask.type === type)?.score ?? 0
  const isMain = (type: RequestType, by: number, over: RequestType) => score(type) >= score(over) + by
  const kept = asks.filter(({ type }) => {
    if (absorbedBy[type]?.some((other) => has(other) && !(type === 'OTHER' && isMain('OTHER', 0.15, other))))
      return false
    switch (type) {
      case 'ADD_ADDITIONAL_INSURED':
        // Drivers and equipment are put on a policy, too.
        return !has('ENDORSE_POLICY') || insuredWords.test(full) || !thingsToCover.test(full)
      case 'ENDORSE_POLICY':
        // What cancels the whole policy, or asks for a price first, is no change yet; a new holder is no change either.
        return !(
          (has('CANCEL_POLICY') && !isMain('ENDORSE_POLICY', 0.6, 'CANCEL_POLICY')) ||
          (has('QUOTE_REQUEST') && !isMain('ENDORSE_POLICY', 0.3, 'QUOTE_REQUEST')) ||
          (has('ADD_ADDITIONAL_INSURED') &&
            insuredWords.test(full) &&
            !isMain('ENDORSE_POLICY', 0.5, 'ADD_ADDITIONAL_INSURED')) ||
          (has('CREATE_CERTIFICATE') &&
            !isMain('ENDORSE_POLICY', 0.2, 'CREATE_CERTIFICATE') &&
            !/\b(also|and (then|please)|plus|second(ly)?|another thing|one more)\b/i.test(full))
        )
      case 'CANCEL_POLICY':
        return !(has('ENDORSE_POLICY') && isMain('ENDORSE_POLICY', 0.6, 'CANCEL_POLICY'))
      case 'QUESTION':
        // Whoever asks for something and wonders how is still asking for it.
        return (
          asks.length === 1 ||
          asks.every(
            (ask) =>
              ask.type === 'QUESTION' ||
              ask.type === 'OTHER' ||
              !isSameSentence(
                ask,
                asks.find((other) => other.type === 'QUESTION'),
              ),
          )
        )
      case 'DOCUMENT_REQUEST':
        return !(
          has('CREATE_CERTIFICATE') &&
          isSameSentence(
            asks.find((ask) => ask.type === 'CREATE_CERTIFICATE'),
            asks.find((ask) => ask.type === type),
          )
        )
      default:
        return true
    }
  })
  return kept.slice(0, 4)
}

const insuredWords =
  /\b(insureds?|loss payee|mortgagee|lienholder|cg ?20|landlord|lessor|permit|lease|contract|holder|owner of)\b/i
const thingsToCover =
  /\b(drivers?|dob|cars?|vans?|trucks?|vehicles?|trailers?|equipment|excavator|machine|employees?|practice|dr\.|location|gym|shop)\b/i

function isSameSentence(ask: Ask | undefined, other: Ask | undefined): boolean {
  return (
    ask !== undefined &&
    other !== undefined &&
    ask.evidence.some((sentence) => other.evidence.includes(sentence))
  )
}

/** What a later message says of a request that is open already, as far as it says anything. */
export function readDetails(
  type: RequestType,
  message: TriageMessage,
  account: TriageAccount | null,
): TriagedRequest {
  return requestOf({ type, score: 0, evidence: [] }, { message, text: messageText(message), account })
}
