import { capitalized } from '../../platform/index.ts'
import { isInquiry } from './alsoAsked.ts'
import { findDay, findEffectiveDay } from './findDates.ts'
import { withoutStop as nameStop } from './legalStop.ts'
import { addressChanged, nameChanged, newLocation, placeCanceled, placeRemoved } from './placesChanged.ts'
import { professionalChange, professionalsIn } from './professionalsIn.ts'
import { withoutOtherDays } from './withoutOtherDays.ts'
import { withCapitals } from './withCapitals.ts'

/** One of the changes that a message asks for. */
export interface AskedChange {
  /** As worded in the message, with "it" resolved. */
  readonly words: string
  /** All that the message says of it. */
  readonly about: string
  /** The day that is named with it; null without one. */
  readonly effectiveOn: string | null
}

/** The changes that a text asks for, in order, each with its own day; without days if no calendar day to count from is given. */
export function changesAsked(written: string, today: string | null): AskedChange[] {
  const text = withCapitals(written).replaceAll(/\bDr\.(?= )/g, 'Dr')
  const { added, rest } = addedTogether(sentencesIn(text), today)
  const others = changesIn(rest, { text, today, isStatement: added.length === 0 })
  return added.length === 0 ? others : [...added, ...others.filter(({ words }) => !isTold(words, added))]
}

function sentencesIn(text: string): string[] {
  return (
    text
      .split(sentenceEnd)
      .flatMap((sentence) => sentence.split(nextChange))
      .map((sentence) => sentence.trim())
      // The day of all changes, as the details of a request end with it, is no change's own.
      .filter((sentence) => !dayOfAll.test(sentence))
  )
}

const acquired =
  /^(?:(?:and|also|then|first|second)[\s,]+)*(?:we|i)(?:['’](?:re|ve|ll)|\s+(?:are|have|just|will|also))*\s+(?:hir(?:e|ed|ing)|buy(?:ing)?|bought|purchas(?:e|ed|ing)|leas(?:e|ed|ing)|get(?:ting)?|got|acquir(?:e|ed|ing)|pick(?:ed|ing)? up)\s+(.{3,})$/is
const addsThem =
  /^(?:(?:please|also|and|can you|could you)[\s,]+)*(?:add|include|insure|cover|put)\s+(?:both|all|these|them)\b/i
const bareDay =
  /,\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?(?=,|$)/i

/** `We hire Ana Ruiz. And we buy a lathe. Please add both.`: each is a change of its own; without them, what is left. */
function addedTogether(
  sentences: readonly string[],
  today: string | null,
): { readonly added: AskedChange[]; readonly rest: readonly string[] } {
  const order = sentences.findIndex((sentence) => addsThem.test(sentence))
  const told = sentences.slice(0, Math.max(0, order)).filter((sentence) => acquired.test(sentence))
  if (told.length < 2) return { added: [], rest: sentences }
  const added = told.map((sentence) => ({
    words: `Add ${withoutStop((acquired.exec(sentence)?.[1] ?? '').replace(/[.!]+$/, '').replace(bareDay, ''))}`,
    about: sentence,
    effectiveOn: dayIn(sentence, today),
  }))
  return { added, rest: sentences.filter((sentence, at) => at !== order && !told.includes(sentence)) }
}

/** Whether what a subject line asks for is among the changes: `Add a welder and a lathe`. */
function isTold(words: string, changes: readonly AskedChange[]): boolean {
  const all = changes.map(({ about }) => about.toLowerCase()).join(' ')
  return (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every((word) => all.includes(word))
}

function changesIn(
  sentences: readonly string[],
  { text, today, isStatement }: { text: string; today: string | null; isStatement: boolean },
): AskedChange[] {
  const first = sentences.findIndex((sentence) => asksChange(sentence))
  if (first < 0) {
    if (!isStatement) return []
    const words = statement
      .exec(text)?.[0]
      .trim()
      .replaceAll(/:\s*\n\s*/g, ': ')
      .replaceAll(/\s*\n\s*/g, ', ')
      .slice(0, 500)
    return words === undefined ? [] : [{ words, about: text, effectiveOn: dayIn(text, today) }]
  }
  const further = sentences.flatMap((sentence, at) =>
    at > first && (furtherChange.test(sentence) || isOwnChange(sentence)) ? [at] : [],
  )
  // `Dr Penrose is retiring. Please take her off`: the second sentence goes on about the first.
  const starts = [first, ...further].filter(
    (at) => !(refersBack(sentences[at] ?? '') && isOwnChange(sentences[at - 1] ?? '')),
  )
  const changes = starts.flatMap((at, place) => {
    const isOfBefore = refersBack(sentences[at] ?? '')
    const next = starts[place + 1] ?? sentences.length
    const end = next - (next < sentences.length && refersBack(sentences[next] ?? '') ? 1 : 0)
    const about = sentences.slice(isOfBefore ? Math.max(0, at - 1) : at, Math.max(end, at + 1)).join(' ')
    const people = professionalsIn(sentences[at] ?? '')
    const words = people.length > 0 ? people.map(professionalChange) : [changeAt(sentences, at)]
    return words.map((each) => ({ words: each, about, effectiveOn: dayIn(about, today) }))
  })
  // The message repeats its subject.
  return changes.filter((wanted, at) =>
    changes.every(
      (other, place) => place <= at || !other.words.toLowerCase().includes(wanted.words.toLowerCase()),
    ),
  )
}

/** `The replacement is a 2024 Ford F-250`, `The new truck will be a 2025 Ram` */
const replacementNamed =
  /\b(?:the|our|my|its) (?:new|replacement)(?: (?:one|truck|van|car|vehicle|pickup|trailer))?(?: is| will be|['’]s|:) ((?:(?:an?|the|our|my) )?(?:new )?(?:19[89]|20[0-4])\d\b.{3,})/i

/** Whether the changes have days of their own: a new mailing address does not wait for the sale of a building. */
export function haveOwnDays(changes: readonly AskedChange[]): boolean {
  const days = new Set(changes.flatMap(({ effectiveOn }) => effectiveOn ?? []))
  const isAddressApart = changes.some(
    ({ words, effectiveOn }) => effectiveOn === null && ofAddress.test(words),
  )
  return days.size > 1 || (days.size === 1 && changes.length > 1 && isAddressApart)
}

/** Whether a sentence by itself is a change, whatever verb it has: a building, a location or a professional comes or goes. */
export function isOwnChange(sentence: string): boolean {
  return (
    replacementNamed.test(sentence) ||
    placeRemoved.test(sentence) ||
    newLocation.test(sentence) ||
    addressChanged(sentence) !== null ||
    nameChanged(sentence) !== null ||
    professionalsIn(sentence).length > 0
  )
}

function asksChange(sentence: string): boolean {
  return (
    ((change.test(sentence) || toBeChanged.test(sentence)) && !isInquiry(sentence)) || isOwnChange(sentence)
  )
}

function dayIn(text: string, today: string | null): string | null {
  if (today === null) return null
  // `We hired Dr Ross, who starts January 4`
  const start = /\b(?:starts|will start|starting|begins)\b.*/is.exec(text)?.[0]
  return (
    (start && findDay(start, today)) ||
    (findEffectiveDay(withoutOtherDays(text), today) ?? findDay(withoutOtherDays(text), today))
  )
}

const dayOfAll = /^Effective \p{L}+ \d{1,2}, \d{4}\.?$/u

/** A change without the day that is given beside it. */
export function withoutDay(words: string): string {
  return words.replace(ownDay, '')
}

const ownDay =
  /,?\s*\b(?:eff(?:ective|\.)?|as of|starting|beginning|on)\s+(?:(?:on|as of)\s+)?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|today|tomorrow)\b/i

const ofAddress = /\b(?:mailing|billing|e-?mail|our|new) address\b/i

function refersBack(sentence: string): boolean {
  const clause = change.exec(sentence)?.[0]
  return clause !== undefined && clause !== '' && namesBefore(clause) && sentence.indexOf(clause) <= 12
}

const beforeLocation = /^.*?\b(?=(?:(?:a|an|our) )?(?:second|third|fourth|new|another|additional)\b)/i
/** Whether an order names its thing only by `it`; in `take unit 4B off while it dries out` it is named. */
function namesBefore(clause: string): boolean {
  const [order = ''] = clause.split(
    /\b(?:while|because|since|until|when|where|which|who|as (?:it|he|she|they)\b)/i,
    1,
  )
  return backReference.test(order)
}

const backReference = /\b(?:it|them|that|this one|both|him|her)\b/i

function changeAt(sentences: readonly string[], at: number): string {
  const sentence = sentences[at] ?? ''
  const replacement = replacementNamed.exec(sentence)?.[1]
  if (replacement !== undefined) return withoutStop(`Add ${replacement}`)
  const move = addressChanged(sentence) ?? nameChanged(sentence)
  if (move !== null) return withoutStop(move)
  if (placeCanceled.test(sentence))
    return withoutStop(capitalized(sentence.replace(placeCanceled, 'remove ')))
  if (newLocation.test(sentence))
    return `Add a location: ${withoutStop(sentence.replace(beforeLocation, ''))}`
  const clause = change.exec(sentence)?.[0] ?? sentence
  const told = sentences[at - 1]?.replace(greeting, '') ?? ''
  if (onlyPolicy.test(clause) && told.length > 12) return withoutStop(capitalized(told))
  if (!namesBefore(clause)) return withoutStop(clause)
  const hasNoun = sentence.indexOf(clause) > 12
  const before = hasNoun || sentences[at - 1]?.endsWith('?') ? '' : `${sentences[at - 1] ?? ''} `
  return withoutStop(`${before}${sentence}`.trim())
}
/** "Please update the policy", behind what has changed: "payroll is going up by 180,000". */
const onlyPolicy =
  /^(?:update|change|correct|adjust|amend)\s+(?:(?:the|our|my|this|that)\s+)?(?:[a-z']+ ){0,2}(?:polic(?:y|ies)|coverages?|insurance|records?|account|file)(?:\s+(?:accordingly|please|for (?:this|that)|to (?:reflect|match|show) (?:this|that|it)))?\W*$/i
const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!\n]{0,30}[,.!]\s*/i

const change =
  /\b(?:(?:add|remove|delete|increase|decrease|raise|bump|lower|reduce|change|update|correct|adjust|replace|drop|swap|exclude|include|take off|put on(?! hold\b)|(?:we|they|he|she|i) (?:have |has |just )*(?:traded|swapped|replaced))\s+(?!an? endorsement)(?:[^.\n?]|\.(?=\d)|(?<=\b(?:Inc|Co|Corp|Ltd))\.){5,300}|(?:take|put|get)\s+[^.\n?]{1,80}?\b(?:off|on|onto|out of)\b(?:[^.\n?]|\.(?=\d)|(?<=\b(?:Inc|Co|Corp|Ltd))\.){0,200}|(?:add|remove|delete|drop|include|insure)\s+(?:it|them|him|her|this one|that one)\b|(?:raise|increase|bump|lower|reduce|change|make)\s+(?:it|that|this|them)\b)/i

/** `We ask that he be added`, `It needs to be on our policy` */
export const toBeChanged =
  /\b(?:(?:should|must|needs?|has|have|like|want|ask|request)\b[^.?!]{0,40}\b(?:be|get) (?:added|removed|deleted|dropped|put on|taken off|included|insured)|(?:needs?|has|have) to (?:come off|go on)|needs? to be on (?:the|our|my)|(?:need|want|like) [^.?!]{2,80}? on (?:the|our|my) (?:auto|truck|fleet|policy))\b/i

/** What is to be on the policy: `The mortgagee clause should read:` and the lines below, `They want to be loss payee`. */
const statement =
  /[^.!?\n]*\b(?:payroll|limits?|deductibles?|contents|revenues?|sales|receipts|values?|liability|aggregate|occurrence|employees|square feet)\b[^.!?\n]*\b(?:should|must|needs? to|has to|ought to) (?:now )?be\b[^!?\n]*?\d(?:[^.!?\n]|\.(?=\d))*|[^.!?\n]*\b(?:should|must|needs? to|has to) (?:now )?read\b[^\n]*(?:\n+(?!\s*(?:please|thanks|thank you|also)\b)[^\n]+){0,6}|[^.!?\n]*\b(?:wants?|needs?|has|have|asks?) (?:them |us )?to be\b[^.!?\n]*\b(?:loss payee|mortgagee|lienholder|additional insured|lender)\b[^.!?\n]*|\bnew (?:\w+ )?address\b[^!?\n]*\d[^!?\n]*/i

const verbs =
  'add|remove|delete|increase|decrease|raise|bump|lower|reduce|drop|swap|replace|take off|put on|(?:change|update) (?:our|my) (?:\\w+ )?address'
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?])\s+(?=\p{Lu}|(?:(?:please|also|and|then) )*(?:${verbs})\b)|\n+`,
  'u',
)
/** "…, delete the old one and add Tom Ames" goes on with the next change. */
const nextChange = new RegExp(
  String.raw`(?:\s*[,;]\s*(?:and |also |then )*|\s+and (?:also )?)(?=(?:${verbs})\s+(?!(?:it|them|that|this|those|both|him|her)\b))`,
  'i',
)

/** A sentence that itself asks for one more change: "Also remove the 2019 F-150." */
const furtherChange =
  /^(?:(?:please|also|and|then|additionally|can you|could you|we (?:also )?(?:need|want) to|i (?:also )?(?:need|want) to)[\s,]+)*(?:add|remove|delete|increase|decrease|raise|bump|lower|reduce|drop|swap|exclude|include|replace|(?:change|update|correct) (?:the|our|my)|take off|put on|take [^.?!]{1,80} off|put [^.?!]{1,80} on)\b(?! me\b)/i

function withoutStop(text: string): string {
  return nameStop(text).slice(0, 500)
}
