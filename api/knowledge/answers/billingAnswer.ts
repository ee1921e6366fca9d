import { type Candidate, cited } from './answerCandidates.ts'
import { notFoundAnswer, type PolicyAnswer } from './policyAnswer.ts'

const bill = '(?:bills?|invoices?|payments?|installments?|premium payments?)'
/** "Why did my bill go up?" Only the carrier's billing knows; a policy rarely says. */
const asksWhy = new RegExp(
  `\\bwhy\\b[^?]*\\b(?:${bill}|premiums?|rates?)\\b[^?]*\\b(?:up|higher|more|increas\\w*|jump\\w*|change\\w*|double\\w*)\\b`,
  'i',
)
const asksWhen = new RegExp(
  `\\b(?:when|what (?:day|date))\\b[^?]*\\b(?:${bill})\\b[^?]*\\b(?:due|owed|come|comes|late)\\b|\\b(?:when|by when)\\b[^?]*\\b(?:pay (?:my|our|the) (?:${bill}|premium)|premium due|(?:is|are) (?:my|our|the) (?:next )?(?:premium|${bill})(?: due)?)\\b|\\b(?:is|are) (?:my|our|the) ${bill} (?:late|past due|overdue|paid)\\b`,
  'i',
)
const asksPlan = /\b(?:payment|pay|installment) plan\b|\binstallments\b/i
const asksHow = new RegExp(
  `\\b(?:how|where)\\b[^?]*\\b(?:pay|send|mail)\\b[^?]*\\b(?:my|our|the) (?:${bill}|premium)\\b`,
  'i',
)

const saysWhen =
  /\b(?:installments?|pay(?:ment)? plan|payment schedule|due dates?|due on|(?:is|are) due|billed|direct bill)\b/i
const saysHow =
  /\bpay (?:online|by (?:phone|mail|check))\b|\b(?:remit|make checks payable|mail (?:your )?payments?)\b/i
/** What happens without a payment, and what else falls due: no plan of payments. */
const saysElse =
  /\b(?:cancel\w*|nonpayment|non-payment|nonrenew\w*|proof of loss|audit|sworn|return premium)\b/i

/** A question about the bill, from the plan of payments if the documents have one; null for any other question. */
export function billingAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const says = asksWhy.test(question)
    ? null
    : asksWhen.test(question) || asksPlan.test(question)
      ? saysWhen
      : asksHow.test(question)
        ? saysHow
        : undefined
  if (says === undefined) return null
  const found = says
    ? candidates.filter(
        ({ text, isFront, kind }) => (isFront || kind === 'row') && says.test(text) && !saysElse.test(text),
      )
    : []
  const stated = found.slice(0, mostStated)
  return stated.length === 0
    ? { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: [] }
    : {
        status: 'ANSWERED',
        verdict: null,
        answer: `The documents say: ${stated.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' ')}`,
        citations: stated.flatMap(cited),
      }
}

const mostStated = 3
