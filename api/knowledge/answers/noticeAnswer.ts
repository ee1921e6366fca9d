import { amountStatements, effectiveStatement } from '../facts/readNotice.ts'
import { candidatesOf, cited } from './answerCandidates.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asksWhen =
  /\b(?:when|by when|what (?:day|date)|how (?:long|many days)|deadline|last day)\b[^?]*\b(?:cancel\w*|lapse[sd]?|terminat\w+)|\bcancell?ation (?:effective )?date\b|\bdate of (?:the )?cancell?ation\b/i
const asksAmount =
  /\b(?:how much|what|whats|amount)\b[^?]*\b(?:owe[ds]?|owing|past[- ]due|overdue|amount due|behind|unpaid)\b|\b(?:how much|what|amount)\b[^?]*\bto (?:stop|avoid|prevent|keep|save|reinstate)\b/i
const asksWhether =
  /^(?:and |so )?(?:is|was|has|did|are|does)\b[^?]*\b(?:cancell?ed|cancell?ing|(?:being|been|going to be) cancell?ed|notice of cancell?ation)\b|\b(?:notice of cancell?ation|cancell?ation notice)\b[^?]*\bsay/i
/** The conditions of the policy, not a notice on file: "How many days before they can cancel us?" */
const asksRule =
  /\b(?:can|may|could|must|would|should|if|required?|requires?|notice (?:do|does|is|must|period)|days(?:'|’)? notice|how much (?:advance )?notice|return premium|refund\w*)\b/i

/** What a notice of cancellation on file says: "When does it cancel?", "How much do they owe?"; null for any other question. */
export function noticeAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asks = {
    when: asksWhen.test(question) || asksWhether.test(question),
    amount: asksAmount.test(question),
  }
  if (!(asks.when || asks.amount) || asksRule.test(question)) return null
  const notices = documents.filter(({ facts }) => facts.document.type === 'CANCELLATION_NOTICE')
  // A reinstatement or a second notice may have changed what the first one says.
  const isChanged = documents.some(({ facts }) => facts.document.type === 'REINSTATEMENT_NOTICE')
  const [notice, ...others] = notices
  if (!notice || others.length > 0 || isChanged) return null
  const candidates = candidatesOf(notice)
  const effective = asks.when ? effectiveStatement(candidates) : null
  const amounts = asks.amount ? amountStatements(candidates) : []
  const found = [...(effective ? [effective] : []), ...amounts]
  if (found.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The notice of cancellation says: ${found.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' ')}`,
    citations: found.flatMap(cited),
  }
}
