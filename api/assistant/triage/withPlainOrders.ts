import { isInquiry, wantsAnswer } from './alsoAsked.ts'
import { changeDetails, changedItems } from './changeDetails.ts'
import type { Ask } from './findAsks.ts'
import { goesOn } from './goesOn.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { isCourtesy, plainOrder } from './plainOrder.ts'
import type { RequestType } from './triageMessage.ts'

/** A part of a sentence that orders one thing, if anything. */
interface Part extends Sentence {
  readonly type: RequestType | null
  /** The sentence that it is a part of, and where. */
  readonly sentence: string
  readonly from: number
  readonly to: number
  /** What it is about so far; null if the message asks for nothing. */
  readonly owner: Ask | null
}

/** What takes up an order besides a request of its own type: a refund belongs to the cancellation that it comes with. */
const takenUpBy: Readonly<Partial<Record<RequestType, readonly RequestType[]>>> = {
  CANCEL_POLICY: ['OTHER'],
  CREATE_CERTIFICATE: ['ADD_ADDITIONAL_INSURED', 'DOCUMENT_REQUEST'],
  DOCUMENT_REQUEST: ['CREATE_CERTIFICATE'],
  ENDORSE_POLICY: ['ADD_ADDITIONAL_INSURED', 'CANCEL_POLICY'],
  OTHER: ['CANCEL_POLICY', 'QUESTION'],
  QUESTION: ['CANCEL_POLICY', 'OTHER', 'QUOTE_REQUEST'],
}

/**
 * Gives what a message plainly orders a request of its own, beside what the message is mainly about: `And while I have
 * you, take the Tacoma off the auto`, below a question.
 */
export function withPlainOrders(
  asks: readonly Ask[],
  text: MessageText,
  sender: { readonly isKnown: boolean },
): readonly Ask[] {
  if (asks.length === 0 && (!sender.isKnown || text.channel === 'CALL')) return asks
  const parts = text.sentences.flatMap((sentence) => (sentence.isDenied ? [] : partsOf(sentence, asks)))
  const types: (RequestType | null)[] = []
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    // `He sold it on Friday` belongs to the order that it goes on about.
    const isSequel = before?.owner === part.owner && part.type === null && goesOn(part)
    types.push(isMissed(part) ? part.type : isSequel ? (types[at - 1] ?? null) : null)
  }
  const missed = new Set(types.flatMap((type) => type ?? []))
  if (missed.size === 0) return asks
  const wordsOf = (of: Ask | RequestType) =>
    inSentences(parts.map((part, at) => ((types[at] ?? part.owner) === of ? part : null)))
  const kept = asks.flatMap((ask): Ask[] => {
    const own = missed.has(ask.type) ? [...wordsOf(ask), ...wordsOf(ask.type)] : wordsOf(ask)
    if (!own.some((words) => saysSomething(words, text))) return []
    // `I can't find the bill. Please send the latest invoice`: nothing is asked but for the paper.
    if (ask.type === 'QUESTION' && missed.has('DOCUMENT_REQUEST') && !own.some(isInquiry)) return []
    const evidence = ask.evidence.filter((words) => own.includes(words))
    return [{ ...ask, sentences: own, evidence: evidence.length > 0 ? evidence : own.slice(0, 2) }]
  })
  const added = [...missed]
    .filter((type) => !kept.some((ask) => ask.type === type))
    .map((type): Ask => {
      const evidence = parts.flatMap((part) => (part.type === type && isMissed(part) ? [part.text] : []))
      return { type, evidence: evidence.slice(0, 2), sentences: wordsOf(type) }
    })
  if (kept.length === 0 && added.length === 1) return added.map((ask) => ({ ...ask, sentences: null }))
  return inOrder([...kept, ...added], parts)
}

function isMissed({ type, owner }: Part): boolean {
  if (type === null || owner?.type === type) return false
  return owner === null ? type === 'ENDORSE_POLICY' : takenUpBy[type]?.includes(owner.type) !== true
}

/** Where another order may begin in a sentence. */
const joint =
  /\s*[,;]\s+(?:(?:and|also|then|but|plus)\s+)*(?=\p{L})|\s+(?:and|plus|but)\s+(?:also\s+)?(?=\p{L})|\s+[–—-]+\s+(?=\p{L})|\s*,?\s+\(?[a-h1-9]\)\s+/giu

/** A sentence in the parts that order different things; whole if it orders one thing. */
function partsOf(sentence: Sentence, asks: readonly Ask[]): Part[] {
  const { text } = sentence
  const cuts = [...text.matchAll(joint)]
  const starts = [0, ...cuts.map(({ 0: match, index }) => index + match.length)]
  const ends = [...cuts.map(({ index }) => index), text.length]
  const pieces: { from: number; to: number; type: RequestType | null }[] = []
  for (const [at, from] of starts.entries()) {
    const to = ends[at] ?? text.length
    const words = text.slice(from, to)
    const type = plainOrder(words) ?? (at > 0 && asksOfCover(words) ? 'QUESTION' : null)
    const before = pieces.at(-1)
    const isLeadIn =
      before?.type === null &&
      type !== null &&
      (leadsTo(type, text.slice(before.from, before.to)) || (type === 'QUESTION' && ofThese.test(words)))
    if (before && (type === null || type === before.type || isLeadIn))
      pieces[pieces.length - 1] = { from: before.from, to, type: before.type ?? type }
    else pieces.push({ from, to, type })
  }
  return pieces.map(({ from, to, type }, at) => {
    const words = text.slice(from, to).trim()
    return {
      ...sentence,
      ...(at > 0 && { isItem: false, isNewParagraph: false }),
      text: words,
      sentence: text,
      from,
      to,
      type,
      owner: ownerOf(words, text, asks),
    }
  })
}

/** `We keep $40k of sprayers in a rented unit - are they covered there?`: what is asked of was named before. */
const ofThese =
  /^\W*(?:(?:and|or|so|but) )?(?:is|are|was|were|do|does|would|will) (?:they|it|those|these|this|that|he|she)\b/i

/** `And by the way is hired auto covered?` */
function asksOfCover(words: string): boolean {
  return wantsAnswer(words) && ofCover.test(words)
}

const ofCover =
  /\b(?:cover(?:s|ed|age)?|insured|included|exclu\w+|deductibles?|limits?|policy (?:say|pay))\b/i

/** `The 2024 Silverado needs to go on the policy`, `And while I have you, take the Tacoma off`. */
function leadsTo(type: RequestType, words: string): boolean {
  return isCourtesy(words) || (type === 'ENDORSE_POLICY' && changedItems(changeDetails(words)).length > 0)
}

function ownerOf(words: string, sentence: string, asks: readonly Ask[]): Ask | null {
  const has = (own: string) =>
    own === sentence || own.includes(words) || (sentence.includes(own) && words.includes(own))
  return asks.find(({ sentences }) => sentences?.some(has) ?? true) ?? asks[0] ?? null
}

/** The words of parts; those that follow each other in a sentence are one. */
function inSentences(parts: readonly (Part | null)[]): string[] {
  const own: { readonly sentence: string; readonly from: number; to: number }[] = []
  for (const [at, part] of parts.entries()) {
    const last = own.at(-1)
    if (last && part && parts[at - 1] && part.from > 0) last.to = part.to
    else if (part) own.push({ ...part })
  }
  return own.map(({ sentence, from, to }) => sentence.slice(from, to).trim())
}

/** Whether words are more than the subject, a greeting, a heading or a name. */
function saysSomething(words: string, { sentences }: MessageText): boolean {
  const isFirst = sentences[0]?.text === words
  return (
    !/^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you)\b[^.!?]{0,30}$|:\s*$/i.test(
      words,
    ) && words.split(/\s+/).length > (isFirst ? 6 : 3)
  )
}

/** The requests of a list in the order of its items. */
function inOrder(asks: readonly Ask[], parts: readonly Part[]): readonly Ask[] {
  if (!parts.some(({ isItem }) => isItem)) return asks
  const placeOf = ({ sentences }: Ask) =>
    parts.findIndex(({ text, isItem }) => isItem && sentences?.includes(text))
  return asks.toSorted((a, b) => placeOf(a) - placeOf(b))
}
