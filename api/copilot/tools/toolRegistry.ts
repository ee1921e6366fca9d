import { checkCertificate } from './checkCertificate.ts'
import { checkContract } from './checkContract.ts'
import { checkInsured } from './checkInsured.ts'
import { checkOperations } from './checkOperations.ts'
import { compare } from './compare.ts'
import { compareOffers } from './compareOffers.ts'
import { draftEmail } from './draftEmail.ts'
import { exportDocument } from './exportDocument.ts'
import { exportTable } from './exportTable.ts'
import { fileDocument } from './fileDocument.ts'
import { fillPdfForm } from './fillPdfForm.ts'
import { findAccount } from './findAccount.ts'
import { findAttachments } from './findAttachments.ts'
import { findForm } from './findForm.ts'
import { generateDocument } from './generateDocument.ts'
import { issueCertificateOfInsurance } from './issueCertificateOfInsurance.ts'
import { issueCertificates } from './issueCertificates.ts'
import { listCoverages } from './listCoverages.ts'
import { lookUpPolicies } from './lookUpPolicies.ts'
import { openRequests } from './openRequests.ts'
import { readCertificate } from './readCertificate.ts'
import { readClauses } from './readClauses.ts'
import { readFacts } from './readFacts.ts'
import { readFile } from './readFile.ts'
import { readHolders } from './readHolders.ts'
import { readRequirements } from './readRequirements.ts'
import { readRequests } from './readRequests.ts'
import { readThread } from './readThread.ts'
import { resolveRequest } from './resolveRequest.ts'
import { reviseDraft } from './reviseDraft.ts'
import { searchFile } from './searchFile.ts'
import { sendEmail } from './sendEmail.ts'
import { sendReply } from './sendReply.ts'
import { sendVisibleDocument } from './sendVisibleDocument.ts'
import { splitPdf } from './splitPdf.ts'
import { webResearch } from './webResearch.ts'
import type { AnyTool } from './tool.ts'

/**
 * All tools that Cara can call. To add one, add a file and a line here. Preset help lists them in
 * this order, those that prompts name most first (spec 1 §2.7).
 */
export const tools: readonly AnyTool[] = [
  webResearch,
  draftEmail,
  searchFile,
  generateDocument,
  checkCertificate,
  checkContract,
  checkInsured,
  checkOperations,
  compare,
  compareOffers,
  exportDocument,
  exportTable,
  fileDocument,
  fillPdfForm,
  findAccount,
  findAttachments,
  findForm,
  issueCertificateOfInsurance,
  issueCertificates,
  listCoverages,
  lookUpPolicies,
  openRequests,
  readCertificate,
  readClauses,
  readFacts,
  readFile,
  readHolders,
  readRequests,
  readThread,
  readRequirements,
  resolveRequest,
  reviseDraft,
  sendEmail,
  sendReply,
  sendVisibleDocument,
  splitPdf,
]

export function toolNamed(name: string): AnyTool | null {
  return tools.find((tool) => tool.name === name) ?? null
}
