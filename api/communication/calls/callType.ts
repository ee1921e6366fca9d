import { FileType, presentFile } from '../../files/index.ts'
import { builder, labeledEnum, Node, nodeRef } from '../../graphql/index.ts'
import { accountKind, AccountType } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { isWaitingForApproval, serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import { CaraActionType } from '../conversations/caraActionType.ts'
import { loadedRecord } from '../conversations/loadedRecord.ts'
import { isCallWaiting } from './isCallWaiting.ts'
import { callKind, callStatusLabels, endingInWords, sentiments, transcriptRoles } from './call.ts'
import type { TranscriptEntry } from './call.ts'

export const CallStatusEnum = labeledEnum('CallStatus', callStatusLabels)
const SentimentEnum = builder.enumType('CallSentiment', { values: sentiments })
const TranscriptRoleEnum = builder.enumType('TranscriptRole', { values: transcriptRoles })

const TranscriptEntryType = builder.objectRef<TranscriptEntry>('TranscriptEntry').implement({
  fields: (t) => ({
    role: t.expose('role', { type: TranscriptRoleEnum }),
    content: t.exposeString('content'),
    toolCallId: t.exposeString('toolCallId', { nullable: true }),
    toolName: t.exposeString('toolName', { nullable: true }),
    toolArgumentsJson: t.exposeString('toolArgumentsJson', { nullable: true }),
    startSeconds: t.exposeFloat('startSeconds', {
      nullable: true,
      description: 'Seconds from the start of the recording.',
    }),
  }),
})

export const CallType = nodeRef('Call', callKind)

CallType.implement({
  interfaces: [Node],
  fields: (t) => ({
    status: t.expose('status', { type: CallStatusEnum }),
    fromName: t.exposeString('fromName', { nullable: true }),
    fromNumber: t.exposeString('fromNumber', { nullable: true }),
    toNumber: t.exposeString('toNumber', { nullable: true }),
    disconnectionReason: t.string({
      nullable: true,
      description: 'Why the call ended, in words: "The caller hung up".',
      resolve: ({ disconnectionReason }) => disconnectionReason && endingInWords(disconnectionReason),
    }),
    sentiment: t.expose('sentiment', { type: SentimentEnum }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    successful: t.exposeBoolean('successful', { nullable: true }),
    recordingConsent: t.exposeBoolean('recordingConsent', {
      nullable: true,
      description:
        'Whether the caller consented to being recorded, as reported by the provider or said in the call; null if unknown.',
    }),
    disclosedAssistant: t.exposeBoolean('disclosedAssistant', {
      nullable: true,
      description: 'Whether the caller was told they were speaking with an assistant; null if unknown.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) =>
        (accountId && agency.table(accountKind).get(accountId)) || null,
    }),
    recording: t.field({
      type: FileType,
      nullable: true,
      resolve: ({ recordingFileId }, _, { agency }) =>
        recordingFileId === null ? null : presentFile(agency, recordingFileId),
    }),
    recordingUrl: t.string({
      nullable: true,
      description: 'Signed URL of the recording, valid for a few minutes.',
      resolve({ recordingFileId }, _, { agency, addressOf }) {
        const file = recordingFileId === null ? null : presentFile(agency, recordingFileId)
        return file && addressOf(file)
      },
    }),
    waitingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When it started waiting for the agency: the end of the call, while a request from it is open.',
      resolve: (row, _, { agency }) =>
        isCallWaiting(agency, row) ? (row.endedAt ?? row.startedAt ?? row.createdAt) : null,
    }),
    isWaitingForApproval: t.boolean({
      description: 'Whether work that Cara prepared for one of its requests waits for approval.',
      resolve: ({ serviceRequestIds }, _, { agency, clock }) =>
        isWaitingForApproval(agency, serviceRequestIds, clock.now()),
    }),
    serviceRequests: t.field({
      type: [ServiceRequestType],
      resolve: ({ serviceRequestIds }, _, { agency }) =>
        serviceRequestIds.flatMap((id) => agency.table(serviceRequestKind).get(id) ?? []),
    }),
  }),
})

builder.objectFields(CallType, (t) => ({
  preview: t.exposeString('preview', {
    nullable: true,
    description: 'The beginning of the summary, for lists.',
  }),
  summary: t.string({
    nullable: true,
    resolve: async (row, _, context) => (await loadedRecord(context, callKind, row)).summary,
  }),
  recordingFailure: t.string({
    nullable: true,
    description: 'Why the recording is unavailable although the provider made one.',
    resolve: async (row, _, context) => (await loadedRecord(context, callKind, row)).recordingFailure,
  }),
  toolCalls: t.field({
    type: [CaraActionType],
    description: "Cara's decisions and actions after the call, oldest first.",
    resolve: async (row, _, context) => [...(await loadedRecord(context, callKind, row)).actions],
  }),
  transcript: t.field({
    type: [TranscriptEntryType],
    resolve: ({ id }, _, { agency }) => transcriptOf(agency, id),
  }),
}))

/** What was said in a call, in order. */
export async function transcriptOf(agency: AgencyStore, id: string): Promise<TranscriptEntry[]> {
  const text = await agency.readText(callKind, id, 'transcript')
  return text === null ? [] : (JSON.parse(text) as TranscriptEntry[])
}
