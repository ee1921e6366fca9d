import { type Candidate, cited } from './answerCandidates.ts'
import { asksOnly } from './asksOnly.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

const asked =
  /^who(?:['’]?s| is| are| was)? (?:the |our |my |their |your )?(?:insurance )?(?:agents?|agency|brokers?|brokerage|producers?)\b|^(?:which|what) (?:insurance )?(?:agency|agent|brokerage|broker|producer)\b|\b(?:agent|agency|broker|producer) of record\b/i
const words =
  /\b(?:who|s|which|what|the|insurance|agents?|agency|brokers?|brokerage|producers?|of record|name|wrote|writes|placed|handles|sold|account|services?)\b/i
const label =
  /^(producer|producing agent|agency|agent|broker|brokerage)(?:(?: ?\/ ?| or )(?:agent|agency|broker|producer))?(?: of record)?(?: name)?\s*:?\s+(\p{Lu}.{2,100}?)[.;]?$/iu
const isOther = /^(?:code|no\b|number|license|phone|fax|commission|address|signature)/i

/** "Who is the agent on this policy?", from the line that names the producer; null for any other question. */
export function producerAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asked.test(question.trim()) || !asksOnly(question, words)) return null
  for (const candidate of candidates) {
    const [, role, name] = candidate.isFront ? (label.exec(candidate.text) ?? []) : []
    if (role === undefined || name === undefined || isOther.test(name)) continue
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `The ${role.toLowerCase()} is ${name}.`,
      citations: cited(candidate),
    }
  }
  return null
}
