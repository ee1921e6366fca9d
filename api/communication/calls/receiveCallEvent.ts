import { create, planJob, replace, retryOrThrow, conflict } from '../../platform/index.ts'
import type { Actor, AgencyStore, Change, Clock, Stored, TextChange } from '../../platform/index.ts'
import { callId, callKind } from './call.ts'
import type { Call, TranscriptEntry } from './call.ts'
import { statusAtEnd, type CallEvent } from './callEvent.ts'
import { fetchRecordingJob } from './fetchRecording.ts'
import { toldIn } from './toldIn.ts'
import { triageCallJob } from './triageCall.ts'

const provider: Actor = { type: 'SYSTEM', id: null }
const updateTypes = { STARTED: 'START_CALL', ENDED: 'END_CALL', ANALYZED: 'ANALYZE_CALL' } as const

/** Records a provider's call event. Events may arrive in any order and more than once. Returns the call's ID. */
export async function receiveCallEvent(
  { agency, clock }: { agency: AgencyStore; clock: Clock },
  event: CallEvent,
): Promise<string> {
  const id = callId(agency.id, event.providerCallId)
  return await retryOrThrow(async () => {
    const known = await agency.read(callKind, id)
    const before = known?.value ?? newCall(event, clock.now())
    const next = merged(before, event)
    const transcript = await longerTranscript(agency, id, event.transcript)
    if (known && !transcript && JSON.stringify(next) === JSON.stringify(before)) return id
    const call = withNotices(next, { transcript, at: clock.now() })
    const texts: TextChange[] = transcript
      ? [{ kind: callKind, id, name: 'transcript', text: JSON.stringify(transcript) }]
      : []
    const changes = [
      ...changesFor({ id, known, call }, updateTypes[event.stage]),
      ...jobsFor(agency, { id, call, hasWords: transcript !== null }),
    ]
    const committed = await agency.commit(provider, changes, { texts })
    return committed.ok ? id : conflict
  })
}

/** The call with what its agent told the caller and the provider did not report: `an AI assistant`, `this call is recorded`. */
function withNotices(
  call: Call,
  { transcript, at }: { readonly transcript: readonly TranscriptEntry[] | null; readonly at: number },
): Call {
  const told = toldIn(transcript ?? [])
  return {
    ...call,
    recordingConsent: call.recordingConsent ?? told.recordingConsent,
    disclosedAssistant: call.disclosedAssistant ?? told.disclosedAssistant,
    updatedAt: at,
  }
}

function changesFor(
  { id, known, call }: { id: string; known: Stored<Call> | null; call: Call },
  updateType: string,
): Change[] {
  return [known ? replace(known, call, updateType) : create(callKind, id, call, updateType)]
}

/** Jobs to run once a call is over: read what was asked, and fetch the recording. Each is scheduled once. */
function jobsFor(
  agency: AgencyStore,
  { id, call, hasWords }: { id: string; call: Call; hasWords: boolean },
): readonly Change[] {
  const isOver = hasWords && (call.status === 'COMPLETED' || call.status === 'ERROR')
  return [
    ...(isOver ? planJob(agency, triageCallJob, id, { key: id }) : []),
    ...(call.recordingSource === null ? [] : planJob(agency, fetchRecordingJob, id, { key: id })),
  ]
}

function newCall({ providerCallId }: CallEvent, at: number): Call {
  return {
    providerCallId,
    status: 'REGISTERED',
    fromName: null,
    fromNumber: null,
    toNumber: null,
    account: null,
    disconnectionReason: null,
    sentiment: 'UNKNOWN',
    startedAt: null,
    endedAt: null,
    summary: null,
    successful: null,
    recordingSource: null,
    recordingFileId: null,
    recordingFailure: null,
    recordingConsent: null,
    disclosedAssistant: null,
    serviceRequestIds: [],
    actions: [],
    createdAt: at,
    updatedAt: at,
  }
}

/** The call with an event's data added. A call that has ended stays ended: a late event only fills in blanks. */
function merged(call: Call, event: CallEvent): Call {
  const isOver = call.status === 'COMPLETED' || call.status === 'ERROR'
  const disconnectionReason = event.disconnectionReason ?? call.disconnectionReason
  const endedAt = event.endedAt ?? call.endedAt
  const hasEnded = isOver || event.stage !== 'STARTED' || endedAt !== null
  return {
    ...call,
    status: hasEnded ? statusAtEnd(disconnectionReason) : 'IN_PROGRESS',
    fromName: event.fromName ?? call.fromName,
    fromNumber: event.fromNumber ?? call.fromNumber,
    toNumber: event.toNumber ?? call.toNumber,
    disconnectionReason,
    startedAt: event.startedAt ?? call.startedAt,
    endedAt,
    sentiment: event.sentiment ?? call.sentiment,
    summary: event.summary?.slice(0, 8_000) ?? call.summary,
    successful: event.successful ?? call.successful,
    recordingSource: event.recordingUrl ?? call.recordingSource,
    recordingConsent: event.recordingConsent ?? call.recordingConsent,
    disclosedAssistant: event.disclosedAssistant ?? call.disclosedAssistant,
  }
}

const longestTranscript = 600_000

/** The event's transcript, if it has more than the stored one. */
async function longerTranscript(
  agency: AgencyStore,
  id: string,
  transcript: readonly TranscriptEntry[] | undefined,
): Promise<readonly TranscriptEntry[] | null> {
  if (!transcript || transcript.length === 0) return null
  const written = JSON.stringify(transcript)
  if (written.length > longestTranscript) return null
  const kept = await agency.readText(callKind, id, 'transcript')
  return kept === null || written.length > kept.length ? transcript : null
}
