import { holdsAt, isOfClause } from './amendmentsOfPassage.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { type NumberedPlace, placeText } from './namedPlace.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import type { Question } from './question.ts'
import { gaps } from './relevantPassages.ts'
import { startOf } from './startOf.ts'

/** A no at a place where an endorsement deletes no exclusion, though it deletes it elsewhere: the exclusion still holds there. */
export function excludedElsewhere(
  question: Question,
  ranked: readonly RankedCandidate[],
  { candidates, place }: { readonly candidates: readonly Candidate[]; readonly place: NumberedPlace | null },
): PolicyAnswer | null {
  const [best] = ranked
  if (place === null || !best) return null
  const near = ranked.filter(({ score }) => score >= best.score - gaps.overriding)
  for (const by of candidates)
    for (const clause of by.amends ?? []) {
      if (clause.effect === 'CHANGED' || holdsAt(clause, place.number)) continue
      const isAbout = ({ candidate }: RankedCandidate) =>
        candidate.documentId === by.documentId &&
        (candidate.block === by.block || isOfClause(candidate, clause))
      const excluded = candidates.find(
        (each) => each.documentId === by.documentId && each.role === 'EXCLUSION' && isOfClause(each, clause),
      )
      if (!excluded || !near.some(isAbout)) continue
      return {
        status: 'ANSWERED',
        verdict: 'EXCLUDED',
        answer: `${startOf(question, 'EXCLUDED')} ${excluded.text} This exclusion still applies at ${placeText(place)}: ${by.text}`,
        citations: [excluded, by].flatMap(cited),
      }
    }
  return null
}
