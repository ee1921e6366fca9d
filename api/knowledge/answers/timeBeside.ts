import type { Candidate } from './answerCandidates.ts'
import type { Question } from './question.ts'

const time =
  /\b(?:\d{1,3}|one|two|three|six|ten|twelve|thirty|sixty|ninety)\W*(?:\(\d+\) )?(?:calendar |business |working )?(?:hours?|days?|weeks?|months?|years?)\b/i

/** The next sentence or entry of the same list, where a question asks for a time that the best passage does not have: "You have 180 days after loss to tell us …" */
export function timeBeside(
  { intent }: Question,
  lead: Candidate,
  candidates: readonly Candidate[],
): Candidate | null {
  if (intent !== 'TIME' || lead.kind === 'row' || time.test(lead.text) || /\d{1,2}\/\d{1,2}/.test(lead.text))
    return null
  const next = candidates[candidates.indexOf(lead) + 1]
  const isNext =
    next?.documentId === lead.documentId &&
    next.page === lead.page &&
    next.kind === lead.kind &&
    next.headings.join() === lead.headings.join()
  return isNext && time.test(next.text) && pointsBack.test(next.text) ? next : null
}

/** "… to tell us that you intend to claim it" is about the sentence before. */
const pointsBack = /\b(?:it|this|that|these|them|they)\b/i
