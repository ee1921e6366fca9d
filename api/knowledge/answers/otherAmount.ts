import { hasAmount, isOtherPrice, partOfLimit, wantsMoney } from './amountFirst.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { plainRow } from './plainRow.ts'
import type { Question } from './question.ts'
import { gaps } from './relevantPassages.ts'
import { statementOf } from './statementOf.ts'

/** The amount of the next passage, when it answers nearly as well as the first. */
export function otherAmount(question: Question, [lead, ...others]: readonly RankedCandidate[]): string {
  const [other] = others.filter(({ candidate }) => hasAmount.test(candidate.text))
  if (
    !lead ||
    !other ||
    isDeletion.test(lead.candidate.text) ||
    !wantsMoney(question) ||
    other.score < lead.score - gaps.otherAmount
  )
    return ''
  // What an endorsement changes is not what it was, nor is the amount of something else the one asked for.
  const isReplaced =
    lead.features['changes'] === 1 ||
    (lead.candidate.isEndorsement && sharesLabel(lead.candidate.text, other.candidate.text))
  if (isReplaced && !other.candidate.isEndorsement) return ''
  if (
    other.coverage < lead.coverage &&
    (other.features['changes'] === 1 || partOfLimit.test(other.candidate.text))
  )
    return ''
  if (isOtherPrice(question, other.candidate.text)) return ''
  if (plainRow(question, lead.candidate)?.isAskedPlace) return ''
  return ` ${plainRow(question, other.candidate)?.sentence ?? statementOf(other.candidate)}`
}

/** A limit that is deleted is not what it was. */
const isDeletion = /\blimits?\b[^.;]{0,60}\b(?:is|are) (?:hereby )?(?:deleted|removed)\b(?! and replaced)/i

function sharesLabel(one: string, other: string): boolean {
  const [label = ''] = one.split('$')
  return label.length > 4 && other.startsWith(label)
}
