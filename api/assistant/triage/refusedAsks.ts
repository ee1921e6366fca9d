import { type Ask, findAsks } from './findAsks.ts'
import type { MessageText } from './messageText.ts'
import { orderReferringBack } from './referringBack.ts'
import { saidOf } from './saidOf.ts'
import { ordersAny, standingOf, waitingType } from './standing.ts'

export function pointsOnlyAtFiles(sentences: MessageText['sentences']): boolean {
  return (
    sentences.some(({ text }) => /\battach|\benclosed/i.test(text)) &&
    sentences.every(({ text }) => pointsAtFiles.test(text))
  )
}

/** What says nothing but that a file says it; without words of its own, a person reads the file. */
const pointsAtFiles =
  /^(?!.*\b(?:cert\w*|coi|polic\w+|cancel|quote|claim|add|remove|change|dec|loss|premium|renew\w*|insured)\b)(?:.{0,40}\b(?:see|do|per|refer to|handle|follow|check|read|open)\b.{0,40}\b(?:attach\w*|enclosed|what (?:it|they) says?|file|pdf|letter)\b.{0,40}|\W*(?:(?:hi|hello|hey|thanks|thank you|please)\b.{0,20}|\w+(?: \w+){0,2}))\W*$/i

/**
 * What a client refuses is no order: a person reads it, and the reply says that nothing is done. What they ask for and
 * take back in one message, beside other things, leaves nothing to do.
 */
export function asRefusal(
  ask: Ask,
  {
    text,
    sender,
    isOnly,
  }: {
    readonly text: MessageText
    readonly sender: { readonly isKnown: boolean }
    readonly isOnly: boolean
  },
): readonly Ask[] {
  const said = saidOf(text, ask)
  if (ask.type === 'OTHER' || ask.type === 'QUESTION') return [ask]
  const isOrdered = ordersAny(ask.type, said)
  const refused =
    isOnly && !isOrdered && !isAskedBesides(ask, text, sender) ? standingOf('OTHER', said) : null
  // `I am not changing anything today, I need the number`: the price is wanted all the same.
  const isOfPrice = ask.type === 'QUOTE_REQUEST' && refused?.of === 'ENDORSE_POLICY'
  const standing = standingOf(ask.type, said) ?? (isOfPrice ? null : refused)
  // `Cancel that. Send it to Harbor Trust instead.`
  if (!isOnly && ask.type === 'CANCEL_POLICY' && ask.evidence.every((each) => takesBackAlone.test(each)))
    return []
  if (standing?.kind !== 'WITHDRAWN') return [ask]
  return !isOnly && isOrdered ? [] : [{ ...ask, type: 'OTHER', evidence: [standing.words] }]
}

/** Whether a message asks for the same without what it refuses: `We need a quote for cyber. We are not canceling anything.` */
function isAskedBesides({ type }: Ask, text: MessageText, sender: { readonly isKnown: boolean }): boolean {
  const sentences = text.sentences.filter(({ isDenied }) => !isDenied)
  if (sentences.length === text.sentences.length || sentences.length === 0) return false
  const full = sentences.map((sentence) => sentence.text).join(' ')
  return findAsks({ ...text, sentences, full, own: full }, sender).some((asked) => asked.type === type)
}

const takesBackAlone = /^\W*(?:(?:please|actually|sorry)\W+)*cancel (?:that|this)\W*$/i

/** A client who orders something for later, or under a condition, is owed an answer. */
export function orWaiting(
  asks: readonly Ask[],
  text: MessageText,
  { isKnown }: { readonly isKnown: boolean },
): readonly Ask[] {
  if (asks.length > 0 || !isKnown || text.channel !== 'EMAIL') return asks
  const order = orderReferringBack(text.sentences)
  if (order) return [{ type: order.type, evidence: [order.words], sentences: null }]
  // "See attached, do what it says": a person reads the file.
  if (pointsOnlyAtFiles(text.sentences)) return [{ type: 'OTHER', evidence: [], sentences: null }]
  const type = waitingType(text.sentences)
  if (type === null) return asks
  const standing = standingOf(type, text.sentences)
  return [{ type, evidence: standing ? [standing.words] : [], sentences: null }]
}
