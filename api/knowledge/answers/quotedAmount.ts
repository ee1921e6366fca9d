import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const asks = /^(?:and |so )?(?:is|are|was) (?:the|that|this) \$/i
const printed = /\$ ?\d[\d,]*(?:\.\d\d)?/g
const ofPremium = /\b(?:part of|included in|in|inside) (?:the|our|that) premium\b/i
const notPremium = /\bnot (?:a )?(?:part of (?:the )?)?premium\b|\bin addition to (?:the )?premium\b/i

/** What the one line says that has the amount that a question quotes: "Is the $68.55 part of the premium?"; null for any other question. */
export function quotedAmount(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const [amount, ...amounts] = question.match(printed) ?? []
  if (amount === undefined || amounts.length > 0 || !asks.test(question.trim())) return null
  const asked = plain(amount)
  const [found, ...others] = candidates.filter(({ text }) =>
    (text.match(printed) ?? []).some((each) => plain(each) === asked),
  )
  if (!found || others.length > 0) return null
  const isOutside = ofPremium.test(question) && notPremium.test(found.text)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${isOutside ? 'No.' : 'The documents say:'} ${ended(found.text)}`,
    citations: cited(found),
  }
}

function plain(amount: string): string {
  return amount.replaceAll(/[$, ]|\.00$/g, '')
}
