import { agreementsOf, insurances } from './agreements.ts'
import type { Candidate } from './answerCandidates.ts'
import { excludedByTitle } from './excludedPerson.ts'
import type { LossKind } from './lossKind.ts'
import type { RankedCandidate } from './openAnswers.ts'

/**
 * Whether the best passage leaves the loss to be weighed: a clause for an empty building or for another form, half of an
 * exclusion, or a weak match. Any other passage knows the policy better.
 */
export function isWeakLead(
  { candidate, features, share }: RankedCandidate,
  kind: LossKind,
  { asked, isInsured }: { readonly asked: string; readonly isInsured: boolean },
): boolean {
  const { text, role, isEndorsement, isFront } = candidate
  const isLike = (features['ownCoverage'] ?? 0) >= weak
  const isUnlikely = share < likely && !isLike
  if (isTitle(text)) return true
  if (ofItsForm.test(text) || (ofEmpty.test(text) && !ofEmpty.test(asked)) || isMisread(text, kind))
    return true
  if ((isInsured || kind.isOfOthers) && insuresOther(candidate, kind) && !/\bmed/i.test(asked)) return true
  if (/\bdeductible\b[^.;]* not apply\b/i.test(text) && !/\bdeductible\b/i.test(asked)) return true
  // A row of the declarations says how much, and not whether.
  if (role === 'SOURCE') return !/\bhow much\b/i.test(asked) && (isFront || isUnlikely)
  // It says nothing without the exclusion itself.
  if (/^this exclusion applies\b/i.test(text)) return true
  if (/^(?:this exclusion|it does not apply)\b/i.test(text)) return !isEndorsement || isUnlikely
  if (role === 'CONDITION' && duty.test(text) && !isLike) return true
  if (isEndorsement)
    return isOfSpecialCase(candidate) && !isLike && (kind.isOfOthers || kind.bearing?.test(text) !== true)
  // "Theft from any part of the home rented to others" for any other theft
  if (role === 'EXCLUSION' && kind.isNarrow) return !isLike
  return role === 'GRANT' ? isUnlikely : share < weak && !isLike
}

/** An exclusion of an endorsement is for special work, places or losses, unless it names people. */
export function isOfSpecialCase(candidate: Candidate): boolean {
  return (
    candidate.isEndorsement && candidate.role === 'EXCLUSION' && excludedByTitle([candidate]).length === 0
  )
}

/** Whether a passage insures something else than what happened: belongings, or slander, for an injury. */
function insuresOther(candidate: Candidate, { insuredBy }: LossKind): boolean {
  const others = insurances.filter((each) => !insuredBy.includes(each))
  const isOfLiability = insuredBy.includes('LIABILITY')
  return (
    others.some((other) => agreementsOf(other, [candidate]).length > 0) ||
    (isOfLiability && candidate.role === 'GRANT' && !ofLiability.test(candidate.text))
  )
}

const ofLiability =
  /\b(?:bodily injury|property damage|hurt|liab\w*|insureds?|claims?|suits?|medical|exclu\w*|occurrence|negligen\w*|malpractice)\b/i

/** "Injury to an employee of the insured" for that of a subcontractor. */
export function isMisread(text: string, { misread }: LossKind): boolean {
  return misread?.test(text) === true
}

/** "Damage To Your Work": the name of an exclusion, whose text follows. A listed form may stand without its text. */
export function isTitle(text: string): boolean {
  return /^(?!.*\bExcl)(?:(?:\w{1,2}[.)]|\p{Lu}[\p{L}'’-]*|and|or|to|of|the|for|in)[ ,–-]*){1,8}$/u.test(text)
}

/** A duty of the insured decides a loss only if it is about it: "you must obtain certificates from each subcontractor". */
const duty = /\byou must\b|\bas a condition\b/i
/** Below which likeness, and share of the likelihood, a match is weak. */
const weak = 0.35
const likely = 0.5
/** "We will not pay under this form for …": an exclusion of one form decides nothing about the others. */
export const ofItsForm = /\bunder this (?:form|endorsement|extension|coverage)\b/i

/** What clauses and questions about an empty building say. */
export const ofEmpty = /\b(?:vacan\w+|unoccup\w+|less than 31 ?%|empty)\b/i
