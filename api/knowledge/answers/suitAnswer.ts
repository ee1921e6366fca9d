import { amendmentsOfPassage } from './amendmentsOfPassage.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const asks =
  /\b(?:how (?:long|much time|many (?:years|months|days))|by when|until when|when (?:must|do|can) (?:we|i|they)|(?:deadline|time limit|last day|time)\b)[^?.]*\b(?:sue\b(?! (?:us|me)\b)|suing\b|(?:file|bring|start) (?:an? |our |the )?(?:law)?(?:suit|legal action|action)\b(?! against (?:us|me)\b)|take (?:you|them|the (?:insurer|carrier|company)|the insurance company) to court\b)/i
const period = String.raw`\b(?:years?|months?|days?)\b`
const says = new RegExp(
  String.raw`\b(?:suits?|(?:legal |an )action|proceedings?)\b[^.;]*\b(?:within|more than|later than|before|until|unless)\b[^.;]*${period}|\bsues? us\b[^.;]*\b(?:within|more than|later than)\b[^.;]*${period}`,
  'i',
)
const touches = new RegExp(String.raw`\b(?:suits?|legal action|sue)\b.*${period}`, 'i')
/** What a suit of others against the insured needs, and what is to be paid after one. */
const ofOthers = /\bnotify us\b|\bjudgment\b|\bagainst (?:you|the insured|an insured)\b|\bproof of loss\b/i

/** How long the insured may take to sue the company: what an endorsement says of it, or else the form; null for any other question. */
export function suitAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asks.test(question)) return null
  const found = candidates.filter(
    ({ kind, text }) => kind !== 'row' && says.test(text) && !ofOthers.test(text),
  )
  const endorsed = found.filter(({ isEndorsement }) => isEndorsement)
  // An endorsement that changes it in other words takes a closer look.
  if (endorsed.length === 0 && candidates.some((each) => each.isEndorsement && touches.test(each.text)))
    return null
  const stated = endorsed.length > 0 ? endorsed : found
  const [rule, ...others] = stated
  // What several coverages have each, and what is amended in other words, takes a closer look.
  if (!rule || others.length > 0 || amendmentsOfPassage(rule, candidates, null).length > 0) return null
  return { status: 'ANSWERED', verdict: null, answer: ended(rule.text), citations: cited(rule) }
}
