import type { Candidate } from './answerCandidates.ts'
import { deductibleCompared } from './deductibleCompared.ts'
import { locationsWithout } from './locationsWithout.ts'
import { lossDeductible } from './lossDeductible.ts'
import { mortgageeAnswer } from './mortgageeAnswer.ts'
import { namedParty } from './namedParty.ts'
import { newlyAcquiredAnswer } from './newlyAcquiredAnswer.ts'
import { placedCoverage } from './placedCoverage.ts'
import type { AnswerDocument, AnsweredQuestion, PolicyAnswer } from './policyAnswer.ts'
import { rentedVehicle } from './rentedVehicle.ts'
import { vehicleCoverage } from './vehicleCoverage.ts'

/** An answer that rows of the declarations give for the party, the place or the loss that a question names; null for any other question. */
export function tabledAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  said: { readonly candidates: readonly Candidate[]; readonly earlier: readonly AnsweredQuestion[] },
): PolicyAnswer | null {
  return (
    deductibleCompared(question, documents, said.candidates) ??
    locationsWithout(question, documents, said.candidates) ??
    namedParty(question, said.candidates) ??
    mortgageeAnswer(question, documents) ??
    newlyAcquiredAnswer(question, said.candidates) ??
    rentedVehicle(question, said.candidates) ??
    vehicleCoverage(question, documents) ??
    placedCoverage(question, documents, said) ??
    lossDeductible(question, documents, said)
  )
}
