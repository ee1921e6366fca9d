import { type Amendment, amendedText } from '../facts/amendments.ts'
import type { Passage } from '../../reading/passages/passagesOf.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { type NumberedPlace, placeText } from './namedPlace.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import type { Question } from './question.ts'
import { gaps } from './relevantPassages.ts'
import { startOf } from './startOf.ts'

/** A clause of the form that a passage of an endorsement amends, as far as answers need it. */
export interface AmendedClause extends Pick<Amendment, 'effect' | 'places' | 'change'> {
  readonly block: number
  readonly text: string
}

/** The clauses that each passage of an endorsement amends. */
export function clausesAmendedBy(
  { block, text, kind }: Pick<Passage, 'block' | 'text' | 'kind'>,
  amendments: readonly Amendment[],
): AmendedClause[] {
  if (kind === 'row' || kind === 'heading') return []
  return amendments.flatMap(({ clause, effect, places, change, ...amendment }) =>
    amendment.block === block &&
    (amendment.text.includes(bare(text)) || text.includes(amendment.text)) &&
    text.length > shortest
      ? [{ block: clause.block, text: clause.text, effect, places, change }]
      : [],
  )
}

const shortest = 12

/** A passage that an endorsement amends, and the passage that says so. */
interface Amended {
  readonly by: Candidate
  readonly clause: AmendedClause
}

/** The amendments of a passage of the form that hold at a place; a place that the question does not name may be any. */
export function amendmentsOfPassage(
  passage: Candidate,
  candidates: readonly Candidate[],
  place: string | null,
): Amended[] {
  if (passage.isEndorsement) return []
  return candidates.flatMap((by) =>
    (by.amends ?? []).flatMap((clause) =>
      by.documentId === passage.documentId && isOfClause(passage, clause) && holdsAt(clause, place)
        ? [{ by, clause }]
        : [],
    ),
  )
}

function isOfClause({ block, text, kind }: Candidate, clause: AmendedClause): boolean {
  return (
    block === clause.block &&
    kind !== 'row' &&
    clause.text.includes(bare(text)) &&
    (clause.change === null || amendedText(text, clause.change) !== null)
  )
}

function holdsAt({ places }: AmendedClause, place: string | null): boolean {
  return place === null || places.length === 0 || places.includes(place)
}

/** Without the number or letter that a list prints before it. */
function bare(text: string): string {
  return text.replace(/^\(?\w{1,3}[.)]\s+/, '')
}

/** The rule that an amendment makes of the clause: "Legal action must be brought within two years …"; null if it has none. */
export function amendedRule(
  change: Candidate,
  candidates: readonly Candidate[],
): (Amended & { readonly rule: string; readonly of: Candidate }) | null {
  for (const clause of change.amends ?? [])
    for (const of of candidates) {
      if (clause.change === null || of.documentId !== change.documentId || !isOfClause(of, clause)) continue
      const rule = amendedText(of.text, clause.change)
      if (rule !== null) return { by: change, clause, rule, of }
    }
  return null
}

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
