import type { Candidate } from './answerCandidates.ts'
import { changedAmount, restatedAmount } from './changeFirst.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

/** A limit of the declarations that an endorsement states anew. */
export function restatedFact(fact: PolicyAnswer, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (fact.citations.some(({ role }) => role === 'ENDORSEMENT')) return null
  const quoted = fact.citations.map(({ quote }) => quote).join(' ')
  const change = restatedAmount(quoted, candidates) ?? changedAmount(quoted, candidates)
  if (!change) return null
  const { documentId, page, text } = change
  return {
    ...fact,
    answer: `${text.replace(/\.?$/, '.')} An endorsement changes the declarations.`,
    citations: [{ documentId, page, quote: text, role: 'ENDORSEMENT' }, ...fact.citations],
  }
}
