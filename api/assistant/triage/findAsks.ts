import { classifyText, labels, weightFor, type Label } from './classifyText.ts'
import { messageFeatures } from './messageFeatures.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { requestTypes, type RequestType } from './triageMessage.ts'

/** Something that a message asks for, with the sentences that ask for it. */
export interface Ask {
  readonly type: RequestType
  readonly evidence: readonly string[]
  /** The sentences that are about it, when the message asks for other things besides; null for all of them. */
  readonly sentences: readonly string[] | null
}

/** A sentence that alone is so likely to ask for something else asks for it beside the main thing. */
const alsoAskedFrom = 0.8

/** A request that is missed costs more than one that staff close: a message is none only when that is this likely. */
const noRequestFrom = 0.45

/** Beside an additional insured, a certificate that is this likely is what is wanted. */
const certificateFrom = 0.3
/** Whoever says the word wants one, unless it is all but sure that the policy itself is to be changed. */
const namedCertificateFrom = 0.1
const certificateWords =
  /(?<!\b(?:not|n't|no|got|have) (?:\w+ ){0,2})\b(certificates?|certs?|cois?|c\.o\.i)\b/i
const proofWords =
  /(?<!\b(?:not|n't|no) (?:\w+ ){0,2})\b(certificates?|certs?|cois?|c\.o\.i|acord|proof|evidence|(our|my|their) insurance)\b/i

/** Beside these main asks, another one is only a part of it or another way to say it. */
const partsOf: Readonly<Partial<Record<RequestType, readonly RequestType[]>>> = {
  ADD_ADDITIONAL_INSURED: ['ENDORSE_POLICY', 'QUESTION'],
  CANCEL_POLICY: ['ENDORSE_POLICY', 'OTHER', 'QUESTION'],
  // A certificate says itself whether its holder is an additional insured.
  CREATE_CERTIFICATE: ['ADD_ADDITIONAL_INSURED', 'DOCUMENT_REQUEST', 'OTHER', 'QUESTION'],
  ENDORSE_POLICY: ['ADD_ADDITIONAL_INSURED', 'CANCEL_POLICY', 'OTHER', 'QUESTION'],
  OTHER: ['ENDORSE_POLICY'],
  QUESTION: ['OTHER'],
  QUOTE_REQUEST: ['ENDORSE_POLICY', 'OTHER', 'QUESTION'],
}

/** Words that settle a type where another one is nearly as likely. */
const settledBy: readonly {
  readonly from: readonly RequestType[]
  readonly to: RequestType
  readonly least: number
  readonly words: RegExp
  readonly unless: RegExp | null
}[] = [
  {
    from: ['CANCEL_POLICY', 'DOCUMENT_REQUEST', 'ENDORSE_POLICY', 'OTHER', 'QUESTION'],
    to: 'QUOTE_REQUEST',
    least: 0.02,
    words:
      /\b(re-?shop|re-?market|re-?quote)\w*\b|(?<!\b(a|an|the|our|my|your|their|his|her|this|that|each|\w+['’]s|body|coffee|gift|machine|print|repair|auto) )\bshop (it|this(?! (morning|afternoon|evening|week\w*|month|year|summer|winter|spring|fall|past|time))|them|that|around|(our|my|the) (\w+ ){0,3}(insurance|coverage|policy|policies|program|renewal|account))\b|\b(take|put) (it|this|us|our \w+) (back )?out to (market|bid)\b/i,
    unless: null,
  },
  {
    from: ['CANCEL_POLICY'],
    to: 'OTHER',
    least: 0,
    words:
      /\b(rescind|reinstat\w*|(notice|letter|email) (of|about|saying)[^.!?]{0,30}\bcancel|intent to cancel|pending cancellation|(already|i|we|was|been|have) paid\b|(check|payment) (has )?(cleared|went through|was made|on its way)|(do not|don['’]?t|no) (want |have |let )?(a |any |it )?lapse)\b/i,
    unless:
      /\b(please|pls|want to|like to|need to|go ahead and|kindly) (cancel|terminate)\b|\brequest\w*\b[^.!?]{0,40}\b(cancel|terminate)/i,
  },
  {
    from: ['ENDORSE_POLICY', 'OTHER', 'QUESTION'],
    to: 'CANCEL_POLICY',
    least: 0.1,
    words:
      /\b(please|pls|plz|kindly|want to|like to|need to|need you to|go ahead and|can you|could you|hereby|also)\s+(cancel|terminate)\s+(our|my|the|this|that|all|both)?\s*(above\s+)?((\w+\s+){0,3}polic(y|ies)|bop|gl|auto policy|umbrella|cyber|(workers['’]?\s*)?comp|[a-z]{0,4}[ -]?\d[\w/-]{4,})\b/i,
    unless: /\b(if|unless|should (i|we)|before (i|we)|or (i|we)['’]?ll)\b[^.?!]{0,40}\b(cancel|terminate)/i,
  },
  {
    from: ['QUOTE_REQUEST', 'QUESTION'],
    to: 'ENDORSE_POLICY',
    least: 0.1,
    words:
      /\b(please|pls|plz|kindly|go ahead and)\s+(add|put|include|remove|delete|take|increase|raise|lower|drop|change)\b[^.?!]{0,60}\b(to|on|onto|off|from|under)\b/i,
    unless:
      /\b(quotes?|pric(e|ed|ing)|estimates?|how much|what (would|will|does|is) (it|that|this)|ballpark|cost)\b/i,
  },
  {
    from: ['ENDORSE_POLICY'],
    to: 'QUOTE_REQUEST',
    least: 0.15,
    words:
      /\b(can|could|would|may) (you|we|i)\b[^.?!]{0,40}\b(quotes?|pric(e|ed|ing)|estimates?)\b|\bhow much (is|would|will|more|does|for)\b|\bwhat (would|will|does|is) (it|that|this)\b[^.?!]{0,20}\b(cost|run|add to)\b/i,
    unless:
      /\b(please|pls|go ahead and) (add|put|include|remove|take|change|bind)\b|\b(bought|purchased|picked up)\b/i,
  },
  {
    from: ['ENDORSE_POLICY'],
    to: 'ADD_ADDITIONAL_INSURED',
    least: 0.05,
    words:
      /\b(name|add|list|put|include|requires?|must be|has to be)\b[^.?!]{0,60}\b(additional(ly)?|addl\.?|add['’]l) ins|\b(add|put) (my|our|the|their) (new )?(landlord|lessor|property manager|general contractor|gc|building owner|franchisor)\b|\b(landlord|lessor|property manager|general contractor|gc|building owner|franchisor|venue|city|county|town)\b[^.?!]{0,30}\b(has|have|needs?|wants?|must|asks?|asked|requires?)( to)? (go|be) (put |added )?(on|onto|to|under) (my|our|the) (\w+ )?(policy|insurance|liability|gl|bop)\b/i,
    unless: /\b(remove|delete|take|drop|no longer|off|mortgagee|loss payee|lien ?holder|lender)\b/i,
  },
  {
    from: ['DOCUMENT_REQUEST'],
    to: 'CREATE_CERTIFICATE',
    least: 0.1,
    words:
      /\b(wants?|needs?|asks? for|asking for|requires?|send (them|him|her|the (bank|lender|landlord|buyer)))\b[^.!?]{0,20}\b(proof|evidence) of (the |our |my |their )?(\w+ )?(insurance|coverage|policy|liability|property)\b/i,
    unless: /\b(id cards?|dmv|dec(laration)?s?( page)?|loss runs?|binder)\b/i,
  },
  {
    from: ['CREATE_CERTIFICATE'],
    to: 'QUOTE_REQUEST',
    least: 0.02,
    words:
      /\b(give|get|send|need|want|have)\b[^.?!]{0,20}\b(an? )?(estimate|quote|price|ballpark|indication)\b/i,
    unless: /\b(certificates?|certs?|cois?|acord|proof|evidence)\b/i,
  },
  {
    from: ['CREATE_CERTIFICATE'],
    to: 'ADD_ADDITIONAL_INSURED',
    least: 0.02,
    words:
      /(?=[\s\S]*\b(additional(ly)? insureds?|endors\w+|designated person|on (the|our|my) (\w+ )?policy)\b)[\s\S]*\b(don['’]?t|do not|no|not) (need |want |require )?(an? |any |the |just a )?(cert\w*|coi)\b/i,
    unless: null,
  },
  {
    from: ['QUESTION'],
    to: 'OTHER',
    least: 0.05,
    words:
      /\b(please|pls|need to|want to|like to|have to|how do (i|we)|can you|could you|go ahead and|if so,?( then)?)\s+(please\s+)?(open|file|report|start|submit|turn in|put in|make) (a|an|the|this|that|it)?\s*(new )?(claim|loss|incident|accident|it\b|this\b)/i,
    unless: /\b(if|should) (i|we|it)\b[^.?!]{0,30}\b(ever|were|have to)\b/i,
  },
]

function decided(type: RequestType, shares: Record<Label, number>, text: string): RequestType {
  const settled = settledBy.find(
    ({ from, to, least, words, unless }) =>
      from.includes(type) && shares[to] >= least && words.test(text) && unless?.test(text) !== true,
  )
  return settled?.to ?? type
}

/** A question of what the policy pays. */
const coverageQuestion =
  /\b(do(es)? (the|our|my|this|that|we|i)\b[^?]{0,40}\b(pay|cover|have|include)|(is|are|was|were) (it|that|this|they|we|the \w+)\b[^?]{0,30}\b(covered|insured|on (the|our|my))|what('?s| is) (the|our|my)\b[^?]{0,20}\b(deductible|limit)|(would|will) (the|our|my)\b[^?]{0,40}\b(pay|cover))\b[^?]*\?/i

/** Words of somebody who reports a loss or waits for one to be handled. */
const reportWords =
  /\b(report(ing)?|file|filing|filed a claim|open|start|put in|submit|turn in)\b[^.?!]{0,20}\bclaims?\b|\breport (it|this|a)\b|\b(what (do|should|now)|who (do|should) (i|we) call|adjuster|claim (number|status|update)|call me|ambulance|hospital)\b/i

const cancelWords = /\b(cancel\w*|terminate)\b/i

/** Words that take back what was asked before. */
const takenBack =
  /\b(nvm|never ?mind|disregard|scratch that|forget (it|about it|what i|my last)|ignore (my|that|the last|this)|(don['’]?t|do not|no need to) do anything|nothing (to do|needed))\b/i

/** Whether a short message only takes back an earlier one. */
function isTakenBack(
  sentences: readonly Sentence[],
  sender: { readonly isKnown: boolean },
  text: MessageText,
) {
  const others = sentences.filter((sentence) => !takenBack.test(sentence.text))
  return (
    others.length < sentences.length &&
    text.full.split(/\s+/).length < 35 &&
    others.every((sentence) => {
      const shares = classifyText(
        messageFeatures({ ...text, sentences: [sentence], full: sentence.text }, sender),
      )
      return Math.max(...requestTypes.map((type) => shares[type])) < alsoAskedFrom
    })
  )
}

/** What a message asks for, the main thing first; nothing when it is no request. */
export function findAsks(text: MessageText, sender: { readonly isKnown: boolean }): Ask[] {
  const whole = classifyText(messageFeatures(text, sender))
  const sentences = text.sentences.filter(({ isDenied }) => !isDenied)
  if (whole.NONE > noRequestFrom || sentences.length === 0) {
    // `Please don't cancel, the payment is on its way`: nothing to do, but somebody has to read it.
    const refused = text.channel === 'EMAIL' ? text.sentences.filter(({ isDenied }) => isDenied) : []
    const said = refused.map((sentence) => sentence.text)
    return said.length > 0 ? [{ type: 'OTHER', evidence: said, sentences: null }] : []
  }
  if (isTakenBack(sentences, sender, text)) return []
  // Who says no when asked whether to cancel was only venting.
  const isRefused =
    text.channel === 'CALL' &&
    text.sentences.some(({ isDenied, text: said }) => isDenied && cancelWords.test(said)) &&
    !sentences.some(({ text: said }) => /^(\W*(so|and|okay|please|just|uh|um)\W+)*cancel\b/i.test(said))
  const likely = likeliestRequest(isRefused ? { ...whole, CANCEL_POLICY: 0 } : whole)
  const first = decided(likely, whole, sentences.map((sentence) => sentence.text).join('\n'))
  // Whoever wants a certificate that says so speaks most of the additional insured.
  const isCertificate =
    first === 'ADD_ADDITIONAL_INSURED' &&
    ((whole.CREATE_CERTIFICATE > certificateFrom &&
      sentences.some(({ text: said }) => proofWords.test(said))) ||
      (whole.CREATE_CERTIFICATE > namedCertificateFrom &&
        sentences.some(({ text: said }) => certificateWords.test(said))))
  // `They took two saws. Is that on the auto?` wants an answer before anybody reports it.
  const isQuestion =
    first === 'OTHER' &&
    sentences.some(({ text: said }) => coverageQuestion.test(said)) &&
    !sentences.some(({ text: said }) => reportWords.test(said))
  const main = isCertificate ? 'CREATE_CERTIFICATE' : isQuestion ? 'QUESTION' : first
  const each = sentences.map((sentence) => {
    const features = messageFeatures({ ...text, sentences: [sentence], full: sentence.text }, sender)
    return { text: sentence.text, features, shares: classifyText(features) }
  })
  const ranked = (type: RequestType) =>
    each
      .map((sentence) => ({ ...sentence, weight: weightFor(type, sentence.features) }))
      .toSorted((a, b) => b.weight - a.weight)
  const isMain = each.some(({ shares }) => likeliest(shares) === main)
  const others = requestTypes.filter(
    (type) =>
      type !== main &&
      isMain &&
      (partsOf[main]?.includes(type) !== true || (isQuestion && type === 'OTHER')) &&
      each.some(({ shares }) => shares[type] >= alsoAskedFrom),
  )
  const types = [main, ...others].slice(0, 4)
  const topics = topicsOf(
    // A waiver of subrogation is a wording of the certificate that it is asked for with.
    each.map(({ shares, text: sentence }) =>
      types.includes('CREATE_CERTIFICATE') && /\bsubrogation\b/i.test(sentence)
        ? 'CREATE_CERTIFICATE'
        : likeliest(shares),
    ),
    types,
  )
  return types.map((type) => ({
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

/** The ask that each sentence is about: its own, or the one before it that it goes on about. */
function topicsOf(labelsOfSentences: readonly Label[], types: readonly RequestType[]): RequestType[] {
  const own = labelsOfSentences.map((label) =>
    types.find((type) => type === label || (label !== 'NONE' && partsOf[type]?.includes(label))),
  )
  const [main = 'OTHER'] = types
  return own.map((_, at) => own.slice(0, at + 1).findLast((type) => type !== undefined) ?? main)
}

function likeliest(shares: Record<Label, number>): Label {
  return labels.reduce((best, label) => (shares[label] > shares[best] ? label : best))
}

function likeliestRequest(shares: Record<Label, number>): RequestType {
  return requestTypes.reduce((best, type) => (shares[type] > shares[best] ? type : best))
}
