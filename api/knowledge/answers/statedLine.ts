import { dollars } from '../policies/policyMoney.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { asksOnly } from './asksOnly.ts'
import { factsOf } from './documentFacts.ts'
import { tailInDollars } from './tailInDollars.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { parseMoney } from '../facts/values.ts'

/** A question that one line of the declarations answers in its own words. */
interface Stated {
  readonly asked: RegExp
  /** All that the question may speak of. */
  readonly words: RegExp
  readonly said: RegExp
  readonly holds: RegExp
  /** Whether the rest of its paragraph belongs to it. */
  readonly isParagraph?: boolean
  /** The sentence of a form that says it, if no line of the declarations does. */
  readonly inForm?: RegExp
}

const stated: readonly Stated[] = [
  {
    asked:
      /\b(?:where|how|who)\b[^?.]*\b(?:report|send|submit|call|notify|notice)\b[^?.]*\b(?:claims?|loss(?:es)?)\b|\bclaims? (?:reporting|phone|e-?mail|hotline|address|contact)\b/i,
    words:
      /\b(?:where|who|should|must|would|need|report(?:ing|ed)?|sen[dt]|submit|call|notify|notice|give|new|claims?|loss(?:es)?|phone|e-?mail|hotline|address|contact|number|you)\b/i,
    said: /^(?:item \w+\.?\s+)?(?:(?:address for )?notices? of (?:an? )?(?:claims?|loss(?:es)?|circumstances?)\b|(?:to )?report (?:an? |all |your |any )?(?:claims?|loss(?:es)?)\b|claims? (?:reporting|notices?|hotline|department|contact|e-?mail)\b|(?:send|submit|mail|e-?mail) (?:notice of )?(?:claims?|loss(?:es)?)\b)/i,
    holds: /@|\bwww\.|https?:|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\bP\.? ?O\.? Box\b|\b[A-Z]{2},? \d{5}\b/i,
  },
  {
    asked: /\btails?\b|\bextended reporting\b/i,
    words:
      /\b(?:would|will|tails?|extended|reporting|periods?|erp|options?|how|long|costs?|much|many|months?|years?|there|dollars?|in|buy|price|\d+)\b/i,
    said: /\bextended reporting (?:period|option)s?(?: option)?:|^(?:item \w+\.?\s+)?(?:optional )?extended reporting (?:periods?|options?)\b/i,
    holds: /\d/,
    isParagraph: true,
    inForm: /\b(?:extended reporting|optional reporting|discovery)(?: period\b|:).*\d ?(?:%|percent\b)/i,
  },
  {
    asked: /\b(?:experience|x|e|comp)[ -]?mod(?:ification|ifier)?\b|\bmod(?:ification)?(?: factor)?(?=\W*$)/i,
    words: /\b(?:experience|x|e|comp|mod(?:ification|ifier)?|rating|factor|workers|work|client|current)\b/i,
    said: /\bexperience (?:rating )?mod(?:ification|ifier)?\b/i,
    holds: /(?:^|\s)[01]?\.\d{2,3}\b/,
  },
]
const longest = 250

/** "Where do I report a claim?", "what does it all cost with the fees?"; null for any other question. */
export function statedLine(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const kind = stated.find(({ asked, words }) => asked.test(question) && asksOnly(question, words))
  if (!kind) return printedTotal(question, documents, candidates)
  const [line, ...others] = candidates.filter(
    ({ text, isFront, kind: form }) =>
      (isFront || form === 'heading') &&
      text.length < longest &&
      kind.said.test(text) &&
      kind.holds.test(text),
  )
  const inForm = line ? [] : candidates.filter(({ text }) => kind.inForm?.test(text) === true)
  if (inForm.length > 0) {
    const said = inForm.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' ')
    return answered(`${said}${tailInDollars(question, said, documents)}`, inForm)
  }
  if (!line || others.some(({ text }) => text !== line.text)) return null
  const lines =
    kind.isParagraph === true && line.kind !== 'row'
      ? candidates.filter((each) => isSameBlock(each, line))
      : [line]
  const said = lines.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' ')
  return answered(`${said}${tailInDollars(question, said, documents)}`, lines)
}

function isSameBlock({ documentId, page, block, kind }: Candidate, line: Candidate): boolean {
  return documentId === line.documentId && page === line.page && block === line.block && kind !== 'row'
}

const asksTotal =
  /\ball[- ]in\b|\b(?:grand )?total\b(?! premium)|\b(?:with|including|incl(?:uded|\.)?|plus|w\/?) (?:all )?(?:the )?(?:taxes|fees|surcharges?)\b/i
const totalWords =
  /\ball[- ]in\b|\b(?:grand|total|costs?|price|bill|amount|due|payable|premium|annual|with|including|included|plus|w|and|taxes|tax|fees?|surcharges?|everything|owe|owes|to|pay|pays|much|they|client|insured)\b/i
const total =
  /(?:^|\s)(?:(?:amount|balance) due|(?:(?:grand|annual|policy|estimated) )?total(?: (?:to pay|amount|due|cost|payable|charges?|policy cost|premium (?:with|including|and|plus) [a-z ]{3,40}))*):? ?(\$ ?\d[\d,]*(?:\.\d\d)?)/gi
const besidePremium = /^(?:\p{L}+ ){0,4}(?:surcharge|tax|fee)\b[^.;$]*\$ ?\d/iu
/** What taxes and fees add to a premium at most. */
const mostAdded = 1.5

/** The total that is printed beside the premium, its taxes and its fees. */
function printedTotal(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (!asksTotal.test(question) || !asksOnly(question, totalWords)) return null
  const premium = factsOf(documents).scalars.premium.fact?.value
  if (premium === undefined) return null
  const found = candidates.flatMap((candidate) =>
    [...candidate.text.matchAll(total)].flatMap(([, printed = '']) => {
      const cents = parseMoney(printed)
      const isOfPolicy = candidate.isFront && cents !== null && cents > premium && cents < premium * mostAdded
      return isOfPolicy ? [{ candidate, cents }] : []
    }),
  )
  const [first] = found
  const extras = candidates.filter(({ isFront, text }) => isFront && besidePremium.test(text))
  if (!first && extras.length > 0)
    return answered(
      `The premium is ${dollars(premium)}. ${extras.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' ')}`,
      extras,
    )
  if (!first || found.some(({ cents }) => cents !== first.cents)) return null
  return answered(`The total is ${dollars(first.cents)}.`, [first.candidate])
}

function answered(answer: string, lines: readonly Candidate[]): PolicyAnswer {
  return { status: 'ANSWERED', verdict: null, answer, citations: lines.flatMap(cited) }
}
