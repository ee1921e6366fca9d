import { create, type AgencyStore } from '../../platform/index.ts'
import { callId, callKind } from '../calls/call.ts'
import type { Call, TranscriptEntry } from '../calls/call.ts'
import { emailId, emailKind } from '../emails/email.ts'
import type { Email } from '../emails/email.ts'
import { emailThreadKind } from '../emails/emailThread.ts'
import type { EmailThread } from '../emails/emailThread.ts'

const at = Date.parse('2026-03-16T14:05:00Z')

const thread: EmailThread = {
  subject: 'Certificate for the Summit job',
  state: 'ACTIVE',
  waitingFor: 'AGENT',
  fromName: 'Rosa Delgado',
  fromEmail: 'rosa@delgadoroofing.example',
  isSenderVerified: true,
  account: null,
  summary: 'Rosa Delgado asks for a certificate for Summit Builders Inc.',
  serviceRequestIds: [],
  people: ['rosa@delgadoroofing.example'],
  draft: null,
  actions: [],
  createdAt: at,
  updatedAt: at,
}

const email: Omit<Email, 'threadId'> = {
  messageId: 'cert-1@delgadoroofing.example',
  inReplyTo: null,
  references: [],
  from: { name: 'Rosa Delgado', address: 'rosa@delgadoroofing.example' },
  to: [{ name: null, address: 'desk@harborline.example' }],
  cc: [],
  replyTo: null,
  subject: 'Certificate for the Summit job',
  body: 'Please send a certificate to Summit Builders Inc. before Monday.',
  hasQuoted: false,
  senderRole: 'CLIENT',
  isSenderVerified: true,
  automatic: null,
  fileIds: [],
  sentAt: at,
  delivery: 'RECEIVED',
  failure: null,
  approvedBy: null,
}

const call: Call = {
  providerCallId: 'call_8f2a',
  status: 'COMPLETED',
  fromName: 'Rosa Delgado',
  fromNumber: '+12075550142',
  toNumber: '+12075550100',
  account: null,
  disconnectionReason: 'user_hangup',
  sentiment: 'NEUTRAL',
  startedAt: at,
  endedAt: at + 95_000,
  summary: 'Rosa Delgado asked whether the church job is covered.',
  successful: true,
  recordingSource: null,
  recordingFileId: null,
  recordingFailure: null,
  recordingConsent: true,
  disclosedAssistant: true,
  serviceRequestIds: [],
  actions: [],
  createdAt: at,
  updatedAt: at + 95_000,
}

/** Writes a thread with one email and a call. */
export async function storeConversations(
  agency: AgencyStore,
  overrides: {
    readonly thread?: Partial<EmailThread>
    readonly email?: Partial<Email>
    readonly call?: Partial<Call>
    /** What the caller and Cara said, the caller first. */
    readonly spoken?: readonly string[]
  } = {},
): Promise<{ threadId: string; emailId: string; callId: string }> {
  const threadId = agency.newId(emailThreadKind)
  const id = callId(agency.id, overrides.call?.providerCallId ?? call.providerCallId)
  const messageId = `${threadId}@delgadoroofing.example`
  const storedEmailId = emailId(agency.id, messageId)
  const transcript = overrides.spoken?.map((content, turn): TranscriptEntry => ({
    role: turn % 2 === 0 ? 'USER' : 'AGENT',
    content,
    toolCallId: null,
    toolName: null,
    toolArgumentsJson: null,
    startSeconds: turn * 6,
  }))
  await agency.commit(
    { type: 'SYSTEM', id: null },
    [
      create(emailThreadKind, threadId, { ...thread, ...overrides.thread }, 'RECEIVE_EMAIL'),
      create(
        emailKind,
        storedEmailId,
        { ...email, ...overrides.email, threadId, messageId },
        'RECEIVE_EMAIL',
      ),
      create(callKind, id, { ...call, ...overrides.call }, 'START_CALL'),
    ],
    transcript && { texts: [{ kind: callKind, id, name: 'transcript', text: JSON.stringify(transcript) }] },
  )
  return { threadId, emailId: storedEmailId, callId: id }
}
