import { triage, type TriageMessage } from '../../assistant/index.ts'
import { fileKind, type StoredFileRow } from '../../files/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { businessPolicyKind, certificateKind, emailKey } from '../../knowledge/index.ts'
import { replace } from '../../platform/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { candidateBook } from '../conversations/candidateBook.ts'
import { replySubject } from './draftReply.ts'
import { emailKind } from './email.ts'
import type { Email } from './email.ts'
import { answered, emailThreadKind, replyRefusal } from './emailThread.ts'
import type { EmailThread } from './emailThread.ts'
import { planEmail } from './sendEmail.ts'
import { trustedReplyTo } from './senderChecks.ts'

/** A reply in a thread. */
interface Reply {
  readonly thread: Stored<EmailThread>
  readonly body: string
  /** Defaults to the thread's subject. */
  readonly subject?: string | null | undefined
  /** Defaults to the sender of the last message. */
  readonly to?: readonly string[] | null | undefined
  readonly cc?: readonly string[] | null | undefined
  /** Others that the approver copies, who join the conversation. */
  readonly copies?: readonly string[]
  readonly fileIds: readonly string[]
  /** The agency user who approved it; null for a reply allowed by agency settings. */
  readonly approvedBy: string | null
  readonly now: number
  /** Until when it waits; sent at once if null or not specified. */
  readonly undoUntil?: number | null | undefined
}

type PlannedReply =
  | { readonly changes: readonly Change[]; readonly recipients: readonly string[] }
  | { readonly path: 'to'; readonly refusal: string }

/** The changes that send a reply in a thread, or why it can't be sent. Recipients must be participants of the thread, except for copies. */
export async function planReply(agency: AgencyStore, reply: Reply): Promise<PlannedReply> {
  const { thread, body, subject, copies = [], fileIds, approvedBy, now, undoUntil } = reply
  const refusal = replyRefusal(thread.value)
  if (refusal !== null) return { path: 'to', refusal }
  const last = await lastReceived(agency, thread.id)
  const to = reply.to ?? [replyAddress(agency, thread.value, last?.value ?? null)]
  const cc = reply.cc ?? []
  const people = [...thread.value.people, thread.value.fromEmail, last?.value.replyTo ?? ''].map(emailKey)
  const stranger = [...to, ...cc].find((address) => !people.includes(emailKey(address)))
  if (stranger !== undefined) return { path: 'to', refusal: `${stranger} is not part of this conversation.` }
  const { changes } = planEmail(agency, {
    threadId: thread.id,
    to,
    cc: [...cc, ...copies],
    subject: subject || replySubject(thread.value.subject),
    body,
    answers: last?.value ?? null,
    fileIds,
    approvedBy,
    now,
    undoUntil,
  })
  return {
    changes: [
      replace(
        thread,
        {
          ...answered(thread.value, { body, at: now }),
          people: [...new Set([...thread.value.people, ...copies.map(emailKey)])],
        },
        'SEND_EMAIL',
      ),
      ...changes,
    ],
    recipients: [...to, ...cc, ...copies],
  }
}

/** The latest incoming message that is to be answered; the latest of all when there is nothing to answer. Null without any. */
export async function lastReceived(agency: AgencyStore, threadId: string): Promise<Stored<Email> | null> {
  const rows = agency
    .table(emailKind)
    .related('thread', threadId)
    .filter(({ delivery }) => delivery === 'RECEIVED')
    .toSorted((a, b) => b.sentAt - a.sentAt)
  const thread = agency.table(emailThreadKind).get(threadId)
  let latest: Stored<Email> | null = null
  for (const { id } of rows) {
    const email = await agency.read(emailKind, id)
    if (rows.length === 1) return email
    if (email && !leavesNothing(agency, email.value, thread?.accountId ?? null)) return email
    latest ??= email
  }
  return latest
}

/** What the client wrote in the thread besides the message that is read, the latest first. */
export async function earlierOf(agency: AgencyStore, threadId: string, read?: string): Promise<string[]> {
  const rows = agency
    .table(emailKind)
    .related('thread', threadId)
    .filter(({ senderRole }) => senderRole === 'CLIENT')
    .toSorted((a, b) => b.sentAt - a.sentAt)
    .slice(0, mostEarlier)
  const emails = await agency.readMany(
    emailKind,
    rows.map(({ id }) => id),
  )
  return emails.flatMap((email) => (email && email.value.body !== read ? [email.value.body] : []))
}

/** What the client wrote in the thread after a moment, in order. */
export async function laterThan(
  agency: AgencyStore,
  threadId: string,
  sentAt: number,
): Promise<{ body: string; receivedOn: string }[]> {
  const rows = agency
    .table(emailKind)
    .related('thread', threadId)
    .filter((row) => row.senderRole === 'CLIENT' && row.sentAt > sentAt)
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .slice(0, mostEarlier)
  const emails = await agency.readMany(
    emailKind,
    rows.map(({ id }) => id),
  )
  return emails.flatMap((email) =>
    email?.value.isSenderVerified
      ? [{ body: email.value.body, receivedOn: agencyToday(agency, email.value.sentAt) }]
      : [],
  )
}

const mostEarlier = 4

/** In characters, with a signature: a longer message says more than thanks. */
const longestThanks = 1_000

/** Whether nobody has to answer it: it was sent by a machine, or only says thanks. */
function leavesNothing(agency: AgencyStore, email: Email, accountId: string | null): boolean {
  if (email.automatic !== null) return true
  if (email.body.length > longestThanks) return false
  const message: TriageMessage = {
    channel: 'EMAIL',
    receivedOn: agencyToday(agency, email.sentAt),
    from: {
      name: email.from.name,
      email: email.from.address,
      phone: null,
      isVerified: email.isSenderVerified,
    },
    subject: email.subject,
    body: email.body,
    transcript: [],
    attachments: email.fileIds,
  }
  return triage(message, candidateBook(agency, message, accountId)).notRequest?.reason === 'THANKS'
}

/** Default recipient of a reply in the thread. */
export function replyAddress(
  agency: Pick<AgencyStore, 'table'>,
  { fromEmail, account }: Pick<EmailThread, 'fromEmail' | 'account'>,
  last: Pick<Email, 'replyTo' | 'from'> | null,
): string {
  return (last && trustedReplyTo(agency, last, account?.id)) ?? last?.from.address ?? fromEmail
}

/** Whether a file belongs to a record of this account: one of its policies, certificates or requests. */
export function belongsToAccount(
  agency: Pick<AgencyStore, 'table'>,
  recordId: string | null,
  accountId: string | null,
): boolean {
  return accountId !== null && accountOfRecord(agency, recordId) === accountId
}

/** The account whose policy, certificate or request a document is attached to; null if it is none of these. */
export function accountOfRecord(agency: Pick<AgencyStore, 'table'>, recordId: string | null): string | null {
  if (recordId === null) return null
  const owner =
    agency.table(businessPolicyKind).get(recordId) ??
    agency.table(certificateKind).get(recordId) ??
    agency.table(serviceRequestKind).get(recordId)
  return owner?.accountId ?? null
}

const mostAttachable = 40

/** The documents of the account's policies and its current certificates, newest first. */
export function accountFiles(agency: Pick<AgencyStore, 'table'>, accountId: string | null): StoredFileRow[] {
  if (accountId === null) return []
  const records = [
    ...agency.table(businessPolicyKind).related('account', accountId),
    ...agency.table(certificateKind).related('currentOf', accountId),
  ]
  return records
    .flatMap(({ id }) => agency.table(fileKind).related('attachedTo', id))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostAttachable)
}

/** The files that the agency has sent in a thread. */
export async function sentFilesOf(agency: AgencyStore, threadId: string): Promise<string[]> {
  const rows = agency.table(emailKind).related('thread', threadId).filter(isOurs)
  const emails = await agency.readMany(
    emailKind,
    rows.map(({ id }) => id),
  )
  return emails.flatMap((email) => email?.value.fileIds ?? [])
}

function isOurs({ senderRole, isForward }: Pick<Email, 'senderRole' | 'isForward'>): boolean {
  return (senderRole === 'AGENT' && !isForward) || senderRole === 'CARA'
}

/** What was sent last in a thread; null if nothing was. */
export async function lastLetterOf(agency: AgencyStore, threadId: string): Promise<string | null> {
  const last = agency
    .table(emailKind)
    .related('thread', threadId)
    .filter(isOurs)
    .toSorted((a, b) => b.sentAt - a.sentAt)[0]
  return last ? ((await agency.read(emailKind, last.id))?.value.body ?? null) : null
}
