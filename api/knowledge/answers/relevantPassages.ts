import type { Candidate } from './answerCandidates.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { CitationRole } from './policyAnswer.ts'
import type { Question } from './question.ts'

/** How much lower than the best a passage may score, in log odds: to lead, to be quoted for what it is, at all. */
export const gaps = { overriding: 1, otherAmount: 1.8, related: 2.8, quoted: 3.5 }

/**
 * The best passages, an endorsement first if it fits nearly as well and has the same subject; then the strongest opposing
 * one, so that a grant is never shown without its exclusion.
 */
export function relevantOf({ intent }: Question, ranked: readonly RankedCandidate[]): RankedCandidate[] {
  const [best] = ranked
  if (!best) return []
  const isOfValue = intent === 'AMOUNT' || intent === 'DEDUCTIBLE'
  const near = ranked
    .filter(({ score, candidate }) => score >= best.score - gaps.quoted && !candidate.isExample)
    .filter((each) => each === best || isRelated(each))
    .slice(0, 6)
  const within = (gap: number) => (each: RankedCandidate) => each.score >= best.score - gap
  const lead =
    near.filter(within(gaps.overriding)).find(
      ({ candidate, coverage, features }) =>
        candidate.isEndorsement &&
        coverage >= best.coverage * 0.7 &&
        features['subjectOther'] !== 1 &&
        // What an endorsement adds has limits of its own: only a changed amount replaces another.
        (!isOfValue || features['changes'] === 1) &&
        !isOfOtherExclusion(candidate, best.candidate),
    ) ?? best
  const others = near.filter((each) => each !== lead)
  const related = others.filter(within(gaps.related))
  const opposite = related.find(
    ({ candidate, coverage }) =>
      coverage >= best.coverage * 0.5 && isPromise(candidate.role) !== isPromise(lead.candidate.role),
  )
  const amended = related.find(
    ({ candidate, coverage }) => candidate.isEndorsement && coverage >= best.coverage * 0.7,
  )
  return [...new Set([lead, ...[amended, opposite].filter((each) => each !== undefined), ...others])]
}

/** "Exclusion 3(d) does not apply …" says nothing about exclusion c. */
function isOfOtherExclusion({ text }: Candidate, { role, text: exclusion }: Candidate): boolean {
  const own = role === 'EXCLUSION' ? /^\W*(\w{1,2})[.)]\s/.exec(exclusion)?.[1] : undefined
  const named = /^exclusions? (?:\d+ ?)?\(?([a-z]|\d{1,2})\b/i.exec(text)?.[1]
  return own !== undefined && named !== undefined && own.toLowerCase() !== named.toLowerCase()
}

/** A premium or rate that shares no word with the question supports no answer. */
function isRelated({ features, candidate: { kind, values } }: RankedCandidate): boolean {
  const isPrice = kind === 'row' && values.length > 0 && values.every(({ column }) => price.test(column))
  return !isPrice || (features['ownCoverage'] ?? 0) > 0
}

const price = /\b(?:premium|prem|rate)\b/i

export function isPromise(role: CitationRole): boolean {
  return role === 'GRANT' || role === 'EXCEPTION'
}
