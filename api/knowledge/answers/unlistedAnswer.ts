import { isOfClause } from './amendmentsOfPassage.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import type { Question } from './question.ts'
import { startOf } from './startOf.ts'
import { statementOf } from './statementOf.ts'

const forListed = /\bto (?:the |an? |any )?(?:[\w-]+ ){1,3}(?:listed|scheduled|shown|named|described)\b/i

/** No, where an endorsement lifts an exclusion for what it lists, and the question names nothing of the list. */
export function unlistedAnswer(
  question: Question,
  { candidate, coverage }: RankedCandidate,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const clause = candidate.amends?.find(({ effect }) => effect === 'LIFTED')
  if (!clause || coverage > 0 || !forListed.test(candidate.text)) return null
  const exclusion = candidates.find(
    (each) =>
      each.documentId === candidate.documentId && each.role === 'EXCLUSION' && isOfClause(each, clause),
  )
  if (!exclusion) return null
  return {
    status: 'ANSWERED',
    verdict: 'EXCLUDED',
    answer: `${startOf(question, 'EXCLUDED')} ${statementOf(exclusion)} ${statementOf(candidate)}`,
    citations: [exclusion, candidate].flatMap(cited),
  }
}
