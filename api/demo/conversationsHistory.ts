import { sentencesOf } from '../reading/index.ts'
import { triage } from '../assistant/index.ts'
import type { TriageMessage } from '../assistant/index.ts'
import {
  callId,
  callKind,
  candidateBook,
  draftReply,
  emailId,
  emailKind,
  emailThreadKind,
  openedRequests,
} from '../communication/index.ts'
import type { Call, Email, EmailThread, TranscriptEntry } from '../communication/index.ts'
import { create, isoDay } from '../platform/index.ts'
import type { Actor, Change } from '../platform/index.ts'
import { serviceRequestKind } from '../servicing/index.ts'
import { agencyAt } from './agencyAt.ts'
import { closing } from './closing.ts'
import { commitAlone } from './commitAlone.ts'
import { callScripts, threadScripts } from './content/conversations.ts'
import type { CallScript, ThreadScript } from './content/conversations.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import { keepRecording, recordingTimes } from './recordings.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const byClient = { type: 'AGENCY_CLIENT', id: null } as const
const desk = { name: 'Harborline Insurance Group', address: 'desk@harborline.example' }

/** Once the server runs, Cara prepares what has arrived since. */
const prepared = 4 * day

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
  const known = clients.filter(({ account }) => account.createdAt < now - 30 * day)
  const writing = known.filter(({ account }) => account.type === 'BUSINESS').slice(-talking)
  const threads = writing.flatMap((client, index) => {
    const script = threadScripts[index % threadScripts.length]
    const at = sometime(now, writing.length - index, 13 * hour)
    return script ? threadHistory(deps, client, { script, at }) : []
  })
  const calls = known.slice(-calling).flatMap((client, index) => {
    const script = callScripts[index % callScripts.length]
    const at = sometime(now, calling - index, 17 * hour)
    return script ? callHistory(deps, client, { script, at, hasRecordings }) : []
  })
  return [...threads, ...calls]
}

/** A time during office hours, earlier for larger indexes; never within the last hour. */
function sometime(now: number, place: number, interval: number): number {
  const moment = whenOpen(now - place * interval - ((place * 37) % 53) * minute)
  return Math.min(moment, now - hour - place * 7 * minute)
}

/** Receives a thread, answers it, and resolves its request. */
function threadHistory(
  deps: HistoryDeps,
  { account, accountId, contact }: KnownClient,
  { script, at }: { script: ThreadScript; at: number },
): HistoryEvent[] {
  const { agency, newId, staff, now } = deps
  const conversation = {}
  const agent = staff[0] ?? null
  const messages = script.messages.filter(({ after }) => at + after * minute < now)
  const isEnded = script.resolution !== null && messages.length === script.messages.length
  const last = messages.at(-1) ?? script.messages[0]
  const endedAt = at + last.after * minute
  let requestIds: readonly string[] = []
  let emails: readonly Email[] = []

  async function write(): Promise<void> {
    const then = agencyAt(agency, newId, at)
    const threadId = newId(emailThreadKind, at)
    const sender = { name: contact.name, address: contact.email }
    const worded = (text: string) => wordsOf(text, { account, contact })
    emails = messages.map(({ from, text, after }, index): Email => {
      const before = index === 0 ? null : messageIdOf(threadId, index - 1)
      return {
        threadId,
        messageId: messageIdOf(threadId, index),
        inReplyTo: before,
        references: before === null ? [] : [before],
        from: from === 'CLIENT' ? sender : desk,
        to: [from === 'CLIENT' ? desk : sender],
        cc: [],
        replyTo: null,
        subject: index === 0 ? script.subject : `Re: ${script.subject}`,
        body: worded(text),
        hasQuoted: false,
        senderRole: from,
        isSenderVerified: true,
        automatic: null,
        fileIds: [],
        sentAt: at + after * minute,
        delivery: from === 'CLIENT' ? 'RECEIVED' : 'SENT',
        failure: null,
        approvedBy: from === 'AGENT' ? agent : null,
      }
    })
    const message: TriageMessage = {
      channel: 'EMAIL',
      receivedOn: isoDay(at),
      from: { name: contact.name, email: contact.email, phone: null, isVerified: true },
      subject: script.subject,
      body: worded(script.messages[0].text),
      transcript: [],
      attachments: [],
    }
    const opened = read(then, message, { accountId, at, now })
    requestIds = opened.requestIds
    const isAnswered = last.from !== 'CLIENT'
    const thread: EmailThread = {
      subject: script.subject,
      state: isEnded ? 'ENDED' : 'ACTIVE',
      waitingFor: isEnded ? null : isAnswered ? 'CLIENT' : 'AGENT',
      fromName: contact.name,
      fromEmail: contact.email,
      isSenderVerified: true,
      account: { id: accountId, name: account.detail.name },
      summary: sentencesOf(message.body.replaceAll(/\s+/g, ' '))[0] ?? null,
      serviceRequestIds: opened.requestIds,
      people: [contact.email.toLowerCase()],
      draft: isEnded || isAnswered ? null : opened.draft,
      actions: opened.actions,
      createdAt: at,
      updatedAt: endedAt,
    }
    const changes = [
      create(emailThreadKind, threadId, thread, 'RECEIVE_EMAIL'),
      ...emails.slice(0, 1).map(entryOf),
      ...opened.changes,
    ]
    await commitAlone(agency, { actor: byClient, changes, at })
  }

  function entryOf(email: Email): Change {
    const id = emailId(agency.id, email.messageId)
    return create(emailKind, id, email, email.senderRole === 'CLIENT' ? 'RECEIVE_EMAIL' : 'SEND_EMAIL')
  }

  const replies = messages.slice(1).map(({ after, from }, index): HistoryEvent => ({
    at: at + after * minute,
    changes: conversation,
    async write() {
      const actor: Actor = from === 'CLIENT' ? byClient : { type: 'AGENCY_USER', id: agent }
      const changes = emails.slice(index + 1, index + 2).map(entryOf)
      await commitAlone(agency, { actor, changes, at: at + after * minute })
    },
  }))
  return [
    { at, changes: conversation, write },
    ...replies,
    ...(isEnded
      ? [closing(deps, { at: endedAt, notes: script.resolution, conversation, ids: () => requestIds })]
      : []),
  ]
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
    const opened = read(agencyAt(agency, newId, at), message, {
      accountId: caller.account?.id ?? null,
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

/** Triages a message from a client or a stranger: the requests, the reply, and the cues. */
function read(
  agency: HistoryDeps['agency'],
  message: TriageMessage,
  { accountId, at, now }: { accountId: string | null; at: number; now: number },
) {
  const book = candidateBook(agency, message, accountId)
  const decided = triage(message, book)
  const account = book.accounts.find(({ id }) => id === accountId) ?? null
  const opened = openedRequests({ agency, message, decided, account, known: [], mayEnrich: true, at })
  // People handled older messages.
  const changes = opened.changes.filter(({ kind }) => kind === serviceRequestKind || at > now - prepared)
  const address = message.from.email
  const draft =
    address === null || decided.requests.length === 0
      ? null
      : draftReply({
          read: { from: { name: message.from.name ?? '', address }, replyTo: null, subject: message.subject },
          message,
          decided,
          agencyName: desk.name,
          accountName: account?.names[0] ?? null,
        })
  return { ...opened, changes, draft }
}

function wordsOf(text: string, { account, contact }: Pick<KnownClient, 'account' | 'contact'>): string {
  return text
    .replaceAll('{first}', contact.name.split(' ')[0] ?? contact.name)
    .replaceAll('{business}', account.detail.name)
    .replaceAll('{agent}', 'Dana')
    .replaceAll(/\b(Inc|Co|Corp|Ltd)\.\./g, '$1.')
}

function messageIdOf(threadId: string, place: number): string {
  return `${threadId}.${place}@harborline.example`
}
