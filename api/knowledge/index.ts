import './agencyProfile/updateAgencyLogo.ts'
import './agencyProfile/updateAgencyProfile.ts'
import './addresses/zipPlaces.ts'
import './details/applyPolicyDetails.ts'
import './details/policyDetailsType.ts'
import './details/policyInDocument.ts'
import './details/reviewPolicyDetail.ts'
import './details/confirmCertificateBox.ts'
import './details/confirmPolicyProvision.ts'
import './details/foundCertificateFacts.ts'
import './details/percentDeductibles.ts'
import './details/unconfirmedProvisions.ts'
import './schedules/addPolicySchedule.ts'
import './schedules/correctPolicySchedule.ts'
import './schedules/policySchedulesType.ts'
import './schedules/removePolicySchedule.ts'
import './explorer/accountAnswers.ts'
import './explorer/addExplorerMessage.ts'
import './readings/documentSearch.ts'
import './readings/fileReadingType.ts'
import './applications/applicationsOfAccounts.ts'
import './policies/businessPolicyQueries.ts'
import './policies/currentPolicies.ts'
import './certificates/batch/certificateReissue.ts'
import './certificates/batch/holderListPreview.ts'
import './certificates/certificatePolicies.ts'
import './certificates/certificateQueries.ts'
import './certificates/certificatesOfAccounts.ts'
import './certificates/changesSinceIssued.ts'
import './certificates/mutations/createCertificate.ts'
import './certificates/mutations/createCertificates.ts'
import './certificates/mutations/reissueCertificates.ts'
import './certificates/mutations/reviseCertificate.ts'
import './accounts/createAccount.ts'
import './applications/createBusinessApplication.ts'
import './policies/createBusinessPolicies.ts'
import './carriers/createCarrier.ts'
import './policies/renewBusinessPolicy.ts'
import './accounts/merge/mergePreview.ts'
import './accounts/merge/mergeAccounts.ts'
import './accounts/merge/undoAccountMerge.ts'
import './accounts/updateAccount.ts'
import './applications/updateBusinessApplication.ts'
import './policies/updateBusinessPolicy.ts'
import './policies/updateCertificateFacts.ts'
import './carriers/updateCarrier.ts'
import './policies/policiesOfAccounts.ts'
import './policyFiles/confirmPolicyFile.ts'
import './policyFiles/deleteFile.ts'
import './policyFiles/endCancellationNotice.ts'
import './policyFiles/policyFileType.ts'
import './policyFiles/restoreFile.ts'
import './policyFiles/uploadPolicyFile.ts'
import './accounts/accountQueries.ts'
import './accounts/similar/similarAccountsQuery.ts'
import './timeline/export/exportAccountTimeline.ts'
import './timeline/timelineType.ts'
import './transfer/listImports.ts'
import './transfer/mutations/startImport.ts'
import './transfer/mutations/undoImport.ts'
import './transfer/previewImport.ts'
import { accountKind } from './accounts/accountKind.ts'
import { businessApplicationKind } from './applications/businessApplication.ts'
import { contactKind } from './contacts/contact.ts'
import { accountHoldKind } from './accounts/merge/accountHold.ts'
import { accountMergeKind } from './accounts/merge/accountMerge.ts'
import { policyDetailsKind } from './details/policyDetails.ts'
import { policyScheduleKind } from './schedules/policySchedule.ts'
import { explorerMessageKind } from './explorer/explorerMessage.ts'
import { addVectors } from './readings/addVectors.ts'
import { readFile, readRemainingFiles } from './readings/readFiles.ts'
import { removeReadingContent, sweepReadings } from './readings/sweepReadings.ts'
import { fileReadingKind } from './readings/fileReading.ts'
import { finishAccountMerge } from './accounts/merge/mergeJob.ts'
import { renameBelongings } from './accounts/rename/renameBelongings.ts'
import { businessPolicyKind } from './policies/businessPolicyKind.ts'
import { carrierKind } from './carriers/carrier.ts'
import { defineModule } from '../graphql/index.ts'
import { certificateBatchKind } from './certificates/batch/certificateBatch.ts'
import { issueCertificateBatch } from './certificates/batch/issueCertificateBatch.ts'
import { previewRoutes } from './certificates/batch/previewRoutes.ts'
import { certificateHolderKind } from './certificates/certificateHolder.ts'
import { certificateKind } from './certificates/certificateKind.ts'
import { certificateNumbersKind } from './certificates/certificateNumbers.ts'
import { packTimelineExport } from './timeline/export/packTimelineExport.ts'
import { timelineExportKind } from './timeline/export/timelineExport.ts'
import { importBatchKind, listImportKind } from './transfer/listImport.ts'
import { exportedAccounts } from './transfer/exportedAccounts.ts'
import { exportedCertificates } from './transfer/exportedCertificates.ts'
import { exportedSchedule } from './details/exportedSchedule.ts'
import { exportedPolicies } from './transfer/exportedPolicies.ts'
import { importTemplates } from './transfer/importTemplates.ts'
import { runListImport } from './transfer/runListImport.ts'
import { undoListImport } from './transfer/undoListImport.ts'

export { certificateFactsJob } from './policies/certificateFactsJob.ts'
export { agencyPublisher } from './agencyProfile/agencyPublisher.ts'
export { namesOf, openedAccount, updatedAccount, type Account, type AccountData } from './accounts/account.ts'
export { accountKind, type AccountRow } from './accounts/accountKind.ts'
export { AccountType } from './accounts/accountType.ts'
export { accountTimeline, type TimelineEvent } from './timeline/accountTimeline.ts'
export type { Address } from './addresses/address.ts'
export { withinEdits } from './accounts/similar/withinEdits.ts'
export { AddressInput } from './accounts/accountInputs.ts'
export { AddressType } from './addresses/addressType.ts'
export { defineBelonging } from './accounts/belonging.ts'
export { contactKind, type Contact } from './contacts/contact.ts'
export { ContactType } from './contacts/contactType.ts'
export { industries, takeIndustries } from './naics/industries.ts'
export { editionFile, editionOf, editionText } from './naics/naicsEdition.ts'
export { naicsEntries } from './naics/naicsEntries.ts'
export { NaicsWorkbookError, readNaicsWorkbook } from './naics/naicsWorkbook.ts'
export { isInsuredOf, isShownToClient, ownFiles } from './policyFiles/otherInsured.ts'
export { cancellationNotice, isSamePolicyNumber, lapseInWords } from './policyFiles/cancellationNotice.ts'
export { letterDate, type PolicyNotice, readNotice } from './facts/readNotice.ts'
export { datesIn, parseMoney } from './facts/values.ts'
export { asksStanding, standingAnswer } from './policyFiles/standingAnswer.ts'
export { isSameParty } from './accounts/isSameParty.ts'
export { hasOtherLegalForm, legalFormsOf } from './accounts/legalForm.ts'
export { shownCell } from './details/reviewedSchedules.ts'
export { correctedLimits, type CorrectedLimit } from './details/correctedLimits.ts'
export { policyOnFile, type PolicyOnFile } from './details/policyOnFile.ts'
export { openAnswers } from './answers/openAnswers.ts'
export { casesAsked } from './answers/questionParts.ts'
export { perilNamed } from './answers/question.ts'
export type { AnswerDocument, AnsweredPart, PolicyAnswer } from './answers/policyAnswer.ts'
export type { Fact, PolicyFacts, RecognizedType } from './facts/policyFacts.ts'
export { allNamed, documentsIn, type FoundDocument } from './facts/documentsIn.ts'
export { fileReadingOf, recognizedLabels } from './readings/fileReading.ts'
export { letterAnalysis, letterText } from './readings/letterAnalysis.ts'
export { type DocumentContent, loadContent, loadFacts, readAndAnalyze } from './readings/storedReading.ts'
export { phone as phoneRule } from './fields/fieldRules.ts'
export { phoneInWords } from './fields/phoneNumber.ts'
export { addressIn } from './addresses/addressIn.ts'
export { addressLine } from './addresses/address.ts'
export { zoneCode, zoneNames } from './addresses/zoneNames.ts'
export { streetAndTown } from './addresses/streetAndTown.ts'
export { zonesOfPostalCode } from './addresses/zipZones.ts'
export { type FormFields, formFieldsOf } from './forms/formFieldsOf.ts'
export type { FieldValue } from './forms/formKnowledge.ts'
export { formAnswers, formValues } from './forms/formValues.ts'
export type { KnownValue } from './forms/knownValue.ts'
export { recordValues } from './forms/recordValues.ts'
export { type LabeledField, labeledFields } from './forms/labeledFields.ts'
export type { Letter } from './forms/letterSentences.ts'
export { amountsIn } from './reviews/limitsNamed.ts'
export { certificateHolderOf } from './reviews/certificateCells.ts'
export {
  aboutOperation,
  type OperationInPolicy,
  operationsInPolicy,
  operationsTold,
} from './reviews/operationsInPolicy.ts'
export { subcontractorDemands } from './reviews/subcontractorDemands.ts'
export { certificateTerms } from './reviews/certificateTerms.ts'
export { contractClauses } from './reviews/contractClauses.ts'
export { contractParties } from './reviews/contractParties.ts'
export { conditionsOf } from './reviews/conditionDifferences.ts'
export { coverageStatements } from './reviews/offerStatements.ts'
export { stated } from './reviews/statements.ts'
export { severalAmounts, type Statement } from './reviews/statement.ts'
export type { Difference } from './reviews/compareDocuments.ts'
export type { ConfirmedWording } from './reviews/confirmedWording.ts'
export { type CertificateNotice, certificateNotices } from './policyFiles/certificateNotices.ts'
export { certificateReview, comparison, contractReview, severalComparison } from './reviews/reviewTasks.ts'
export { offerPrice, type SettledPrice } from './reviews/settledPrice.ts'
export { type TotalRow, totalAmount, totalRows } from './reviews/offerTotals.ts'
export { type QuotedOption, quotedOptions } from './reviews/quotedOptions.ts'
export { areValuedApart, valuationRank } from './reviews/betterWords.ts'
export { excludesWork } from './reviews/excludesWork.ts'
export { offerExpires } from './reviews/offerExpires.ts'
export type { CertificateReview } from './reviews/reviewCertificate.ts'
export type { Discrepancy } from './reviews/discrepancy.ts'
export { readInsuranceClauses } from './reviews/insuranceClauses.ts'
export type { ProofDuty } from './reviews/proofDuties.ts'
export { type Family, familyLabels, isLineMissing } from './reviews/insuredFamilies.ts'
export type { ContractFinding } from './reviews/contractFinding.ts'
export { domainShape } from './accounts/domainShape.ts'
export { dialedPhones, emailKey, nameKey, phoneKey } from './accounts/recognition.ts'
export {
  openedPolicy,
  policyNumberKey,
  withNextTerm,
  type BusinessPolicy,
} from './policies/businessPolicy.ts'
export { policiesNumberedIn } from './policies/policiesNumberedIn.ts'
export { checkedApplication, type ApplicationInput } from './applications/checkedApplication.ts'
export { businessApplicationKind, keptParts, textOf } from './applications/businessApplication.ts'
export {
  type Certificate,
  certificateNumber,
  type CertificateContent,
  type CertificateOrder,
  orderOf,
} from './certificates/certificate.ts'
export { type CertificateCheck, certificateChecks } from './certificates/certificateChecks.ts'
export { ReviseCertificateInput } from './certificates/certificateInputs.ts'
export { CertificateBoxesType, openCertificateBoxes } from './details/certificateBoxes.ts'
export { DocumentedProvisionType } from './certificates/documentedProvisionType.ts'
export { CertificateOrderType } from './certificates/certificateOrderType.ts'
export {
  descriptionRules,
  holderRules,
  orderRules,
  otherInsuredsRules,
} from './certificates/certificateRules.ts'
export { present } from './accounts/accountRules.ts'
export { askedBy, isHolder, partiesAsking, provisionKinds } from './certificates/partiesAsking.ts'
export { operationsIn, provisionsDescribed, wordingProblems } from './certificates/certificateWording.ts'
export { provisionMentions } from './certificates/provisionMentions.ts'
export { provisionWords, states } from './certificates/provisionWords.ts'
export { statedAboutInsured } from './facts/statedAboutInsured.ts'
export { standardTitle } from './facts/standardTitle.ts'
export {
  checksWithDocuments,
  type DocumentedProvision,
  documentedProvisions,
} from './certificates/provisionsInDocuments.ts'
export { certificateContent } from './certificates/certificateContent.ts'
export { certificateDocument } from './certificates/certificateDocument.ts'
export { batchOrders } from './certificates/batch/batchOrders.ts'
export { batchSurvey } from './certificates/batch/batchSurvey.ts'
export { planBatch } from './certificates/batch/issueCertificateBatch.ts'
export { certificateHolderKind, holderEmailOf, sameHolderKeys } from './certificates/certificateHolder.ts'
export { holderListHeadings, readHolderList } from './certificates/batch/readHolderList.ts'
export { certificateBasis, type CertificateBasis } from './certificates/certificateBasis.ts'
export { certificateKind, type CertificateRow } from './certificates/certificateKind.ts'
export { isLiabilityLine } from './certificates/certificateLines.ts'
export { issueCertificate } from './certificates/issueCertificate.ts'
export { type Limit, limitText } from './policies/policyLimit.ts'
export { dollars } from './policies/policyMoney.ts'
export { wholePolicy } from './policies/businessPolicy.ts'
export { policyVersions } from './policies/businessPolicyHistory.ts'
export { type CertificateFacts, type ProvisionKind, provisionLabels } from './policies/certificateFacts.ts'
export { businessPolicyKind, type BusinessPolicyRow, insuresAutos } from './policies/businessPolicyKind.ts'
export { policyLabel, policyTitle, type Specialty, specialtyOf } from './policies/specialtyOf.ts'
export { BusinessPolicyType } from './policies/businessPolicyType.ts'
export { carrierKind, wholeCarrier, type Carrier } from './carriers/carrier.ts'
export {
  lineOfBusinessLabels,
  policyStateLabels,
  type LineOfBusiness,
  linesOfBusiness,
  type PolicyTerms,
} from './policies/policyTerms.ts'

export const knowledgeModule = defineModule({
  name: 'knowledge',
  kinds: [
    accountKind,
    accountHoldKind,
    accountMergeKind,
    contactKind,
    businessApplicationKind,
    businessPolicyKind,
    carrierKind,
    certificateKind,
    certificateBatchKind,
    certificateHolderKind,
    certificateNumbersKind,
    importBatchKind,
    listImportKind,
    timelineExportKind,
    fileReadingKind,
    policyDetailsKind,
    policyScheduleKind,
    explorerMessageKind,
  ],
  jobs: (services) => [
    finishAccountMerge(),
    renameBelongings(),
    issueCertificateBatch(services),
    packTimelineExport(services),
    runListImport(services.clock),
    undoListImport(services.clock),
    readFile(services),
    readRemainingFiles(),
    addVectors(services),
    sweepReadings(services),
    removeReadingContent(),
  ],
  routes: { '/certificate-preview': previewRoutes },
  exports: [exportedAccounts, exportedPolicies, exportedCertificates, exportedSchedule, ...importTemplates],
})
export { dayToAct } from './policies/policyExpiration.ts'
export { hasEnded, isCurrent, policyStandingLabels, standingOf } from './policies/policyStanding.ts'
