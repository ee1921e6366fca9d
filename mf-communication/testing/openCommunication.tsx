import { openRemote } from '../../shell/contract/testing/openRemote.tsx'
import { connection, type RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { routes } from '../routes.ts'

/** Opens a URL of communication for a test. */
export function openCommunication(at: string, answers: RemoteAnswers) {
  const usualChange = {
    nodeId: 'et_harbor',
    subjectId: 'et_harbor',
    typename: 'EmailThread',
    updateTypes: [],
    actorId: 'au_priya',
  }
  return openRemote({ routes, at, answers, usualChange })
}

const account = {
  __typename: 'Account',
  id: 'ac_harbor',
  account: { __typename: 'BusinessDetail', name: 'Harbor Street Salon LLC' },
}
const request = {
  __typename: 'ServiceRequest',
  id: 'sr_harbor',
  type: 'CREATE_CERTIFICATE',
  state: 'OPEN',
  details: 'Certificate for Summit Builders',
  isPossibleClaim: false,
  isCancellationNotice: false,
  isBankChange: false,
  isComplaint: false,
  preparedWorkWait: null,
  isSettled: false,
  viewerCanResolve: { __typename: 'Permission', isAllowed: true },
  preparedWork: null,
}

export const completedCall = {
  __typename: 'Call',
  id: 'cl_harbor',
  fromName: 'Marisol Ortega',
  fromNumber: '+12075550142',
  account,
  status: 'COMPLETED',
  sentiment: 'POSITIVE',
  successful: true,
  startedAt: '2026-03-16T14:00:00Z',
  endedAt: '2026-03-16T14:03:05Z',
  summary: 'Marisol asked for a certificate for her landlord.',
  disconnectionReason: null,
  disclosedAssistant: true,
  recordingConsent: true,
  recordingUrl: null,
  recordingFailure: null,
  transcript: [
    {
      __typename: 'TranscriptEntry',
      role: 'AGENT',
      content: 'This is Cara, an assistant. How can I help?',
      startSeconds: 0,
      toolCallId: null,
      toolName: null,
      toolArgumentsJson: null,
    },
    {
      __typename: 'TranscriptEntry',
      role: 'USER',
      content: 'I need a certificate for my landlord.',
      startSeconds: 4,
      toolCallId: null,
      toolName: null,
      toolArgumentsJson: null,
    },
    {
      __typename: 'TranscriptEntry',
      role: 'TOOL_INVOCATION',
      content: '',
      startSeconds: 8,
      toolCallId: 'tc_1',
      toolName: 'identify_caller',
      toolArgumentsJson: '{"phone":"+12075550142"}',
    },
    {
      __typename: 'TranscriptEntry',
      role: 'TOOL_RESULT',
      content: '{"account":"Harbor Street Salon LLC"}',
      startSeconds: 8,
      toolCallId: 'tc_1',
      toolName: null,
      toolArgumentsJson: null,
    },
  ],
  waitingSince: '2026-03-16T14:03:05Z',
  isWaitingForApproval: false,
  preview: 'Marisol asked for a certificate for her landlord.',
  passage: null,
  serviceRequests: [request],
  toolCalls: [],
}

export const unknownCall = {
  ...completedCall,
  id: 'cl_unknown',
  preview: null,
  fromName: null,
  fromNumber: null,
  account: null,
  status: 'ERROR',
  endedAt: '2026-03-16T14:00:42Z',
  waitingSince: null,
  isWaitingForApproval: false,
  serviceRequests: [],
}

const email = {
  __typename: 'Email',
  id: 'em_1',
  subject: 'Certificate for Summit Builders',
  body: 'Summit Builders needs a certificate before Monday.',
  quoted: null,
  from: 'Marisol Ortega',
  fromEmail: 'marisol@harborstreet.example',
  to: [{ __typename: 'Mailbox', name: null, address: 'service@harborline.example' }],
  cc: [],
  approvedBy: null,
  senderRole: 'CLIENT',
  isSenderVerified: false,
  hasHiddenText: false,
  automatic: null,
  sentAt: '2026-03-16T14:00:00Z',
  delivery: 'RECEIVED',
  failure: null as string | null,
  undoUntil: null as string | null,
  viewerCanResend: { __typename: 'Permission', isAllowed: false },
  viewerCanConfirmSent: { __typename: 'Permission', isAllowed: false },
  attachments: [],
}

/** A reply that was with the mail server when ours stopped. */
export const doubtfulEmail = {
  ...email,
  id: 'em_2',
  body: 'Hi Marisol, here is the certificate.',
  from: 'Dana Whitfield',
  fromEmail: 'dana.whitfield@harborline.example',
  senderRole: 'AGENT',
  delivery: 'UNCONFIRMED',
  failure: 'The server stopped while this message was being sent. It may have arrived.',
  viewerCanResend: { __typename: 'Permission', isAllowed: true },
  viewerCanConfirmSent: { __typename: 'Permission', isAllowed: true },
}

export const activeThread = {
  __typename: 'EmailThread',
  id: 'et_harbor',
  subject: 'Certificate for Summit Builders',
  fromName: 'Marisol Ortega',
  fromEmail: 'marisol@harborstreet.example',
  participants: ['marisol@harborstreet.example', 'gc@summit.example'],
  isSenderVerified: false,
  senderWarning: 'The sender is not confirmed.',
  account,
  possibleAccount: null as object | null,
  state: 'ACTIVE',
  waitingFor: 'AGENT',
  waitingSince: '2026-03-16T14:00:00Z',
  hasDraft: true,
  isWaitingForApproval: false,
  preview: 'Marisol needs a certificate for Summit Builders.',
  passage: null as object | null,
  summary: 'Marisol needs a certificate for Summit Builders.',
  createdAt: '2026-03-16T14:00:00Z',
  updatedAt: '2026-03-16T14:00:00Z',
  serviceRequests: [request],
  toolCalls: [] as readonly object[],
  emails: [email],
  emailCount: 1,
  fraudWarning: null as object | null,
  preparedReplies: [] as readonly unknown[],
  attachableFiles: [],
  replyTemplates: [] as readonly unknown[],
  draft: {
    __typename: 'EmailDraft',
    to: ['marisol@harborstreet.example'],
    subject: 'Re: Certificate for Summit Builders',
    body: 'Hi Marisol, your certificate is on its way.',
    reason: 'It acknowledges the request.',
  },
  viewerCanReply: { __typename: 'Permission', isAllowed: true, reason: null },
}

/** A reply that Cara prepared and that waits for approval. */
export const preparedReply = {
  __typename: 'CaraProposal',
  id: 'pp_reply',
  title: 'Reply to Marisol Ortega',
  state: 'PENDING',
  preview: [
    {
      __typename: 'CaraProposalPreviewLine',
      label: 'To',
      value: 'marisol@harborstreet.example',
      policyId: null,
    },
    {
      __typename: 'CaraProposalPreviewLine',
      label: 'Message',
      policyId: null,
      value: 'Hi Marisol, attached is the certificate.',
    },
  ],
  confirmation: null,
  expiresAt: '2026-03-23T14:00:00Z',
  reply: {
    __typename: 'CaraProposalReply',
    cc: [],
    subject: 'Re: Certificate for Summit Builders',
    body: 'Hi Marisol, attached is the certificate.',
  },
  viewerCanDecide: { __typename: 'Permission', isAllowed: true, reason: null as string | null },
  certificate: null,
  provisionsToConfirm: [],
  boxesToConfirm: [],
  viewerCanApprove: { __typename: 'Permission', isAllowed: true, reason: null as string | null },
}

/** An agency with these calls and threads. */
export function communicationAnswers({
  calls = [completedCall, unknownCall],
  threads = [activeThread],
}: {
  calls?: readonly (typeof completedCall | typeof unknownCall)[]
  threads?: readonly (typeof activeThread)[]
} = {}): RemoteAnswers {
  const callList = () => ({ calls: connection(calls) })
  const threadList = () => ({ emailThreads: connection(threads) })
  return {
    announceOutcomeQuery: () => ({ caraProposalOutcome: null }),
    CallsPageQuery: callList,
    CallsPagePaginationQuery: callList,
    CallSlideOverQuery: ({ id }) => ({ call: calls.find((call) => call.id === id) ?? null }),
    EmailsPageQuery: threadList,
    EmailsPagePaginationQuery: threadList,
    ThreadSlideOverQuery: ({ id }) => ({ emailThread: threads.find((thread) => thread.id === id) ?? null }),
  }
}
