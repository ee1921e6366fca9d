import { defineBelonging, dialedPhones } from '../../knowledge/index.ts'
import { defineKind, derivedId, folded } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import type { CaraAction } from '../conversations/caraAction.ts'

export const callStatuses = ['COMPLETED', 'ERROR', 'IN_PROGRESS', 'REGISTERED'] as const
export type CallStatus = (typeof callStatuses)[number]
const callStatusLabels = {
  COMPLETED: 'Completed',
  ERROR: 'Error',
  IN_PROGRESS: 'In Progress',
  REGISTERED: 'Registered',
} satisfies Record<CallStatus, string>

/** How voice providers say that a call ended, in words. */
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

/** Why a call ended, in words: an unknown code of the provider without its punctuation. */
export function endingInWords(reason: string): string {
  const words = reason.replaceAll(/[_.-]+/g, ' ').trim()
  return endings[reason] ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
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
  /** Seconds from the start of the recording; null when the provider did not say. */
  readonly startSeconds: number | null
}

/** A call that a client made to Cara. Its transcript is kept beside it under `transcript`. Moments are in milliseconds. */
export interface Call {
  /** The call's id at the voice provider. */
  readonly providerCallId: string
  readonly status: CallStatus
  readonly fromName: string | null
  /** As the provider wrote it, usually E.164. */
  readonly fromNumber: string | null
  readonly toNumber: string | null
  readonly account: { readonly id: string; readonly name: string } | null
  readonly disconnectionReason: string | null
  readonly sentiment: Sentiment
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly summary: string | null
  readonly successful: boolean | null
  /** Where the provider keeps the recording until we have it. */
  readonly recordingSource: string | null
  readonly recordingFileId: string | null
  /** Why there is no recording although the provider made one. */
  readonly recordingFailure: string | null
  /** Whether the caller agreed to be recorded, and was told that they speak with an assistant; null when the provider did not say. */
  readonly recordingConsent: boolean | null
  readonly disclosedAssistant: boolean | null
  readonly serviceRequestIds: readonly string[]
  /** What Cara did with it, oldest first. */
  readonly actions: readonly CaraAction[]
  readonly createdAt: number
  readonly updatedAt: number
}

export interface CallRow
  extends Row, Omit<Call, 'actions' | 'summary' | 'account' | 'recordingSource' | 'recordingFailure'> {
  readonly accountId: string | null
  readonly accountName: string | null
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
  // What Cara reads from a call is told by the requests it opens.
  isToldElsewhere: ({ updateTypes, actor }) =>
    updateTypes.includes('UPDATE_CALL') && actor.type !== 'AGENCY_USER',
  called: ({ fromName, fromNumber }) => fromName ?? fromNumber ?? 'Unknown caller',
  // Its recording, which the call tells of itself.
  makesDocuments: true,
  under: (call, { id, name }) => ({ ...call, account: { id, name } }),
  updateType: 'UPDATE_CALL',
})

/** Follows from the provider's id: events of one call meet in one record, in whatever order they come. */
export function callId(agencyId: string, providerCallId: string): string {
  return derivedId(callKind.prefix, [agencyId, providerCallId])
}

function toRow(call: Call, id: string): CallRow {
  const { actions: _, summary: __, recordingSource: ___, recordingFailure: ____, account, ...rest } = call
  return { id, ...rest, accountId: account?.id ?? null, accountName: account?.name ?? null }
}
