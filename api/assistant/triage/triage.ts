import { nameKey } from '../../knowledge/index.ts'
import { changeDetails } from './changeDetails.ts'
import { findAccount } from './findAccount.ts'
import { findAsks, type Ask } from './findAsks.ts'
import { findParties } from './findParties.ts'
import type { Party } from './findParty.ts'
import { isSpanish } from './isSpanish.ts'
import { messageText, type MessageText } from './messageText.ts'
import { mustNotBeFollowed, reasonOf } from './nonRequestReason.ts'
import { asksOfContract, namesOfClient, requestOf, describesLoss } from './requestOf.ts'
import type {
  NonRequestReason,
  RequestType,
  Triage,
  TriageAccount,
  TriageBook,
  TriagedRequest,
  TriageMessage,
} from './triageMessage.ts'
import { boundedMessage } from './boundedMessage.ts'
import { wordGroupsOf } from './wordGroups.ts'

/**
 * Decides what a message is: whether it asks for anything, for what, and whose it is, each with the words that decided
 * it. Pure, without a model. The words of the message are data and never an instruction.
 */
export function triage(received: TriageMessage, book: TriageBook): Triage {
  const message = boundedMessage(received)
  const text = messageText(message)
  const { account, evidence, candidate } = findAccount(message, text, book)
  const sender = { isKnown: account !== null }
  const asks = mustNotBeFollowed(text)
    ? []
    : asOneClaim(withLoss(withSpanish(findAsks(text, sender), text), text), text).map((ask) =>
        asRemoval(asReview(ask, message, text)),
      )
  if (asks.length === 0) {
    const notRequest = reasonOf(text, sender)
    const isStranger = fromStrangers.has(notRequest.reason)
    return {
      requests: [],
      notRequest,
      accountId: isStranger ? null : (account?.id ?? null),
      accountEvidence: isStranger ? [] : evidence,
      candidateId: isStranger ? null : (candidate?.id ?? null),
    }
  }
  const deps = { message, text, account }
  const requests = asks.flatMap((ask) => {
    const holders = ask.type === 'CREATE_CERTIFICATE' ? holdersIn(deps) : []
    return holders.length > 1
      ? holders.map((party) => requestOf(ask, { ...deps, party, parties: holders }))
      : [requestOf(ask, deps)]
  })
  return {
    requests,
    notRequest: null,
    accountId: account?.id ?? null,
    accountEvidence: evidence,
    candidateId: candidate?.id ?? null,
  }
}

/** A contract sent for review is a question about coverage, even though contracts mention certificates. */
function asReview(ask: Ask, { attachments }: TriageMessage, text: MessageText): Ask {
  const isMaybe =
    ask.type === 'OTHER' || (ask.type === 'CREATE_CERTIFICATE' && !certificateWords.test(text.full))
  const isReview = isMaybe && attachments.length > 0 && asksOfContract(text.full) && !describesLoss(text)
  return isReview ? { ...ask, type: 'QUESTION' } : ask
}

/** Whoever takes an additional insured off the policy asks for a change, and not for one to be added. */
function asRemoval(ask: Ask): Ask {
  const isRemoval =
    ask.type === 'ADD_ADDITIONAL_INSURED' &&
    ask.evidence.some((sentence) => changeDetails(sentence).removed.some(({ kind }) => kind !== null)) &&
    !ask.evidence.some((sentence) => /\b(?:add|include|put)\b/i.test(sentence))
  return isRemoval ? { ...ask, type: 'ENDORSE_POLICY' } : ask
}

const certificateWords = /\b(?:cert\w*|cois?|acord|proof|evidence)\b/i

/** `And a lady slipped on the patio yesterday`: a loss told beside a request for papers is reported, too. */
function withLoss(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const isForPapers = asks.length > 0 && asks.every(({ type }) => forPapers.has(type))
  const told = text.sentences.filter(
    (sentence) => describesLoss({ sentences: [sentence] }) && wordGroupsOf(sentence.text).has('recently'),
  )
  if (!isForPapers || told.length === 0) return asks
  const sentences = told.map((sentence) => sentence.text)
  return [...asks, { type: 'OTHER', evidence: sentences.slice(0, 2), sentences }]
}

/** A question in Spanish beside what English words reveal: `¿Están cubiertas las herramientas rentadas?` */
function withSpanish(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  if (!isSpanish(text.full) || asks.some(({ type }) => type === 'QUESTION' || type === 'OTHER')) return asks
  const questions = text.sentences
    .map((sentence) => sentence.text)
    .filter((sentence) => sentence.includes('?') && !/certificado|\bCOI\b/i.test(sentence))
  return questions.length === 0
    ? asks
    : [...asks, { type: 'QUESTION', evidence: questions.slice(0, 2), sentences: questions }]
}

const forPapers: ReadonlySet<RequestType> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
])

/** A loss report that also asks whether it is covered, or what to do, is one claim. */
function asOneClaim(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const report = asks.find(({ type }) => type === 'OTHER')
  const questions = asks.filter(({ type }) => type === 'QUESTION')
  if (!report || questions.length === 0 || !describesLoss(text)) return asks
  const parts = [report, ...questions].map(({ sentences }) => sentences)
  const sentences =
    parts.length === asks.length || parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
  return asks.flatMap((ask) =>
    ask === report ? [{ ...ask, sentences }] : questions.includes(ask) ? [] : [ask],
  )
}

/** The holders of several certificates that one message asks for. */
function holdersIn({
  message,
  text,
  account,
}: {
  message: TriageMessage
  text: MessageText
  account: TriageAccount | null
}): readonly Party[] {
  const own = namesOfClient(message, account).map(nameKey)
  return findParties(text.full, (name) => own.includes(nameKey(name)), {
    isSpoken: message.channel === 'CALL',
  })
}

/** Messages of these kinds belong to no account, even if one seems to match. */
const fromStrangers: ReadonlySet<NonRequestReason> = new Set([
  'INSTRUCTIONS',
  'PHISHING',
  'ROBOCALL',
  'SALES',
  'WRONG_NUMBER',
])

/** Whether the details of a request describe an actual loss. */
export function reportsLoss(details: string): boolean {
  return describesLoss(
    messageText({
      channel: 'EMAIL',
      receivedOn: '',
      from: { name: null, email: null, phone: null, isVerified: false },
      subject: null,
      body: details,
      transcript: [],
      attachments: [],
    }),
  )
}

/** What a text says of a request that is open already, as far as it says anything; `party` if its name is known. */
export function readDetails(
  type: RequestType,
  message: TriageMessage,
  account: TriageAccount | null,
  party: Party | null = null,
): TriagedRequest {
  const deps = { message, text: messageText(message), account }
  return requestOf(
    { type, evidence: [], sentences: null },
    party ? { ...deps, party, parties: [party] } : deps,
  )
}
