import { sentencesOf } from '../reading/index.ts'
import type { TriageMessage } from '../assistant/index.ts'
import { emailId, emailKind, emailThreadKind } from '../communication/index.ts'
import type { Email, EmailThread } from '../communication/index.ts'
import { create, isoDay, replace } from '../platform/index.ts'
import type { Actor, Change } from '../platform/index.ts'
import { serviceRequestKind } from '../servicing/index.ts'
import { agencyAt } from './agencyAt.ts'
import { closing } from './closing.ts'
import { commitAlone } from './commitAlone.ts'
import type { ThreadScript } from './content/conversations.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import { agencyDesk, readMessage } from './readMessage.ts'

const minute = 60_000
const byClient = { type: 'AGENCY_CLIENT', id: null } as const

/** Receives a thread, answers it, and resolves its request. */
export function threadHistory(
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

  let threadId = ''

  const worded = (text: string) => wordsOf(text, { account, contact })
  function messageAt(index: number): TriageMessage {
    const { text, after } = messages[index] ?? script.messages[0]
    return {
      channel: 'EMAIL',
      receivedOn: isoDay(at + after * minute),
      from: { name: contact.name, email: contact.email, phone: null, isVerified: true },
      subject: index === 0 ? script.subject : `Re: ${script.subject}`,
      body: worded(text),
      transcript: [],
      attachments: [],
    }
  }

  async function write(): Promise<void> {
    const then = agencyAt(agency, newId, at)
    threadId = newId(emailThreadKind, at)
    const sender = { name: contact.name, address: contact.email }
    emails = messages.map(({ from, text, after }, index): Email => {
      const before = index === 0 ? null : messageIdOf(threadId, index - 1)
      return {
        threadId,
        messageId: messageIdOf(threadId, index),
        inReplyTo: before,
        references: before === null ? [] : [before],
        from: from === 'CLIENT' ? sender : agencyDesk,
        to: [from === 'CLIENT' ? agencyDesk : sender],
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
    const message = messageAt(0)
    const opened = readMessage(then, message, { accountId, known: [], at, now })
    requestIds = opened.requestIds
    // Cara's acknowledgment answers nothing.
    const isAnswered = script.messages.findLast(({ from }) => from !== 'CARA')?.from === 'AGENT'
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

  /** What a later message of the client adds to the thread and its requests. */
  async function answered(index: number, sentAt: number): Promise<Change[]> {
    const then = agencyAt(agency, newId, sentAt)
    const thread = await then.read(emailThreadKind, threadId)
    if (!thread) return []
    const known = (await then.readMany(serviceRequestKind, requestIds)).filter((each) => each !== null)
    const opened = readMessage(then, messageAt(index), { accountId, known, at: sentAt, now })
    requestIds = opened.requestIds
    const { draft, actions } = thread.value
    const next: EmailThread = {
      ...thread.value,
      serviceRequestIds: opened.requestIds,
      draft: thread.value.waitingFor === 'AGENT' ? (opened.draft ?? draft) : draft,
      actions: [...actions, ...opened.actions],
    }
    return [replace(thread, next, 'RECEIVE_EMAIL'), ...opened.changes]
  }

  function entryOf(email: Email): Change {
    const id = emailId(agency.id, email.messageId)
    return create(emailKind, id, email, email.senderRole === 'CLIENT' ? 'RECEIVE_EMAIL' : 'SEND_EMAIL')
  }

  const replies = messages.slice(1).map(({ after, from }, index): HistoryEvent => ({
    at: at + after * minute,
    changes: conversation,
    isAlone: from === 'CLIENT' && !isEnded,
    async write() {
      const sentAt = at + after * minute
      const actor: Actor = from === 'CLIENT' ? byClient : { type: 'AGENCY_USER', id: agent }
      const changes = emails.slice(index + 1, index + 2).map(entryOf)
      if (from === 'CLIENT' && !isEnded) changes.push(...(await answered(index + 1, sentAt)))
      await commitAlone(agency, { actor, changes, at: sentAt })
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
