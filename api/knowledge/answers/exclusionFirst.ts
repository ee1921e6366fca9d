import type { Candidate } from './answerCandidates.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { gaps } from './relevantPassages.ts'

/** A promise behind the exclusion of the same form that says more of the question: "liquor at the offsite wedding". */
export function exclusionFirst(relevant: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [lead] = relevant
  if (lead?.candidate.role !== 'GRANT' || lead.candidate.kind === 'row') return relevant
  if (/\bexclusions?\b/i.test(lead.candidate.text)) return relevant
  const exclusion = relevant.find(
    ({ candidate, score, features }) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'row' &&
      isSameForm(candidate, lead.candidate) &&
      score >= lead.score - gaps.related &&
      (features['likeOwn'] ?? 0) > (lead.features['likeOwn'] ?? 0) + clearly,
  )
  return exclusion ? [exclusion, ...relevant.filter((each) => each !== exclusion)] : relevant
}

const clearly = 0.1

function isSameForm(one: Candidate, other: Candidate): boolean {
  return (
    one.documentId === other.documentId &&
    one.page === other.page &&
    one.headings.join() === other.headings.join()
  )
}

const unlessShown = /\bunless\b[^.]*\b(?:shown|scheduled|listed|indicated|designated|purchased|endorsed)\b/i
const noneShown = /\b(?:none|not|nothing)(?: \w+)? (?:shown|scheduled|listed|indicated)\b|\(none\)/i

/** Whether an exclusion holds unless something is shown, and its next words say that nothing is. */
export function isPlainlyExcluded(lead: Candidate, candidates: readonly Candidate[]): boolean {
  if (!unlessShown.test(lead.text)) return false
  const at = candidates.indexOf(lead)
  const next = candidates[at + 1]
  const isBeside = next?.documentId === lead.documentId && next.page === lead.page
  return noneShown.test(lead.text) || (isBeside && next.text.length < 60 && noneShown.test(next.text))
}
