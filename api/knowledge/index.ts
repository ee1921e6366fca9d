import './applications/applicationsOfAccounts.ts'
import './businessPolicyQueries.ts'
import './certificates/batch/certificateReissue.ts'
import './certificates/certificatePolicies.ts'
import './certificates/certificateQueries.ts'
import './certificates/certificatesOfAccounts.ts'
import './certificates/mutations/createCertificate.ts'
import './certificates/mutations/createCertificates.ts'
import './certificates/mutations/reissueCertificates.ts'
import './certificates/mutations/reviseCertificate.ts'
import './mutations/createAccount.ts'
import './mutations/createBusinessApplication.ts'
import './mutations/createBusinessPolicies.ts'
import './mutations/createCarrier.ts'
import './mutations/renewBusinessPolicy.ts'
import './merge/mergePreview.ts'
import './mutations/mergeAccounts.ts'
import './mutations/undoAccountMerge.ts'
import './mutations/updateAccount.ts'
import './mutations/updateBusinessApplication.ts'
import './mutations/updateBusinessPolicy.ts'
import './mutations/updateCarrier.ts'
import './policiesOfAccounts.ts'
import './policyFiles/deleteFile.ts'
import './policyFiles/policyFileType.ts'
import './policyFiles/restoreFile.ts'
import './policyFiles/uploadPolicyFile.ts'
import './queries.ts'
import './similar/similarAccountsQuery.ts'
import './timeline/export/exportAccountTimeline.ts'
import './timeline/timelineType.ts'
import './transfer/listImports.ts'
import './transfer/mutations/startImport.ts'
import './transfer/mutations/undoImport.ts'
import './transfer/previewImport.ts'
import { accountKind } from './accountKind.ts'
import { businessApplicationKind } from './applications/businessApplication.ts'
import { contactKind } from './contact.ts'
import { accountHoldKind } from './merge/accountHold.ts'
import { accountMergeKind } from './merge/accountMerge.ts'
import { finishAccountMerge } from './merge/mergeJob.ts'
import { renameBelongings } from './rename/renameBelongings.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { carrierKind } from './carrier.ts'
import { defineModule } from '../graphql/index.ts'
import { certificateBatchKind } from './certificates/batch/certificateBatch.ts'
import { issueCertificateBatch } from './certificates/batch/issueCertificateBatch.ts'
import { certificateHolderKind } from './certificates/certificateHolder.ts'
import { certificateKind } from './certificates/certificateKind.ts'
import { certificateNumbersKind } from './certificates/certificateNumbers.ts'
import { packTimelineExport } from './timeline/export/packTimelineExport.ts'
import { timelineExportKind } from './timeline/export/timelineExport.ts'
import { importBatchKind, listImportKind } from './transfer/listImport.ts'
import { exportedAccounts } from './transfer/exportedAccounts.ts'
import { exportedCertificates } from './transfer/exportedCertificates.ts'
import { exportedPolicies } from './transfer/exportedPolicies.ts'
import { importTemplates } from './transfer/importTemplates.ts'
import { runListImport } from './transfer/runListImport.ts'
import { undoListImport } from './transfer/undoListImport.ts'

export { openedAccount, type Account, type AccountMatter } from './account.ts'
export { accountKind, type AccountRow } from './accountKind.ts'
export { AccountType } from './accountType.ts'
export type { Address } from './address.ts'
export { AddressType } from './addressType.ts'
export { defineBelonging } from './belonging.ts'
export { contactKind, type Contact } from './contact.ts'
export { ContactType } from './contactType.ts'
export { takeIndustries } from './naics/industries.ts'
export { editionFile, editionOf, editionText } from './naics/naicsEdition.ts'
export { naicsEntries } from './naics/naicsEntries.ts'
export { NaicsWorkbookError, readNaicsWorkbook } from './naics/naicsWorkbook.ts'
export { dialedPhones, emailKey, nameKey, phoneKey } from './recognition.ts'
export { openedPolicy, policyNumberKey, withNextTerm, type BusinessPolicy } from './businessPolicy.ts'
export { checkedApplication, type ApplicationInput } from './applications/checkedApplication.ts'
export { businessApplicationKind, keptParts, textOf } from './applications/businessApplication.ts'
export { certificateNumber, type CertificateOrder } from './certificates/certificate.ts'
export { certificateChecks } from './certificates/certificateChecks.ts'
export { certificateContent } from './certificates/certificateContent.ts'
export { certificateDocument } from './certificates/certificateDocument.ts'
export { certificateGround, type CertificateGround } from './certificates/certificateGround.ts'
export { certificateKind } from './certificates/certificateKind.ts'
export { issueCertificate } from './certificates/issueCertificate.ts'
export { businessPolicyKind, type BusinessPolicyRow } from './businessPolicyKind.ts'
export { BusinessPolicyType } from './businessPolicyType.ts'
export { carrierKind, wholeCarrier, type Carrier } from './carrier.ts'
export type { LineOfBusiness, PolicyTerms } from './policyTerms.ts'

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
  ],
  jobs: (services) => [
    finishAccountMerge(),
    renameBelongings(),
    issueCertificateBatch(services),
    packTimelineExport(services),
    runListImport(services.clock),
    undoListImport(services.clock),
  ],
  exports: [exportedAccounts, exportedPolicies, exportedCertificates, ...importTemplates],
})
