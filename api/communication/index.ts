import './conversations/conversationQueries.ts'
import './conversations/conversationSearch.ts'
import './conversations/correctConversation.ts'
import './conversations/correctServiceRequest.ts'
import './conversations/isFromClient.ts'
import './conversations/openConversationRequest.ts'
import './conversations/requestCorrections.ts'
import './conversations/requestMarks.ts'
import './emails/forwardEmail.ts'
import './emails/senderWarningOfFile.ts'
import './emails/sendEmailReply.ts'
import './emails/sendNewEmail.ts'
import './emails/settleDelivery.ts'
import './emails/updateEmailThread.ts'
import './mailboxes/mailboxQueries.ts'
import './settings/settingsQueries.ts'
import { defineModule } from '../graphql/index.ts'
import { guardedFetch } from '../platform/index.ts'
import { callKind } from './calls/call.ts'
import { fetchRecording } from './calls/fetchRecording.ts'
import { inboundCalls } from './calls/inboundCalls.ts'
import { triageCall } from './calls/triageCall.ts'
import { inboundRuleKind } from './conversations/inboundRule.ts'
import { emailKind } from './emails/email.ts'
import { emailThreadKind } from './emails/emailThread.ts'
import { inboundEmailKind } from './emails/inboundEmail.ts'
import { inboundEmails } from './emails/inboundEmails.ts'
import { sendEmail } from './emails/sendEmail.ts'
import { processInboundEmail } from './emails/processInboundEmail.ts'
import { readScannedLetters } from './emails/readScannedLetters.ts'
import { followMailbox } from './mailboxes/followMailbox.ts'
import { folderPositionKind, mailboxKind } from './mailboxes/mailbox.ts'
import { communicationSettingsKind } from './settings/communicationSettings.ts'

export { callId, callKind, type Call, type TranscriptEntry } from './calls/call.ts'
export { candidateBook } from './conversations/candidateBook.ts'
export { clientWords, laterWords } from './conversations/correctedCertificates.ts'
export { threadFilter } from './conversations/threadFilter.ts'
export { threadsHaving } from './conversations/conversationSearch.ts'
export { isSameName, knownHolder } from './conversations/withKnownHolders.ts'
export { writtenOn } from './conversations/writtenOn.ts'
export { openedRequests } from './conversations/triagedRequests.ts'
export { forClientOnly, senderStanding, unconfirmedWarning } from './conversations/senderStanding.ts'
export { releaseToCome, releaseToSign, withCancellationDay } from './emails/cancellationReply.ts'
export { notBackdated } from './emails/certificatesAskedFor.ts'
export { attachedLine, missingAttachment } from './emails/attachedLine.ts'
export { noticeInWords } from './emails/aboutNotice.ts'
export { agencySignature } from './emails/agencySignature.ts'
export { draftReply, salutation } from './emails/draftReply.ts'
export { questionsBesides } from './emails/questionsBesides.ts'
export { emailId, emailKind, type Email } from './emails/email.ts'
export {
  emailThreadKind,
  senderWarning,
  type EmailThread,
  type EmailThreadRow,
  type SenderFacts,
} from './emails/emailThread.ts'
export { EmailThreadType } from './emails/emailThreadType.ts'
export { planHandedEmail } from './emails/planHandedEmail.ts'
export { isAddressOfAccount } from './emails/isAddressOfAccount.ts'
export { planLetter } from './emails/planLetter.ts'
export {
  accountFiles,
  accountOfRecord,
  belongsToAccount,
  lastReceived,
  planReply,
  replyAddress,
} from './emails/planReply.ts'
export { documentsElsewhere } from './emails/writtenEmail.ts'
export { threadAnsweredJob } from './emails/threadAnsweredJob.ts'
export {
  type CommunicationSettings,
  communicationSettingsKind,
  defaultSettings,
  settingsId,
  settingsOf,
} from './settings/communicationSettings.ts'

export const communicationModule = defineModule({
  name: 'communication',
  kinds: [
    callKind,
    communicationSettingsKind,
    emailKind,
    emailThreadKind,
    folderPositionKind,
    inboundEmailKind,
    inboundRuleKind,
    mailboxKind,
  ],
  jobs: (services) => [
    processInboundEmail(services),
    readScannedLetters(services),
    sendEmail(services),
    triageCall(services.clock),
    followMailbox(services),
    fetchRecording({ clock: services.clock, fetchFile: guardedFetch }),
  ],
  inbound: (deps) => inboundEmails(deps).route('/', inboundCalls(deps)),
})
export { framedInEnglish, isSpanishReply } from './emails/spanishReply.ts'
export { notHandledIn } from './emails/notHandledNote.ts'
export { statedPhone } from './conversations/statedPhone.ts'
export { asksForRefund } from './emails/cancellationReply.ts'
