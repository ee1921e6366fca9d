import type { WorkspacePreset } from '../presets/workspacePreset.ts'
import { compareCoverage } from './compareCoverage/compareCoverage.ts'
import { explainTerm } from './explainTerm/explainTerm.ts'
import { exploreDocument } from './exploreDocument/exploreDocument.ts'
import { fillForm } from './fillForm/fillForm.ts'
import { issueCertificate } from './issueCertificate/issueCertificate.ts'
import { lookUpRecords } from './lookUpRecords/lookUpRecords.ts'
import { makeProposal } from './makeProposal/makeProposal.ts'
import { orient } from './orient/orient.ts'
import { proposeAction } from './proposeAction/proposeAction.ts'
import { reviewCertificate } from './reviewCertificate/reviewCertificate.ts'
import { reviewContract } from './reviewContract/reviewContract.ts'
import { reviseArtifact } from './reviseArtifact/reviseArtifact.ts'
import { additionalInsuredRequest } from './additionalInsuredRequest/additionalInsuredRequest.ts'
import { cancellationRequest } from './cancellationRequest/cancellationRequest.ts'
import { documentCollection } from './documentCollection/documentCollection.ts'
import { endorsementRequest } from './endorsementRequest/endorsementRequest.ts'
import { firstNoticeOfLoss } from './firstNoticeOfLoss/firstNoticeOfLoss.ts'
import { premiumReminder } from './premiumReminder/premiumReminder.ts'
import { proofOfInsurance } from './proofOfInsurance/proofOfInsurance.ts'
import { renewalLetter } from './renewalLetter/renewalLetter.ts'
import { submissionLetter } from './submissionLetter/submissionLetter.ts'
import { sendDocument } from './sendDocument/sendDocument.ts'
import { summarizeThread } from './summarizeThread/summarizeThread.ts'
import { waiverRequest } from './waiverRequest/waiverRequest.ts'
import { welcomeLetter } from './welcomeLetter/welcomeLetter.ts'
import { answerClient } from './answerClient/answerClient.ts'
import { carrierNotice } from './carrierNotice/carrierNotice.ts'
import { checkIssuedPolicy } from './checkIssuedPolicy/checkIssuedPolicy.ts'
import { coverageGaps } from './coverageGaps/coverageGaps.ts'
import { exportSchedule } from './exportSchedule/exportSchedule.ts'
import { policySummary } from './policySummary/policySummary.ts'
import { reviewRenewal } from './reviewRenewal/reviewRenewal.ts'
import { summarizeContract } from './summarizeContract/summarizeContract.ts'
import { summarizeLosses } from './summarizeLosses/summarizeLosses.ts'
import { summarizeMeeting } from './summarizeMeeting/summarizeMeeting.ts'
import { researchWeb } from './researchWeb/researchWeb.ts'
import { quoteIntake } from './quoteIntake/quoteIntake.ts'
import { prepareRequest } from './prepareRequest/prepareRequest.ts'
import { lossRunRequest } from './lossRunRequest/lossRunRequest.ts'
import { reinstatementRequest } from './reinstatementRequest/reinstatementRequest.ts'
import { nonrenewalLetter } from './nonrenewalLetter/nonrenewalLetter.ts'
import { declinedCoverage } from './declinedCoverage/declinedCoverage.ts'
import { businessChangeCheck } from './businessChangeCheck/businessChangeCheck.ts'
import { claimStatusRequest } from './claimStatusRequest/claimStatusRequest.ts'
import { brokerOfRecord } from './brokerOfRecord/brokerOfRecord.ts'
import { renewalMeetingSheet } from './renewalMeetingSheet/renewalMeetingSheet.ts'
import { reviewEndorsements } from './reviewEndorsements/reviewEndorsements.ts'
import { compareContracts } from './compareContracts/compareContracts.ts'
import { sortFiles } from './sortFiles/sortFiles.ts'
import { splitPdf } from './splitPdf/splitPdf.ts'
import { bulkCertificates } from './bulkCertificates/bulkCertificates.ts'
import { emailToRequests } from './emailToRequests/emailToRequests.ts'
import type { Skill } from './skill.ts'

/** All of Cara's skills. To add one, add a folder and a line here. */
export const skills: readonly Skill[] = checked([
  compareCoverage,
  exploreDocument,
  fillForm,
  issueCertificate,
  lookUpRecords,
  makeProposal,
  proposeAction,
  reviewCertificate,
  reviewContract,
  reviseArtifact,
  additionalInsuredRequest,
  cancellationRequest,
  documentCollection,
  endorsementRequest,
  firstNoticeOfLoss,
  premiumReminder,
  proofOfInsurance,
  renewalLetter,
  submissionLetter,
  waiverRequest,
  welcomeLetter,
  answerClient,
  sendDocument,
  carrierNotice,
  checkIssuedPolicy,
  coverageGaps,
  exportSchedule,
  policySummary,
  reviewRenewal,
  summarizeContract,
  summarizeLosses,
  summarizeMeeting,
  summarizeThread,
  quoteIntake,
  researchWeb,
  lossRunRequest,
  reinstatementRequest,
  nonrenewalLetter,
  declinedCoverage,
  businessChangeCheck,
  claimStatusRequest,
  brokerOfRecord,
  renewalMeetingSheet,
  reviewEndorsements,
  compareContracts,
  sortFiles,
  splitPdf,
  bulkCertificates,
  emailToRequests,
  explainTerm,
  prepareRequest,
  orient,
])

export function skillNamed(name: string): Skill | null {
  return skills.find((skill) => skill.name === name) ?? null
}

export function skillOfPreset(preset: WorkspacePreset): Skill | null {
  return skills.find((skill) => skill.preset === preset) ?? null
}

/** Throws if the list is invalid. */
function checked(listed: readonly Skill[]): readonly Skill[] {
  const names = new Set<string>()
  for (const { name, phrasings, inputs } of listed) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name))
      throw new Error(`The skill ${name} needs a name of words and hyphens.`)
    if (names.has(name)) throw new Error(`Two skills are named ${name}.`)
    if (phrasings.length < 10) throw new Error(`The skill ${name} needs ten phrasings or more.`)
    if (new Set(inputs.map(({ prefix }) => prefix)).size < inputs.length)
      throw new Error(`The skill ${name} has two inputs with one prefix.`)
    names.add(name)
  }
  const presets = listed.flatMap(({ preset }) => preset ?? [])
  if (new Set(presets).size < presets.length) throw new Error('Two skills serve one preset.')
  return listed
}
