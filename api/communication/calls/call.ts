import { defineBelonging, dialedPhones } from '../../knowledge/index.ts'
import { capitalized, defineKind, derivedId, folded } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import type { CaraAction } from '../conversations/caraAction.ts'

export const callStatusLabels = {
  COMPLETED: 'Completed',
  ERROR: 'Error',
  IN_PROGRESS: 'In Progress',
  REGISTERED: 'Registered',
} as const
export type CallStatus = keyof typeof callStatusLabels

/** Readable text for the disconnection reasons that voice providers send. */
const endings: Readonly<Record<string, string>> = {
  user_hangup: 'The caller hung up',
  'customer-ended-call': 'The caller hung up',
  agent_hangup: 'Cara ended the call',
  'assistant-ended-call': 'Cara ended the call',
  'assistant-said-end-call-phrase': 'Cara ended the call',
  call_transfer: 'Transferred to a person',
  'assistant-forwarded-call': 'Transferred to a person',
  inactivity: 'Nobody spoke',
  'silence-timed-out': 'Nobody spoke',
  max_duration_reached: 'The longest call time was reached',
  'exceeded-max-duration': 'The longest call time was reached',
  voicemail_reached: 'Voicemail answered',
  voicemail: 'Voicemail answered',
  dial_no_answer: 'Nobody answered',
  'customer-did-not-answer': 'Nobody answered',
  dial_busy: 'The line was busy',
  'customer-busy': 'The line was busy',
}

/** Why a call ended, as readable text. An unknown provider code is shown without its punctuation. */
export function endingInWords(reason: string): string {
  const words = reason.replaceAll(/[_.-]+/g, ' ').trim()
  return endings[reason] ?? capitalized(words)
}

export const sentiments = ['NEGATIVE', 'NEUTRAL', 'POSITIVE', 'UNKNOWN'] as const
export type Sentiment = (typeof sentiments)[number]

export const transcriptRoles = ['AGENT', 'TOOL_INVOCATION', 'TOOL_RESULT', 'USER'] as const
export type TranscriptRole = (typeof transcriptRoles)[number]

export interface TranscriptEntry {
  readonly role: TranscriptRole
  readonly content: string
  readonly toolCallId: string | null
  readonly toolName: string | null
  readonly toolArgumentsJson: string | null
  /** Seconds from the start of the recording; null if neither the provider nor the transcript says. */
  readonly startSeconds: number | null
}

/** A client's call to Cara. The transcript is stored beside it under `transcript`. Times are in milliseconds. */
export interface Call {
  /** The voice provider's call ID. */
  readonly providerCallId: string
  readonly status: CallStatus
  readonly fromName: string | null
  /** As sent by the provider, usually E.164. */
  readonly fromNumber: string | null
  readonly toNumber: string | null
  readonly account: { readonly id: string; readonly name: string } | null
  readonly disconnectionReason: string | null
  readonly sentiment: Sentiment
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly summary: string | null
  readonly successful: boolean | null
  /** Where the provider keeps the recording until we have downloaded it. */
  readonly recordingSource: string | null
  readonly recordingFileId: string | null
  /** Why the recording is missing although the provider made one. */
  readonly recordingFailure: string | null
  /** Whether the caller consented to being recorded, and was told they were speaking with an assistant; null if neither the provider nor the transcript says. */
  readonly recordingConsent: boolean | null
  readonly disclosedAssistant: boolean | null
  readonly serviceRequestIds: readonly string[]
  /** Cara's actions on it, oldest first. */
  readonly actions: readonly CaraAction[]
  readonly createdAt: number
  readonly updatedAt: number
}

export interface CallRow
  extends Row, Omit<Call, 'actions' | 'summary' | 'account' | 'recordingSource' | 'recordingFailure'> {
  readonly accountId: string | null
  readonly accountName: string | null
  /** The beginning of its summary, for lists. */
  readonly preview: string | null
}

export const callKind = defineKind({
  name: 'call',
  prefix: 'pc',
  row: toRow,
  text: ({ fromName, fromNumber, accountName, status }) =>
    folded([fromName, fromNumber, accountName, callStatusLabels[status]].filter(Boolean).join('\n')),
  orders: { started: (a, b) => (a.startedAt ?? a.createdAt) - (b.startedAt ?? b.createdAt) },
  search: ({ fromName, fromNumber, accountName }) => ({
    name: fromName ?? fromNumber ?? 'Unknown caller',
    identifiers: dialedPhones(fromNumber),
    others: [accountName],
  }),
  relations: {
    account: ({ accountId }) => accountId,
    status: ({ status }) => status,
    serviceRequest: ({ serviceRequestIds }) => serviceRequestIds,
  },
})

defineBelonging({
  kind: callKind,
  subject: 'CALL',
  words: {
    START_CALL: 'Call started',
    END_CALL: 'Call ended',
    ANALYZE_CALL: 'Call summarized',
    KEEP_RECORDING: 'Recording kept',
    UPDATE_CALL: 'Call changed',
  },
  // The timeline shows what Cara reads from a call through the requests it opens.
  isToldElsewhere: ({ updateTypes, actor }) =>
    updateTypes.includes('UPDATE_CALL') && actor.type !== 'AGENCY_USER',
  called: ({ fromName, fromNumber }) => fromName ?? fromNumber ?? 'Unknown caller',
  // Its recording; the call's own event covers it.
  makesDocuments: true,
  under: (call, { id, name }) => ({ ...call, account: { id, name } }),
  updateType: 'UPDATE_CALL',
})

/** Derived from the provider's ID, so events of one call update one record, in any order. */
export function callId(agencyId: string, providerCallId: string): string {
  return derivedId(callKind.prefix, [agencyId, providerCallId])
}

/** In characters; the table keeps it in memory for every call. */
const longestPreview = 120

function toRow(call: Call, id: string): CallRow {
  const { actions: _, summary, recordingSource: __, recordingFailure: ___, account, ...rest } = call
  const preview = summary?.slice(0, longestPreview) ?? null
  return { id, ...rest, accountId: account?.id ?? null, accountName: account?.name ?? null, preview }
}
