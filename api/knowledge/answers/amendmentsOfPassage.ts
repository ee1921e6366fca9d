import { amendedText } from '../facts/amendments.ts'
import type { Candidate } from './answerCandidates.ts'
import { type AmendedClause, withoutMark } from './clausesAmendedBy.ts'

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

export function isOfClause({ block, text, kind }: Candidate, clause: AmendedClause): boolean {
  return (
    block === clause.block &&
    kind !== 'row' &&
    (clause.text.includes(withoutMark(text)) || text.includes(clause.text)) &&
    (clause.change === null || amendedText(text, clause.change) !== null)
  )
}

export function holdsAt({ places }: AmendedClause, place: string | null): boolean {
  return place === null || places.length === 0 || places.includes(place)
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
