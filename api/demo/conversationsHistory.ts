import type { TriageMessage } from '../assistant/index.ts'
import { callId, callKind } from '../communication/index.ts'
import type { Call, TranscriptEntry } from '../communication/index.ts'
import { create, isoDay } from '../platform/index.ts'
import { agencyAt } from './agencyAt.ts'
import { closing } from './closing.ts'
import { commitAlone } from './commitAlone.ts'
import { callScripts, threadScripts } from './content/conversations.ts'
import type { CallScript, ThreadScript } from './content/conversations.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import { readMessage } from './readMessage.ts'
import { keepRecording, recordingTimes } from './recordings.ts'
import { threadHistory } from './threadHistory.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const byClient = { type: 'AGENCY_CLIENT', id: null } as const

/** How many of the newest clients wrote or called recently. */
const talking = 30
const calling = 18

/** Recent email threads and calls, triaged by Cara's actual code, with their outcomes. */
export function conversationsHistory(
  deps: HistoryDeps,
  clients: readonly KnownClient[],
  { hasRecordings }: { readonly hasRecordings: boolean },
): HistoryEvent[] {
  const { now } = deps
  const known = establishedClients(clients, now)
  const writing = writingClients(clients, now)
  const threads = writing.flatMap(({ client, script }, index) =>
    threadHistory(deps, client, { script, at: sometime(now, writing.length - index, 13 * hour) }),
  )
  const calls = known.slice(-calling).flatMap((client, index) => {
    const script = callScripts[index % callScripts.length]
    const at = sometime(now, calling - index, 17 * hour)
    return script ? callHistory(deps, client, { script, at, hasRecordings }) : []
  })
  return [...threads, ...calls]
}

/** The businesses that wrote recently and what they wrote, the last to write last. */
export function writingClients(clients: readonly KnownClient[], now: number): WritingClient[] {
  const today = isoDay(now)
  const businesses = establishedClients(clients, now).filter(({ account }) => account.type === 'BUSINESS')
  const writing: WritingClient[] = []
  for (let place = Math.min(talking, businesses.length) - 1; place >= 0; place -= 1) {
    const script = threadScripts[place % threadScripts.length]
    const fitting = businesses.findLastIndex(({ policies }) =>
      policies.some(
        ({ type, inforceAt, expiresAt }) => type === script?.line && inforceAt <= today && expiresAt > today,
      ),
    )
    const [client] = businesses.splice(fitting, 1)
    if (client && script) writing.unshift({ client, script })
  }
  return writing
}

interface WritingClient {
  readonly client: KnownClient
  readonly script: ThreadScript
}

function establishedClients(clients: readonly KnownClient[], now: number): readonly KnownClient[] {
  return clients.filter(({ account }) => account.createdAt < now - 30 * day)
}

/** A time during office hours, earlier for larger indexes; never within the last hour. */
function sometime(now: number, place: number, interval: number): number {
  const moment = whenOpen(now - place * interval - ((place * 37) % 53) * minute)
  return Math.min(moment, now - hour - place * 7 * minute)
}

/** Records a call and resolves its request. */
function callHistory(
  deps: HistoryDeps,
  { account, accountId, contact }: KnownClient,
  { script, at, hasRecordings }: { script: CallScript; at: number; hasRecordings: boolean },
): HistoryEvent[] {
  const { agency, newId, now } = deps
  const conversation = {}
  let requestIds: readonly string[] = []

  async function write(): Promise<void> {
    const providerCallId = `demo-${at}`
    const id = callId(agency.id, providerCallId)
    const { starts, length } = recordingTimes(script.recording)
    const transcript = script.lines.map(([role, content], line): TranscriptEntry => {
      const startSeconds = starts[line] ?? null
      return { role, content, toolCallId: null, toolName: null, toolArgumentsJson: null, startSeconds }
    })
    const recording = hasRecordings
      ? await keepRecording({ agency, newId }, script.recording, { callId: id, at })
      : null
    // A call from an unknown number belongs to no client.
    const caller = script.fromNumber
      ? { name: null, phone: script.fromNumber, account: null }
      : { name: contact.name, phone: contact.phone, account: { id: accountId, name: account.detail.name } }
    const message: TriageMessage = {
      channel: 'CALL',
      receivedOn: isoDay(at),
      from: { name: caller.name, phone: caller.phone, email: null, isVerified: true },
      subject: null,
      body: '',
      transcript: transcript.flatMap(({ role, content }) =>
        role === 'AGENT' || role === 'USER' ? [{ role, content }] : [],
      ),
      attachments: [],
    }
    const opened = readMessage(agencyAt(agency, newId, at), message, {
      accountId: caller.account?.id ?? null,
      known: [],
      at,
      now,
    })
    requestIds = opened.requestIds
    const call: Call = {
      providerCallId,
      status: 'COMPLETED',
      fromName: caller.name,
      fromNumber: caller.phone,
      toNumber: null,
      account: caller.account,
      disconnectionReason: 'user_hangup',
      sentiment: script.sentiment,
      startedAt: at,
      endedAt: at + Math.round(length * 1_000),
      summary: script.summary,
      successful: true,
      recordingSource: null,
      recordingFileId: recording?.fileId ?? null,
      recordingFailure: null,
      recordingConsent: true,
      disclosedAssistant: true,
      serviceRequestIds: opened.requestIds,
      actions: opened.actions,
      createdAt: at,
      updatedAt: at,
    }
    await commitAlone(agency, {
      actor: byClient,
      changes: [create(callKind, id, call, 'END_CALL'), ...(recording?.changes ?? []), ...opened.changes],
      texts: [{ kind: callKind, id, name: 'transcript', text: JSON.stringify(transcript) }],
      at,
    })
  }
  const closedAt = whenOpen(at + 5 * hour)
  return [
    { at, changes: conversation, isAlone: hasRecordings, write },
    ...(script.resolution !== null && closedAt < now
      ? [closing(deps, { at: closedAt, notes: script.resolution, conversation, ids: () => requestIds })]
      : []),
  ]
}
