import type { Candidate } from './answerCandidates.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { gaps } from './relevantPassages.ts'

/** What an endorsement pays comes before the exclusion that it deletes for it. */
export function grantFirst(relevant: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [lead] = relevant
  if (!lead?.candidate.amends?.some(({ effect }) => effect !== 'CHANGED')) return relevant
  const grant = relevant.find(
    ({ candidate, score }) =>
      candidate.role === 'GRANT' &&
      !candidate.amends &&
      isOfEndorsement(candidate, lead.candidate) &&
      score >= lead.score - gaps.overriding,
  )
  return grant ? [grant, ...relevant.filter((each) => each !== grant)] : relevant
}

function isOfEndorsement({ documentId, page, headings, kind }: Candidate, lead: Candidate): boolean {
  const depth = lead.amends || headings.length < lead.headings.length ? 2 : undefined
  return (
    kind !== 'row' &&
    documentId === lead.documentId &&
    page === lead.page &&
    headings.slice(0, depth).join() === lead.headings.slice(0, depth).join()
  )
}

/** What an endorsement that lifts an exclusion leaves out itself: "This endorsement does not apply while …" */
export function limitingGiveBack(
  { candidate, score }: RankedCandidate,
  relevant: readonly RankedCandidate[],
): RankedCandidate | undefined {
  if (!candidate.amends) return undefined
  return relevant.find(
    (each) =>
      each.score >= score - gaps.quoted / 2 &&
      isOfEndorsement(each.candidate, candidate) &&
      /^(?:this (?:endorsement|coverage|insurance)|it|we) (?:does|do|will|shall) not\b/i.test(
        each.candidate.text,
      ),
  )
}
