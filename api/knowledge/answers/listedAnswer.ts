import { deductibleCompared } from './deductibleCompared.ts'
import { locationsWithout } from './locationsWithout.ts'
import { lossDeductible } from './lossDeductible.ts'
import { mortgageeAnswer } from './mortgageeAnswer.ts'
import { namedParty } from './namedParty.ts'
import { newlyAcquiredAnswer } from './newlyAcquiredAnswer.ts'
import { placedCoverage } from './placedCoverage.ts'
import { rentedVehicle } from './rentedVehicle.ts'
import { vehicleCoverage } from './vehicleCoverage.ts'
import { admittedAnswer } from './admittedAnswer.ts'
import { billingAnswer } from './billingAnswer.ts'
import { countAnswer } from './countAnswer.ts'
import { exclusionList } from './exclusionList.ts'
import { insuredPersonsAnswer } from './insuredPersonsAnswer.ts'
import { labeledLimits } from './labeledLimits.ts'
import { notCoveredItem } from './notCoveredItem.ts'
import { noticeAnswer } from './noticeAnswer.ts'
import { payeeAnswer } from './payeeAnswer.ts'
import { priorActsAnswer } from './priorActsAnswer.ts'
import { quotedAmount } from './quotedAmount.ts'
import { requiredUnderlying } from './requiredUnderlying.ts'
import { suitAnswer } from './suitAnswer.ts'
import { unknownUnit } from './unknownUnit.ts'
import { unitScopeAnswer } from './unitScopeAnswer.ts'
import { wordingAnswer, additionalInsuredAnswer } from './wordingAnswer.ts'
import type { Candidate } from './answerCandidates.ts'
import type { AnswerDocument, AnsweredQuestion, PolicyAnswer } from './policyAnswer.ts'

/** What one list, clause or line of the documents answers, whatever else is near to the question; null for any other question. */
export function listedAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  said: { readonly candidates: readonly Candidate[]; readonly earlier: readonly AnsweredQuestion[] },
): PolicyAnswer | null {
  const { candidates } = said
  return (
    exclusionList(question, candidates) ??
    countAnswer(question, documents) ??
    unknownUnit(question, documents) ??
    additionalInsuredAnswer(question, documents, candidates) ??
    wordingAnswer(question, documents) ??
    labeledLimits(question, candidates) ??
    noticeAnswer(question, documents) ??
    payeeAnswer(question, documents, candidates) ??
    billingAnswer(question, candidates) ??
    suitAnswer(question, candidates) ??
    admittedAnswer(question, candidates) ??
    quotedAmount(question, candidates) ??
    priorActsAnswer(question, documents, candidates) ??
    insuredPersonsAnswer(question, candidates) ??
    unitScopeAnswer(question, candidates) ??
    deductibleCompared(question, documents, candidates) ??
    locationsWithout(question, documents, candidates) ??
    namedParty(question, candidates) ??
    mortgageeAnswer(question, documents) ??
    newlyAcquiredAnswer(question, candidates) ??
    notCoveredItem(question, candidates) ??
    requiredUnderlying(question, candidates) ??
    rentedVehicle(question, candidates) ??
    vehicleCoverage(question, documents) ??
    placedCoverage(question, documents, said) ??
    lossDeductible(question, documents, said)
  )
}
