import { classifyText, labels, noRequestShare, weightFor, type Label } from './classifyText.ts'
import { isInquiry, wantsAnswer } from './alsoAsked.ts'
import { asksAgain } from './asksAgain.ts'
import { clausesOf } from './clausesOf.ts'
import { hasNotice, isCoverageNotice, tellsOfNotice } from './coverageNotice.ts'
import { oftenAsked } from './documentType.ts'
import { fittingType } from './fittingType.ts'
import { messageFeatures } from './messageFeatures.ts'
import { isTitle, type MessageText, sentencesOf, ownWords } from './messageText.ts'
import { plainOrder } from './plainOrder.ts'
import { questionBesideOrder, standsAlone } from './questionBesideOrder.ts'
import { requestTypes, type RequestType } from './triageMessage.ts'
import { removesPart } from './withPartRemoved.ts'
import { wordGroupsOf } from './wordGroups.ts'

/** Something that a message asks for, with the sentences that ask for it. */
export interface Ask {
  readonly type: RequestType
  readonly evidence: readonly string[]
  /** The sentences that are about it, when the message asks for other things besides; null for all of them. */
  readonly sentences: readonly string[] | null
  /** Whether a carrier or somebody else of the market writes about a client. False if not specified. */
  readonly isOfMarket?: boolean
}

/** A sentence that alone is so likely to ask for something else asks for it beside the main thing. */
const alsoAskedFrom = 0.8

/** Each item of a list asks for something of its own. */
const askedInItemFrom = 0.6

/** A cancellation that is overlooked costs the client cover or money. */
const alsoCanceledFrom = 0.75

/** A request that is missed costs more than one that staff close: a message is none only when that is this likely. */
const noRequestFrom = 0.45

/** Beside what a client refuses or threatens with, an ask counts only when it is at least this likely. */
const clearFrom = 0.5

/** Groups of words that show that a message is about insurance. */
const ofInsurance = ['billing', 'certificate', 'covered', 'line', 'looseProof', 'ownPaper']

/** Beside these main asks, another one is only a part of it or another way to say it. */
const partsOf: Readonly<Partial<Record<RequestType, readonly RequestType[]>>> = {
  ADD_ADDITIONAL_INSURED: ['ENDORSE_POLICY', 'QUESTION'],
  CANCEL_POLICY: ['ENDORSE_POLICY', 'OTHER', 'QUESTION'],
  // A certificate says itself whether its holder is an additional insured.
  CREATE_CERTIFICATE: ['ADD_ADDITIONAL_INSURED', 'DOCUMENT_REQUEST', 'OTHER'],
  ENDORSE_POLICY: ['ADD_ADDITIONAL_INSURED', 'CANCEL_POLICY', 'OTHER', 'QUESTION'],
  OTHER: ['ENDORSE_POLICY'],
  QUESTION: ['OTHER'],
  QUOTE_REQUEST: ['ENDORSE_POLICY', 'OTHER', 'QUESTION'],
}

const wantsCorrected =
  /\b(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:fix|correct|re-?send|re-?issue|revise|redo)\b|^\W*(?:please|pls) (?:fix|correct|re-?issue|revise|redo)\b|\b(?:one more thing|they|he|she|the (?:gc|holder|city|town|bank|lender|landlord|owner))\b[^.?!]{0,20}\b(?:also|still|now) (?:needs?|wants?|requires?|asks? for)\b/i

/** What a message asks for, the main thing first; nothing when it is no request. */
export function findAsks(text: MessageText, sender: { readonly isKnown: boolean }): Ask[] {
  const whole = classifyText(messageFeatures(text, sender))
  const sentences = text.sentences.filter(({ isDenied }) => !isDenied)
  // `Please don't cancel, the payment is on its way`: nothing to do, but somebody has to read it.
  const denied = text.channel === 'EMAIL' ? text.sentences.filter(({ isDenied }) => isDenied) : []
  const refused = denied.map((sentence) => sentence.text)
  // Whoever overlooks a notice of cancellation leaves the client without coverage.
  const isNotice = isCoverageNotice(text.full)
  if (isNotice && text.channel === 'EMAIL' && !isCoverageNotice(ownWords(text)))
    return withPassedOnNotice(text, sender)
  // "It must say Suite 400. Can you fix and resend? Thanks": whoever wants something corrected does not only say thanks.
  const isCorrecting = sender.isKnown && sentences.some((sentence) => wantsCorrected.test(sentence.text))
  const isEmpty =
    !isNotice && ((noRequestShare(whole) > noRequestFrom && !isCorrecting) || sentences.length === 0)
  // `FYI, here is our sub's certificate. Is it good enough?`
  const isAsked =
    isEmpty &&
    sender.isKnown &&
    text.channel === 'EMAIL' &&
    ofInsurance.some((group) => wordGroupsOf(text.full).has(group)) &&
    sentences.some((sentence) => wantsAnswer(sentence.text))
  const isNone = isEmpty && !isAsked
  if (isNone && refused.length === 0) return []
  const likeliestAsk = isAsked ? 'QUESTION' : likeliestRequest(whole)
  // `The policy will be canceled for non-payment. A copy was mailed`: nobody asks us to cancel or for a copy.
  const isForewarned =
    isNotice &&
    (likeliestAsk === 'CANCEL_POLICY' || likeliestAsk === 'DOCUMENT_REQUEST') &&
    !/\brequest|\?|\b(?:re)?send (?:me|us|over)\b/i.test(text.full)
  const isTold =
    likeliestAsk === 'QUESTION'
      ? hasNotice(text.full)
      : ofNotice.has(likeliestAsk) && tellsOfNotice(text.full)
  const papers = sentences.filter((sentence) => plainOrder(sentence.text) === 'DOCUMENT_REQUEST')
  // `They are canceling the comp, but I threw the letter out. Can you send me that notice again?`
  if ((isForewarned || isTold) && papers.length > 0)
    return [
      {
        type: 'DOCUMENT_REQUEST',
        evidence: papers.map((sentence) => sentence.text).slice(0, 2),
        sentences: null,
      },
    ]
  if (isForewarned || isTold) {
    const telling = text.sentences.map((sentence) => sentence.text).filter(isCoverageNotice)
    return [{ type: 'OTHER', evidence: telling.slice(0, 2), sentences: null }]
  }
  // `If you can't fix the bill, we will cancel` below the subject `Policy`, which alone asks for nothing clearly.
  const isUnclear =
    refused.length > 0 &&
    whole[likeliestAsk] < clearFrom &&
    !sentences.some((sentence) => removesPart(sentence.text))
  const likeliestMain = isNone || isUnclear ? 'OTHER' : fittingType(likeliestAsk, text, sender)
  // However angry the words around it are, a document that is asked for again is what is wanted.
  const wanted = asksAgain(text.full)
    ? sentences.filter((sentence) => oftenAsked(sentence.text) !== null).map((sentence) => sentence.text)
    : []
  if (likeliestMain === 'OTHER' && wanted.length > 0)
    return [{ type: 'DOCUMENT_REQUEST', evidence: wanted.slice(0, 2), sentences: null }]
  if (isNone || isUnclear) return [{ type: 'OTHER', evidence: refused, sentences: null }]
  const each = sentences.flatMap((sentence) => {
    const clauses = clausesOf(sentence.text).map((clause) => {
      const features = messageFeatures(
        { ...text, sentences: [{ text: clause, isDenied: false }], full: clause },
        sender,
      )
      return { ...sentence, text: clause, features, shares: classifyText(features) }
    })
    const features = messageFeatures({ ...text, sentences: [sentence], full: sentence.text }, sender)
    const apart = text.channel === 'EMAIL' ? questionBesideOrder(clauses.map((clause) => clause.text)) : null
    if (apart) return clauses.map((clause, at) => ({ ...clause, shares: certainly(apart[at] ?? 'QUESTION') }))
    return asksApart(clauses.map(({ shares }) => shares))
      ? clauses
      : [{ ...sentence, features, shares: classifyText(features) }]
  })
  // Callers put what they want as questions, and agents repeat it.
  const inquires = (sentence: string) => text.channel === 'EMAIL' && isInquiry(sentence)
  const changing = each.filter(({ shares }) => isChange(likeliest(shares)))
  // `Income goes up to 790k. Does the carrier need to know before the renewal?` tells, and orders nothing.
  const isInquired =
    isChange(likeliestMain) &&
    changing.length > 0 &&
    (changing.every((sentence) => inquires(sentence.text)) ||
      (each.some((sentence) => inquires(sentence.text) && whetherToTell.test(sentence.text)) &&
        !each.some((sentence) => ordering.test(sentence.text) && !inquires(sentence.text))))
  const main = isInquired ? 'QUESTION' : likeliestMain
  // What the agent asked is no question of the caller.
  const own = each.filter(({ isProposed = false }) => !isProposed)
  const ranked = (type: RequestType) =>
    (type === 'QUESTION' && own.length > 0 ? own : each)
      .map((sentence) => ({ ...sentence, weight: weightFor(type, sentence.features) }))
      .toSorted((a, b) => b.weight - a.weight)
  const isMain = isInquired || each.some(({ shares }) => likeliest(shares) === main)
  const others = requestTypes.filter(
    (type) =>
      type !== main &&
      // A certificate would not show what was covered before.
      !(main === 'DOCUMENT_REQUEST' && type === 'CREATE_CERTIFICATE' && type === likeliestAsk) &&
      isMain &&
      each.some(
        ({ shares, isItem = false, isProposed = false, text: sentence }) =>
          shares[type] >= leastShareOf(type, isItem) &&
          !isTitle(sentence, text) &&
          // The agent asked it.
          !(isProposed && type === 'QUESTION') &&
          !(isChange(type) && inquires(sentence)) &&
          ((isItem && ownItems.has(type)) || !isPartOf(main, type, sentence)),
      ),
  )
  const types = [main, ...others].slice(0, 4)
  const topics = topicsOf(
    each.map(({ shares, text: sentence }) =>
      types.includes('CREATE_CERTIFICATE') && certificateWording.test(sentence)
        ? 'CREATE_CERTIFICATE'
        : likeliest(shares),
    ),
    types,
  )
  // A list begins with the main thing.
  const isEachClear =
    !each.some(({ isItem }) => isItem) &&
    types.every((type) =>
      each.some(({ shares }) => likeliest(shares) === type && shares[type] >= alsoAskedFrom),
    )
  const placeOf = (type: RequestType) => {
    const place = each.findIndex(
      ({ isItem, shares }, at) =>
        isItem && topics[at] === type && (type === main || shares[type] >= askedInItemFrom),
    )
    const clear = each.findIndex(({ shares }) => likeliest(shares) === type && shares[type] >= alsoAskedFrom)
    if (place === -1 && clear !== -1 && isEachClear) return clear
    return place === -1 && type !== main ? each.length : place
  }
  const inOrder = types.toSorted((a, b) => placeOf(a) - placeOf(b))
  return inOrder.map((type) => ({
    type,
    sentences:
      types.length === 1
        ? null
        : each.filter((_, at) => topics[at] === type).map((sentence) => sentence.text),
    evidence: ranked(type)
      .filter(({ weight }, at) => at === 0 || (weight > 0.5 && at < 2))
      .filter(({ shares }, at) => at === 0 || likeliest(shares) === type)
      .map((sentence) => sentence.text),
  }))
}

/** Whoever passes a notice on wants it taken care of; what the notice says is nothing that they ask for. */
function withPassedOnNotice(text: MessageText, sender: { readonly isKnown: boolean }): Ask[] {
  const telling = text.sentences.map(({ text: words }) => words).filter(isCoverageNotice)
  const words = ownWords(text)
  const own = findAsks({ ...text, own: words, full: words, sentences: sentencesOf(words) }, sender)
  return [
    { type: 'OTHER', evidence: telling.slice(0, 2), sentences: null },
    ...own.filter(({ type }) => type !== 'OTHER' && type !== 'QUESTION'),
  ]
}

/** What a client seems to ask for who only tells of a notice: `The BOP cancels Dec 9. Can you confirm they got my check?` */
const ofNotice: ReadonlySet<Label> = new Set<Label>(['CANCEL_POLICY', 'OTHER', 'NOTHING_ASKED'])

const whetherToTell =
  /\b(?:does|do|should|must|would)\b[^.?!]{0,50}\b(?:need to know|have to know|want to know|need to (?:be told|tell|report|notify)|have to (?:tell|report|notify)|tell the carrier|be told)\b/i
const ordering =
  /\b(?:please|pls|can you|could you|need to|want to)\b|^\W*(?:(?:and|also|so)\W+)*(?:add|remove|delete|change|update|increase|raise|lower|decrease|drop|put|take|replace|make)\b/i

export const forPapers: ReadonlySet<RequestType> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
])

/** What an item of a list asks for is no part of another item. */
const ownItems: ReadonlySet<RequestType> = new Set(['OTHER', 'QUESTION'])

/** Whoever asks whether something has to be changed has not asked for it yet. */
function isChange(label: Label): boolean {
  return label === 'ADD_ADDITIONAL_INSURED' || label === 'CANCEL_POLICY' || label === 'ENDORSE_POLICY'
}

function leastShareOf(type: RequestType, isItem: boolean): number {
  if (isItem) return askedInItemFrom
  return type === 'CANCEL_POLICY' ? alsoCanceledFrom : alsoAskedFrom
}

function certainly(type: RequestType): Record<Label, number> {
  return Object.fromEntries(labels.map((label) => [label, label === type ? 1 : 0])) as Record<Label, number>
}

/** Whether the clauses of a sentence surely ask for different things. */
function asksApart(clauses: readonly Record<Label, number>[]): boolean {
  const types = clauses.map(likeliest)
  return (
    new Set(types).size > 1 && clauses.every((shares, at) => shares[types[at] ?? 'OTHER'] >= alsoAskedFrom)
  )
}

/** A waiver of subrogation and similar wording belong to the certificate requested with them. */
const certificateWording =
  /\bsubrogation\b|\bprimary\b|\bnon-?contributory\b|\bper project aggregate\b|\bdays?['’]? (?:prior |advance )?(?:written )?notice of cancell?ation\b/i

/** The job that a certificate is for: `We begin the sitework at Mill Pond on Monday.` */
const startsJob =
  /^\W*(?:we|i|our (?:crew|guys|team))(?:['’](?:re|ll|m)| are| am| will)? (?:be )?(?:start|begin|mobiliz|break)\w*\b(?! (?:offering|selling|doing|using|renting|hauling))[^.?!]*\b(?:today|tomorrow|next|this|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december|\d)/i

/** Whether a sentence asks for a part of the main thing. A copy of the policy is none of a certificate. */
function isPartOf(main: RequestType, type: RequestType, sentence: string): boolean {
  const isOtherDocument =
    type === 'DOCUMENT_REQUEST' && !/\b(?:cert\w*|coi|proof|evidence|acord)\b/i.test(sentence)
  const isWording = main === 'CREATE_CERTIFICATE' && certificateWording.test(sentence)
  if (type === 'QUESTION' && needsNoAnswer.test(sentence)) return true
  const isOtherQuestion = type === 'QUESTION' && standsAlone(sentence)
  return (
    (partsOf[main]?.includes(type) === true && !isOtherDocument && !isOtherQuestion) ||
    (type === 'ENDORSE_POLICY' && (isWording || (main === 'CREATE_CERTIFICATE' && startsJob.test(sentence))))
  )
}

/** What the work itself answers, and what only tells what is meant: `I believe that's the additional insured thing?` */
const needsNoAnswer =
  /^\W*(?:how (?:long|soon|quickly|fast) (?:will|would|does|do|can|is|might) (?:that|it|this|you|they)|(?:i|we) (?:believe|think|guess|assume|suppose))\b/i

/** The ask that each sentence is about: its own, or the one before it that it goes on about. */
function topicsOf(labelsOfSentences: readonly Label[], types: readonly RequestType[]): RequestType[] {
  const own = labelsOfSentences.map(
    (label) =>
      types.find((type) => type === label) ??
      types.find((type) => partsOf[type]?.some((part) => part === label)),
  )
  const [main = 'OTHER'] = types
  return own.map((_, at) => own.slice(0, at + 1).findLast((type) => type !== undefined) ?? main)
}

function likeliest(shares: Record<Label, number>): Label {
  const request = likeliestRequest(shares)
  return noRequestShare(shares) > shares[request] ? 'NOTHING_ASKED' : request
}

function likeliestRequest(shares: Record<Label, number>): RequestType {
  return requestTypes.reduce((best, type) => (shares[type] > shares[best] ? type : best))
}
