import { isOfClause } from './amendmentsOfPassage.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { exceptionsOf } from './lossExclusions.ts'
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

/** What an exclusion says at once that it does not apply to, where the question is about that: "This exclusion does not apply to apartments." */
export function exceptedAnswer(
  question: Question,
  { candidate }: RankedCandidate,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (candidate.role !== 'EXCLUSION') return null
  const asked = stemsOf(question.text)
  const excluded = stemsOf(candidate.text)
  const exception = exceptionsOf(candidate, candidates).find(({ text }) =>
    [...stemsOf(text.replace(/^.*?\bapply\b/i, ''))].some((stem) => asked.has(stem) && !excluded.has(stem)),
  )
  if (!exception) return null
  return {
    status: 'ANSWERED',
    verdict: 'DEPENDS',
    answer: `${startOf(question, 'DEPENDS')} ${statementOf(candidate)} ${statementOf(exception)}`,
    citations: [exception, candidate].flatMap(cited),
  }
}

/** Long words, as they begin: "apartment" and "apartments" are one. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/\p{L}{5,}/gu)
      ?.map((word) => word.replace(/(?:es|s)$/, '')),
  )
}
