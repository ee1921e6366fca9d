import { describesLoss } from './describesLoss.ts'
import { clausesIn } from './withLoss.ts'
import type { Ask } from './findAsks.ts'
import { goesOn } from './goesOn.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { plainOrder } from './plainOrder.ts'

const topic = String.raw`(?:renewals?|(?:premium |payroll )?audits?|auditors?|bills?|billing|invoices?|installments?|payments?|premiums?|rates?|payroll)`
/** `Call me about the renewal` */
const toTalkAbout = new RegExp(
  String.raw`\b(?:call|phone|ring|contact|talk (?:to|with)|meet(?: with)?|get back to|reach out to|get in touch with) (?:me|us)\b[^.?!]{0,30}\b(?:about|regarding|re|on|to (?:discuss|go over|talk about|review))\b (?:(?:the|our|my|this|next|that|year['’]s|upcoming|comp|wc) )*${topic}\b`,
  'i',
)
/** `The payroll auditor called, she wants our records`, `the comp audit says we owe` */
const ofAudit =
  /\b(?:(?:payroll|premium|comp|workers['’]? comp(?:ensation)?|wc|insurance) audit(?:or)?s?\b|auditors?\b|audit (?:lady|guy|man|woman|person|letter|notice|bill|people|company)\b)/i

const ofPapers =
  /\b(?:cert\w*|cois?|polic(?:y|ies)|documents?|pdfs?|cop(?:y|ies)|loss runs?|decs?|declarations?|statements?|invoices?|schedules?)\b/i

function isBusiness({ text }: Pick<Sentence, 'text'>): boolean {
  const isOrder = plainOrder(text) !== null && plainOrder(text) !== 'OTHER'
  return !isOrder && (toTalkAbout.test(text) || (ofAudit.test(text) && !ofPapers.test(text)))
}

/** An audit, or a call about the renewal, is a matter of its own beside a change, a document or the report of a loss. */
export function withOtherBusiness(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const parts = clausesIn(text)
  const own: Sentence[] = []
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    const isSequel =
      before !== undefined &&
      own.includes(before) &&
      goesOn(part) &&
      plainOrder(part.text) === null &&
      !describesLoss({ sentences: [part] })
    if (isBusiness(part) || isSequel) own.push(part)
  }
  const words = own.map((part) => part.text)
  // `The auditor wants to close the file. Could you send me the final audit statement?`
  const isForPaper = (ask: Ask) =>
    ask.type === 'DOCUMENT_REQUEST' &&
    toldIn(ask, text).some((sentence) => /\baudit\b/i.test(sentence.text) && ofPapers.test(sentence.text))
  const isTaken = (ask: Ask) =>
    isForPaper(ask) ||
    ((ask.type === 'OTHER' || ask.type === 'QUESTION') &&
      (ask.type === 'QUESTION'
        ? ask.sentences?.some((each) => words.includes(each)) !== false
        : !describesLoss({ sentences: toldIn(ask, text) })))
  const rest = parts.filter((part) => !own.includes(part))
  if (asks.length === 0 || own.length === 0 || rest.length === 0 || asks.some(isTaken)) return asks
  const matter: Ask = { type: 'OTHER', evidence: words.slice(0, 2), sentences: words }
  return [
    ...asks.map((ask) => {
      const left = toldIn(ask, text).flatMap((sentence) => withoutParts(sentence.text, words))
      const evidence = ask.evidence.flatMap((each) => withoutParts(each, words))
      return { ...ask, sentences: left, evidence: evidence.length > 0 ? evidence : left.slice(0, 2) }
    }),
    matter,
  ]
}

function toldIn({ sentences }: Ask, text: MessageText): readonly Sentence[] {
  return sentences === null
    ? text.sentences.filter(({ isDenied }) => !isDenied)
    : sentences.map((each) => ({ text: each, isDenied: false }))
}

/** What is left of a sentence without the clauses that are a matter of their own. */
function withoutParts(sentence: string, parts: readonly string[]): string[] {
  const inside = parts.filter((part) => sentence.includes(part))
  if (inside.length === 0) return [sentence]
  const left = inside
    .reduce((kept, part) => kept.replace(part, ' '), sentence)
    .replace(/[\s,]*\b(?:and|also)\b[\s,]*$/i, '')
    .trim()
  return /\p{L}{2}/u.test(left) ? [left] : []
}
