import { agreementsOf, isForOthers } from './agreements.ts'
import type { Candidate } from './answerCandidates.ts'
import { changeOf } from './changeFirst.ts'
import { ownStatement } from './exclusionSubjects.ts'
import { isMisread, isTitle, ofEmpty, ofItsForm } from './isWeakLead.ts'
import type { LossKind } from './lossKind.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { hasException } from './passageRole.ts'
import type { Question } from './question.ts'

/** The passages that may answer a question. */
export interface Found {
  readonly ranked: readonly RankedCandidate[]
  /** All passages, in document order. */
  readonly candidates: readonly Candidate[]
}

/** "Property you own", as an exclusion of liability. */
export function isOfOwnProperty({ role, text }: Candidate): boolean {
  return (
    role === 'EXCLUSION' &&
    /\bproperty (?:that )?(?:you|any insured|an insured) owns?\b|\bproperty owned\b/i.test(text)
  )
}

/** "CG 21 67 12 04 Fungi Or Bacteria Exclusion" */
export function isListed({ text }: Candidate): boolean {
  return /^[A-Z]{2,4}[ -]?\d[\d /-]{2,}\D{5,80}$/.test(text) && /\bexclu/i.test(text)
}

/** Exclusions of special things near the question: they may be about what happened. */
export function rivalsIn(ranked: readonly RankedCandidate[], kind: LossKind): Candidate[] {
  return ranked
    .slice(0, mostRivals)
    .filter(
      ({ candidate: { role, text }, share }) =>
        role === 'EXCLUSION' &&
        share >= leastOfRival &&
        !isMisread(text, kind) &&
        !ofItsForm.test(text) &&
        !ofDuty.test(text) &&
        !ofEmpty.test(text),
    )
    .map(({ candidate }) => candidate)
}

/** What a neglected duty takes back is about no other loss. */
const ofDuty = /^if you (?:have|do|did|fail)\b/i
const mostRivals = 5
const leastOfRival = 0.05

/** The exclusions that are about such a loss, likeliest first. */
export function bearingOn(
  kind: LossKind,
  { text: asked }: Question,
  { ranked, candidates }: Found,
): Candidate[] {
  const { bearing, isNarrow, isOfOthers, insuredBy } = kind
  if (bearing === null || candidates.some((each) => isOwnPromise(each) && bearing.test(each.text))) return []
  if (isOfOthers && insuredBy.some((insurance) => agreementsOf(insurance, candidates).length > 0)) return []
  const known = [...ranked.map(({ candidate }) => candidate), ...candidates]
  const bears = [...new Set(known)].filter(
    (candidate) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'heading' &&
      !candidate.isExample &&
      !isForOthers(candidate) &&
      !isTitle(candidate.text) &&
      bearing.test(ownStatement(candidate.text)) &&
      !isMisread(candidate.text, kind) &&
      !ofItsForm.test(candidate.text) &&
      (!isNarrow || isLike(candidate, ranked)) &&
      (!ofEmpty.test(candidate.text) || ofEmpty.test(asked)),
  )
  return bears.toSorted((a, b) => Number(isListed(a)) - Number(isListed(b)))
}

/** The insuring agreement of the policy: what it is for is not excluded by a clause about a special case. */
function isOwnPromise({ role, kind, isEndorsement, text }: Candidate): boolean {
  return (
    role === 'GRANT' &&
    kind !== 'row' &&
    !isEndorsement &&
    /\b(?:we|insurer|company|underwriters?) (?:will|shall|agrees? to) pay\b.*\b(?:legally|liab\w+|damages)\b/i.test(
      text,
    )
  )
}

function isLike(candidate: Candidate, ranked: readonly RankedCandidate[]): boolean {
  const found = ranked.find((each) => each.candidate === candidate)
  return (found?.features['ownCoverage'] ?? 0) >= likeEnough
}

const likeEnough = 0.5

/** Whether an exclusion says no by itself. */
export function decides(exclusion: Candidate, kind: LossKind, candidates: readonly Candidate[]): boolean {
  return (
    (kind.isOpen !== 'BY_CAUSE' || isOfOwnProperty(exclusion)) &&
    isUnqualified(exclusion, candidates) &&
    changeOf(exclusion, candidates) === undefined &&
    givingBack(kind, candidates).length === 0
  )
}

/** Whether an exclusion holds without more: no exception, no case that it is for. */
function isUnqualified(exclusion: Candidate, candidates: readonly Candidate[]): boolean {
  return (
    !hasException(exclusion.text) &&
    !/\b(?:if|when|where|while|only|more than|over \d|at locations?|so \w+ed|by or (?:at|on)|(?:committed|caused) by)\b|\bthat begins\b/i.test(
      exclusion.text.replace(/\bwhether (?:or not )?(?:committed|caused|done) by\b/i, ''),
    ) &&
    exceptionsOf(exclusion, candidates).length === 0
  )
}

/** The sentences after an exclusion that say what it does not apply to. */
export function exceptionsOf(exclusion: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const at = candidates.indexOf(exclusion)
  return candidates
    .slice(at + 1, at + 3)
    .filter(
      ({ documentId, block, text }) =>
        documentId === exclusion.documentId &&
        block === exclusion.block &&
        /^(?:this exclusion (?:does|shall) not apply|however|but|(?:for|to|in|with) (?:all|any) other)\b/i.test(
          text,
        ),
    )
}

/** The promises and limits of the policy that are about such a loss, too. */
export function givingBack({ bearing }: LossKind, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (candidate) =>
      bearing?.test(ownStatement(candidate.text)) === true &&
      !isForOthers(candidate) &&
      (candidate.role === 'GRANT' || (candidate.role === 'SOURCE' && /\$ ?\d/.test(candidate.text))),
  )
}
