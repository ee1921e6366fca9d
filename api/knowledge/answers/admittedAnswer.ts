import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const asks = /\b(?:(?:non-?)?admitted|surplus lines?)\b(?! (?:tax|fee))/i
const asksNonadmitted = /\bnon-?admitted\b|\bnot admitted\b|\bsurplus lines?\b/i
const isNot =
  /\bnon-?admitted\b|\b(?:insurer|company|carrier)s?\b[^.]{0,40}\bnot (?:authorized|licensed|admitted)\b|\bunauthorized insurer\b|\bsurplus lines? (?:insurer|law|carrier|company)\b/i
const is = /\b(?<!non-)admitted (?:carrier|company|insurer|paper)\b|\b(?:is|insurer:?) (?:an )?admitted\b/i

/** "Is the carrier admitted?", "is it surplus lines?", from what the documents say of the insurer; null for any other question. */
export function admittedAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!/^(?:and |so )?(?:is|are)\b/i.test(question.trim()) || !asks.test(question)) return null
  const saying = candidates.filter(({ text }) => isNot.test(text))
  // A sentence says more than the letterhead.
  const nonadmitted = saying.find(({ text }) => /\b(?:is|not)\b/i.test(text)) ?? saying[0]
  const found = nonadmitted ?? candidates.find(({ text }) => is.test(text))
  if (!found) return null
  const isYes = asksNonadmitted.test(question) === (found === nonadmitted)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${isYes ? 'Yes' : 'No'}. ${ended(found.text)}`,
    citations: cited(found),
  }
}
