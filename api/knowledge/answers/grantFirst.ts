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

/** What an endorsement gives back comes before its deductible, and before what it leaves out in some cases. */
export function givenBackFirst(
  relevant: readonly RankedCandidate[],
  candidates: readonly Candidate[],
): readonly RankedCandidate[] {
  const [lead] = relevant
  if (!lead || !(startsWithShare.test(lead.candidate.text) || isLeftOut(lead.candidate))) return relevant
  const paragraph = candidates.slice(0, candidates.indexOf(lead.candidate))
  const given = paragraph.findLast(
    ({ block, documentId, amends }) =>
      block === lead.candidate.block &&
      documentId === lead.candidate.documentId &&
      amends?.some(({ effect }) => effect !== 'CHANGED') === true,
  )
  if (!given) return relevant
  const known = relevant.find(({ candidate }) => candidate === given) ?? { ...lead, candidate: given }
  return [known, ...relevant.filter((each) => each !== known)]
}

const startsWithShare = /^(?:(?:the|an?) )?(?:\w+ )?(?:deductible|retention)\b/i

/** "There is no coverage for equipment left near a river after a warning": in other cases there is. */
function isLeftOut({ role, text }: Candidate): boolean {
  return (
    role === 'EXCLUSION' &&
    /^there is no (?:coverage|insurance)\b.*\b(?:if|unless|while|when|after|until)\b/i.test(text)
  )
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
      /^(?:(?:this (?:endorsement|coverage|insurance)|it|we) (?:does|do|will|shall) not|there is no (?:coverage|insurance))\b/i.test(
        each.candidate.text,
      ),
  )
}
