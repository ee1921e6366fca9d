import { type Candidate, cited } from './answerCandidates.ts'
import { vehicle } from './lossWords.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const rented = String.raw`(?:rental|rented|borrowed|hired)`
const damaged = String.raw`(?:damag\w*|scrap\w*|scratch\w*|dent\w*|wreck\w*|totaled|crash\w*|stolen|hit|backed into)`
const asks = new RegExp(
  String.raw`\b${rented} (?:\w+ )?${vehicle}\b[^?]*\b${damaged}\b|\b${damaged}\b[^?.]*\b${rented} (?:\w+ )?${vehicle}\b`,
  'i',
)
/** What happened to others is liability. */
const ofOthers = /\b(?:pedestrian|other (?:driver|car)|someone|somebody|injur\w*|liab\w*|hurt)\b/i
const row =
  /\bhired (?:(?:auto|car|vehicle)s?|and borrowed autos)(?:,| [-–—])? physical damage\b|\bphysical damage\b[^.;$]{0,20}\bhired (?:auto|car)s?\b/i
const none = /\b(?:none|not (?:covered|provided|included|purchased)|no coverage|excluded|declined)\W*$/i

/** Damage to a rented or borrowed vehicle itself: the hired auto physical damage of the declarations; null for any other question. */
export function rentedVehicle(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asks.test(question) || ofOthers.test(question)) return null
  const [found, ...others] = candidates.filter(({ isFront, text }) => isFront && row.test(text))
  if (!found || others.length > 0) return null
  const isNone = none.test(found.text)
  return {
    status: 'ANSWERED',
    verdict: isNone ? 'EXCLUDED' : 'COVERED',
    answer: `${isNone ? 'No' : 'Yes'}. ${ended(found.text)}`,
    citations: cited(found),
  }
}
