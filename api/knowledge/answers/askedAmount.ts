import type { PolicyAnswer } from './policyAnswer.ts'

/** A question whether a limit is as high as an amount: "Do we have 2 million liability?" */
export interface AskedAmount {
  /** The question for the limit itself. */
  readonly plain: string
  readonly dollars: number
}

const amount =
  /\b(?:half|a quarter(?: of)?) a million\b|\ba million\b|\$ ?\d[\d,]*(?:\.\d+)?(?: ?(?:million|mil|mm?|k)\b)?|\b\d+(?:\.\d+)?(?: ?(?:million|mil|mm?)|k)\b/gi
/** "The contractor wants half a million each accident. Do we have that?" */
const wanted =
  /\b(?:wants?|requires?|needs?|asks? for|insists? on) ([^.?!;]+)[.;] *(?:do|does) (?:we|they|the client) (?:have|carry|meet) (?:that|it|those|this)\?$/i
const asksWhether =
  /^(?:and |so )?(?:do|does|have|has)\b[^?]{0,40}?\b(?:have|has|carry|carries|got|meet|meets)\b(?: (?:at least|a|an|the|up to|over|enough))*\s*([^?]*)\?$/i
/** Amounts that are not limits, and questions about a loss. */
const other =
  /\b(?:deductible|retention|premium|if|when|loss|claim of|costs?|pay|worth|value|payroll|sales|of coverage for|ded)\b/i
const units: Readonly<Record<string, number>> = { m: 1e6, k: 1e3 }

export function askedAmount(question: string): AskedAmount | null {
  const [only, ...others] = [...question.matchAll(amount)]
  const named = (wanted.exec(question) ?? asksWhether.exec(question))?.[1]
  if (!only || others.length > 0 || named === undefined || other.test(question)) return null
  const subject = named
    .replaceAll(amount, ' ')
    .replace(/(?<=\w) (?:on|under|in) (?:our|the|their|my) /i, ' ')
    .replace(/^[\s,]*(?:in|of|for|on|worth of)\b|\b(?:at least|in place)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/^\p{L}{2}/u.test(subject) || subject.split(' ').length > mostWords) return null
  const noun = /\b(?:limits?|aggregate|umbrella)\b/i.test(subject) ? '' : ' limit'
  return { plain: `What is the ${subject}${noun}?`, dollars: dollarsOf(only[0]) }
}

const mostWords = 7

/** The answer to the question for the limit, with yes or no; null when it tells no amount. */
export function comparedAmount({ dollars }: AskedAmount, found: PolicyAnswer): PolicyAnswer | null {
  const amounts = [...found.answer.matchAll(amount)].map(([text]) => dollarsOf(text))
  const [first] = amounts
  if (found.status !== 'ANSWERED' || first === undefined || found.parts) return null
  if (dollars <= first) return { ...found, answer: `Yes. ${found.answer}` }
  return dollars > Math.max(...amounts) ? { ...found, answer: `No. ${found.answer}` } : found
}

export function dollarsOf(text: string): number {
  if (/^(?:half|a)\b/i.test(text)) return /^half/i.test(text) ? 5e5 : /quarter/i.test(text) ? 2.5e5 : 1e6
  const unit = /[a-z]/i.exec(text.replace('$', ''))?.[0].toLowerCase() ?? ''
  return Number(text.replaceAll(/[^\d.]/g, '')) * (units[unit] ?? 1)
}
