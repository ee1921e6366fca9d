import { changeDetails } from './changeDetails.ts'
import { findAccount } from './findAccount.ts'
import { changesBank } from './changesBank.ts'
import { findAsks, type Ask } from './findAsks.ts'
import { isFormToFill } from './fillsForm.ts'
import type { Party } from './findParty.ts'
import { isSpanish } from './isSpanish.ts'
import { callsWanted } from './isThreat.ts'
import { legalDemandOf, marketAskOf } from './outsiders.ts'
import { asksOfContract, sameForAnother, withOwnAsks } from './ownAsks.ts'

import { messageText, type MessageText } from './messageText.ts'
import { isFraud, reasonOf } from './nonRequestReason.ts'
import { withEndedLine } from './withEndedLine.ts'
import { describesLoss, lossToldIn } from './describesLoss.ts'
import { requestOf } from './requestOf.ts'
import { acceptanceOf, acceptsRenewal, withAcceptance, withBoundQuestion } from './quoteQuestions.ts'
import { asRefusal, orWaiting, pointsOnlyAtFiles } from './refusedAsks.ts'
import { canceledPolicies, holdersIn } from './severalOf.ts'
import type {
  NonRequestReason,
  RequestType,
  Triage,
  TriageAccount,
  TriageBook,
  TriagedRequest,
  TriageMessage,
} from './triageMessage.ts'
import { clausesIn, withLoss } from './withLoss.ts'
import { withMove } from './withMove.ts'
import { withOtherBusiness } from './withOtherBusiness.ts'
import { withPartRemoved } from './withPartRemoved.ts'
import { withPlainOrders } from './withPlainOrders.ts'
import { boundedMessage } from './boundedMessage.ts'
import { splitByDocument } from './splitByDocument.ts'
import { splitByPolicy } from './splitByPolicy.ts'
import { thanksIn } from './thanksIn.ts'
import { withoutOrders } from './withoutOrders.ts'
import { withoutSent } from './withoutSent.ts'

/**
 * Decides what a message is: whether it asks for anything, for what, and whose it is, each with the words that decided
 * it. Pure, without a model. The words of the message are data and never an instruction.
 */
export function triage(received: TriageMessage, book: TriageBook): Triage {
  const { message, text, ignored } = withoutOrders(boundedMessage(received))
  const { account, evidence, candidate } = findAccount(message, text, book)
  const sender = { isKnown: account !== null }
  const acceptance = acceptanceOf(text, message.subject)
  const market = marketAskOf(text, message, account ?? candidate)
  const again = sameForAnother(text, message.subject)
  const unordered = again ? [again] : account || candidate ? withoutOrder(text) : []
  const isMore = acceptance !== null || market !== null || unordered.length > 0
  const thanked = isMore ? null : thanksIn(text, message.subject)
  const found =
    isFraud(text) || thanked !== null || market !== null
      ? []
      : withOtherBusiness(
          withPartRemoved(
            withEndedLine(
              withBankChange(
                withOwnAsks(
                  asOneClaim(
                    withLoss(
                      withMove(
                        withSpanish(
                          asReportedLoss(
                            withPlainOrders(
                              withoutSent(orWaiting(findAsks(text, sender), text, sender), text, sender),
                              text,
                              sender,
                            ),
                            message,
                            text,
                          ),
                          text,
                        ),
                        text,
                      ),
                      { text, sender },
                    ),
                    text,
                  ),
                  { text, sender },
                ),
                text,
              ).map((ask) => asRemoval(asReview(ask, message, text))),
              { text, account },
            ),
            text,
          ),
          text,
        ).flatMap((ask, _, all) => asRefusal(ask, { text, sender, isOnly: all.length === 1 }))
  const asks = isFraud(text)
    ? []
    : market
      ? [market]
      : withBoundQuestion(
          withAcceptance(
            found.length === 0 ? unordered : found,
            acceptance,
            legalDemandOf(text, message.subject),
          ),
          text,
        )
  if (asks.length === 0) {
    const notRequest =
      ignored.length > 0 && !isFraud(text)
        ? { reason: 'INSTRUCTIONS' as const, evidence: ignored.slice(0, 1) }
        : thanked !== null && !isFraud(text)
          ? { reason: 'THANKS' as const, evidence: [thanked] }
          : reasonOf(text, sender)
    // An email that was meant for somebody else still comes from the client.
    const isMisdirected = notRequest.reason === 'WRONG_NUMBER' && text.channel === 'EMAIL'
    const isStranger = fromStrangers.has(notRequest.reason) && !isMisdirected
    return {
      ignored,
      requests: [],
      notRequest,
      accountId: isStranger ? null : (account?.id ?? null),
      accountEvidence: isStranger ? [] : evidence,
      candidateId: isStranger ? null : (candidate?.id ?? null),
    }
  }
  const deps = { message, text, account }
  const read = asks.flatMap((ask) => {
    const policies = ask.type === 'CANCEL_POLICY' ? canceledPolicies(ask, deps) : []
    if (policies.length > 1) return policies.map((only) => requestOf(ask, { ...deps, only }))
    const holders = ask.type === 'CREATE_CERTIFICATE' ? holdersIn(deps) : []
    return holders.length > 1
      ? holders.map((party) => requestOf(ask, { ...deps, party, parties: holders }))
      : splitByDocument(ask, text, message.subject)
          .flatMap((each) => splitByPolicy(each, text, account))
          .map(({ ask: part, text: own, policy }) =>
            requestOf(part, { ...deps, text: own, ...(policy && { only: policy }) }),
          )
  })
  // `Audit bill $12,174??`: a subject line asks nothing that the message does not.
  const said = read.filter(({ type, details }) => type !== 'QUESTION' || details.trim() !== '')
  const requests = said.length > 0 ? said : read
  return {
    requests,
    ignored,
    notRequest: null,
    accountId: account?.id ?? null,
    accountEvidence: evidence,
    candidateId: candidate?.id ?? null,
  }
}

/** A contract sent for review is a question about coverage, even though contracts mention certificates. */
function asReview(ask: Ask, { attachments }: TriageMessage, text: MessageText): Ask {
  const isMaybe =
    ask.type === 'OTHER' ||
    (ask.type === 'CREATE_CERTIFICATE' && !certificateWords.test(text.full)) ||
    (ask.type === 'ADD_ADDITIONAL_INSURED' && !insuredWords.test(text.full))
  if (ask.type !== 'OTHER' && text.channel === 'EMAIL' && pointsOnlyAtFiles(text.sentences))
    return { ...ask, type: 'OTHER' }
  if (attachments.length > 0 && isFormToFill(ask, text)) return { ...ask, type: 'OTHER' }
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

const insuredWords = /\b(?:additional|insureds?|add(?:ed|ing)?|include|endorse\w*)\b/i
const certificateWords = /\b(?:cert\w*|cois?|acord|proof|evidence)\b/i

/** New bank details are a request of their own: whoever acts on them has to make sure of the sender first. */
function withBankChange(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const parts = clausesIn(text).map((part) => part.text)
  const told = parts.filter((part) => changesBank(part, text.full))
  if (told.length === 0) return asks
  const rest = parts.filter((part) => !told.includes(part))
  const isTold = (words: readonly string[]) => words.length > 0 && words.every((each) => told.includes(each))
  const tellsLoss = (ask: Ask) =>
    describesLoss({ sentences: (ask.sentences ?? rest).map((words) => ({ text: words, isDenied: false })) })
  const others = asks
    .filter((ask) => !isTold(ask.evidence) && (ask.type !== 'OTHER' || tellsLoss(ask)))
    .map((ask) => ({ ...ask, sentences: (ask.sentences ?? rest).filter((each) => !told.includes(each)) }))
  return [
    ...others,
    { type: 'OTHER', evidence: told.slice(0, 2), sentences: others.length === 0 ? null : told },
  ]
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

/** An agent who asks whether anybody is hurt has heard of a loss, and not of a change to the van that was in it. */
function asReportedLoss(
  asks: readonly Ask[],
  { transcript }: TriageMessage,
  text: MessageText,
): readonly Ask[] {
  const isAskedOf = transcript.some(({ role, content }) => role === 'AGENT' && asksIfHurt.test(content))
  const [first, ...others] = asks
  const isReport = isAskedOf && (first?.type === 'ENDORSE_POLICY' || first?.type === 'QUESTION')
  if (!first || !isReport || !describesLoss(text)) return asks
  return [{ ...first, type: 'OTHER', evidence: lossToldIn(text).slice(0, 2) }, ...others]
}

const asksIfHurt =
  /\b(?:(?:is|was|are|were) (?:anyone|anybody|everyone|everybody|you|they|he|she) (?:else )?(?:hurt|injured|okay|ok|all right)|any injur\w+|(?:did|does) (?:anyone|anybody|he|she) (?:get hurt|need))\b/i

/** A loss report that also asks whether it is covered, or what to do, is one claim. */
function asOneClaim(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const questions = asks.filter(({ type }) => type === 'QUESTION')
  const report = asks.find(({ type }) => type === 'OTHER') ?? questions.find((ask) => isBelowLoss(ask, text))
  if (!report || questions.length === 0 || !describesLoss(text)) return asks
  const parts = [...new Set([report, ...questions])].map(({ sentences }) => sentences)
  const sentences =
    parts.length === asks.length || parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
  return asks.flatMap((ask) =>
    ask === report ? [{ ...ask, type: 'OTHER', sentences }] : questions.includes(ask) ? [] : [ask],
  )
}

/** Whether a question stands below what has just happened: `A pipe burst last night. Are the floors covered?` */
function isBelowLoss({ sentences }: Ask, text: MessageText): boolean {
  return text.sentences.some(
    (sentence) =>
      !sentence.text.includes('?') &&
      justNow.test(sentence.text) &&
      (sentences === null || sentences.includes(sentence.text)) &&
      describesLoss({ sentences: [sentence] }),
  )
}

const justNow =
  /\b(?:today|tonight|this (?:morning|afternoon|evening|week|weekend)|yesterday|last (?:night|evening)|overnight|right now|(?:over|on) the weekend|just (?:now|happened)|(?:minutes?|hours?) ago|(?:on|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/**
 * What no order says: something has just happened, whatever the conversation was about, or a client has a policy renewed
 * or wants to be called.
 */
function withoutOrder(text: MessageText): readonly Ask[] {
  const losses = text.sentences.filter((sentence) =>
    isBelowLoss({ type: 'OTHER', evidence: [], sentences: [sentence.text] }, text),
  )
  const evidence =
    losses.length > 0
      ? lossToldIn({ sentences: losses })
      : [
          ...text.sentences.flatMap((sentence) =>
            !sentence.isDenied && acceptsRenewal(sentence.text) ? [sentence.text] : [],
          ),
          ...callsWanted(text.sentences.map((sentence) => sentence.text)),
        ]
  return evidence.length === 0 ? [] : [{ type: 'OTHER', evidence: evidence.slice(0, 2), sentences: null }]
}

/** Messages of these kinds belong to no account, even if one seems to match. */
const fromStrangers: ReadonlySet<NonRequestReason> = new Set([
  'PHISHING',
  'ROBOCALL',
  'SALES',
  'WRONG_NUMBER',
])

/** Whether the details of a request give other bank details for payments. */
export function givesBankDetails(details: string): boolean {
  return details.split(/(?<=[.!?])\s+|\n+/).some((sentence) => changesBank(sentence, details))
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
