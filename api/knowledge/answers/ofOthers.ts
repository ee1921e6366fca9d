import type { Candidate } from './answerCandidates.ts'
import { isBelowLimit, statesValue } from './belowLimit.ts'
import { unitsChanged } from './changedEntry.ts'
import { isOfAnotherPerson } from './excludedPerson.ts'
import { ofOtherParts } from './partLimits.ts'
import { namedVehicle } from './payeeAnswer.ts'
import type { Question } from './question.ts'

interface Asked {
  /** As typed. */
  readonly typed: string
  readonly candidates: readonly Candidate[]
  /** Whether the policy is an umbrella or excess of other insurance. */
  readonly isExcess: boolean
}

/** Tells which passages are about another person, another part of the packet, other vehicles, or the insurance below the one asked about. */
export function ofOthers(
  question: Question,
  { typed, candidates, isExcess }: Asked,
): (candidate: Candidate) => boolean {
  const isOfOtherPart = ofOtherParts(question, candidates)
  const isOfOtherUnit = ofOtherUnits(question, candidates)
  return (candidate) =>
    (isExcess && isBelowLimit(candidate, question)) ||
    isOfAnotherPerson(candidate, typed) ||
    isOfOtherPart(candidate) ||
    isOfOtherUnit(candidate)
}

/** Which changes are for other vehicles than the one that the question names: "Collision deductible, autos 4 and 5" for auto 2. */
function ofOtherUnits(
  { text, intent }: Question,
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const row = statesValue.has(intent) ? namedVehicle(text, candidates) : null
  const number = row && /^\d{1,3}(?= )/.exec(row.text)?.[0]
  if (!number) return () => false
  return (candidate) => {
    const changed = unitsChanged(candidate)
    return changed.length > 0 && !changed.includes(number)
  }
}
