import { classifyText } from './classifyText.ts'
import { smallestClausesOf } from './clausesOf.ts'
import { describesLoss } from './describesLoss.ts'
import { findAsks, forPapers, type Ask } from './findAsks.ts'
import { goesOn } from './goesOn.ts'
import { messageFeatures } from './messageFeatures.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { plainOrder } from './plainOrder.ts'
import type { RequestType } from './triageMessage.ts'
import { wordGroupsOf } from './wordGroups.ts'

interface Sent {
  readonly text: MessageText
  readonly sender: { readonly isKnown: boolean }
}

/** A loss is a request of its own beside whatever else is asked: `And a lady slipped on the patio yesterday`. */
export function withLoss(asks: readonly Ask[], { text, sender }: Sent): readonly Ask[] {
  const parts = clausesIn(text)
  const isForPapers = asks.every(({ type }) => forPapers.has(type))
  const isOfDriver = ofDriver.test(text.full)
  const tells = ({ text: part }: Sentence) =>
    !(isOfDriver && drivingRecord.test(part)) &&
    describesLoss({ sentences: [{ text: part, isDenied: false }] }) &&
    (reportsClaim.test(part) ||
      (justHappened.test(part) && hitSomething.test(part)) ||
      (isForPapers && wordGroupsOf(part).has('recently')) ||
      (!longAgo.test(part) && shareOf('OTHER', part, { text, sender }) > lossFrom))
  const told: Sentence[] = []
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    // `It was parked on Wharf Street. Nobody was hurt.`
    const isSequel = before && told.includes(before) && goesOn(part) && plainOrder(part.text) === null
    if (isSequel || tells(part)) told.push(part)
  }
  if (asks.length === 0 || told.length === 0) return asks
  const words = told.map((part) => part.text)
  const rest = parts.filter((part) => !told.includes(part))
  if (!asks.some(({ type }) => type === 'OTHER' || type === 'QUESTION')) {
    const own = rest.map((part) => part.text)
    return [
      ...asks.map((ask) => (ask.sentences === null && own.length > 0 ? { ...ask, sentences: own } : ask)),
      { type: 'OTHER', evidence: words.slice(0, 2), sentences: words },
    ]
  }
  if (rest.length === 0 || asks.some(({ type }) => type !== 'OTHER' && type !== 'QUESTION')) return asks
  const remaining = { ...text, sentences: rest, full: rest.map((part) => part.text).join(' ') }
  const orders = findAsks(remaining, sender).flatMap((ask) => {
    const own = rest
      .map((part) => part.text)
      .filter((part) => shareOf(ask.type, part, { text, sender }) > orderFrom)
    return ask.type === 'OTHER' || ask.type === 'QUESTION' || own.length === 0
      ? []
      : [{ ...ask, evidence: own.slice(0, 2), sentences: own }]
  })
  if (orders.length === 0) return asks
  const ordered = orders.flatMap(({ sentences }) => sentences)
  const others = parts.map((part) => part.text).filter((part) => !ordered.includes(part))
  return [...asks.map((ask) => ({ ...ask, evidence: words.slice(0, 2), sentences: others })), ...orders]
}

/** `Add a driver`, with what an underwriter asks of one: `She had an accident last year, not her fault.` */
const ofDriver =
  /\b(?:add|new|hired?|insure|put)\b[^.!?]{0,40}\bdrivers?\b|\bdriver['’]?s? licen[sc]e\b|\blicen[sc]e (?:number|no\b|#)/i
const drivingRecord =
  /\b(?:accidents?|crash(?:es)?|tickets?|violations?|dui|owi|at[- ]fault)\b[^.!?]*\b(?:last year|years? (?:ago|back)|months? ago|in (?:19|20)\d\d|on (?:his|her|their) (?:record|mvr))\b/i

/** `He hit a fence in our van last night`, within an order about the driver. */
const justHappened =
  /\b(?:last night|yesterday|this (?:morning|afternoon|evening)|earlier today|over the weekend)\b/i
const hitSomething =
  /\b(?:hit|struck|ran (?:into|over)|crashed|rear-?ended|backed into|rolled|totaled)\b[^.!?]{0,40}\b(?:a|an|the|another|somebody|someone|our|my|it|them)\b/i

const longAgo = /\b(?:in (?:19|20)\d\d|(?:last|years?|months?) (?:year|ago)|previous(?:ly)?|prior)\b/i

/** How likely a sentence alone tells of a loss. */
const lossFrom = 0.6
/** How likely a sentence beside the report of a loss asks for something. */
const orderFrom = 0.6

const reportsClaim =
  /\b(?:report|file|make|open|start|submit|turn in|put in)(?:ing)? (?:an? |the |another )?(?:new )?(?:claim|loss|accident|incident|injury|theft)\b/i

function shareOf(type: RequestType, words: string, { text, sender }: Sent): number {
  const sentences = [{ text: words, isDenied: false }]
  return classifyText(messageFeatures({ ...text, sentences, full: words }, sender))[type]
}

/** What a message wants, in clauses that may ask for different things. */
export function clausesIn({ sentences }: MessageText): Sentence[] {
  return sentences
    .filter(({ isDenied }) => !isDenied)
    .flatMap((sentence) => smallestClausesOf(sentence.text).map((text) => ({ ...sentence, text })))
}
