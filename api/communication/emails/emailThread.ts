import type { TriageAccount, TriagedRequest } from '../../assistant/index.ts'
import { defineBelonging, nameKey } from '../../knowledge/index.ts'
import { capitalized, defineKind, folded } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import { askInWords } from '../conversations/askInWords.ts'
import type { CaraAction } from '../conversations/caraAction.ts'
import { emailKind } from './email.ts'

export const threadStateLabels = { ACTIVE: 'Active', ENDED: 'Ended' } as const
export type ThreadState = keyof typeof threadStateLabels

/** Whose turn it is (spec 2 §4); null once a thread has ended. */
export const waitingForValues = ['AGENT', 'CARA', 'CLIENT', 'PARTICIPANT'] as const
export type WaitingFor = (typeof waitingForValues)[number]

/** A draft waiting for a user's approval. */
export interface EmailDraft {
  readonly subject: string
  readonly body: string
  readonly to: readonly string[]
  /** The reason for its content, in one sentence. */
  readonly reason: string
}

/** An email conversation. Times are in milliseconds since the epoch. */
export interface EmailThread {
  readonly subject: string | null
  readonly state: ThreadState
  readonly waitingFor: WaitingFor | null
  readonly fromName: string | null
  readonly fromEmail: string
  readonly isSenderVerified: boolean
  /** What staff should know of who wrote, in sentences. */
  readonly senderWarnings?: readonly string[]
  readonly account: { readonly id: string; readonly name: string } | null
  /** The account that an unconfirmed message seems to be from, for a person to confirm. */
  readonly possibleAccountId?: string | null
  /** The address for which a person chose the account, as formatted by `emailKey`. */
  readonly confirmedSender?: string | null
  readonly summary: string | null
  readonly serviceRequestIds: readonly string[]
  /** Everyone outside the agency in the conversation, as formatted by `emailKey`. */
  readonly people: readonly string[]
  readonly draft: EmailDraft | null
  /** Cara's actions on it, oldest first. */
  readonly actions: readonly CaraAction[]
  readonly createdAt: number
  readonly updatedAt: number
}

/** What is known of the senders of a thread. */
export type SenderFacts = Pick<EmailThread, 'isSenderVerified' | 'senderWarnings'>

/** The warning about a sender that the mail server did not confirm, or who may not be who they seem; null for others. */
export function senderWarning({ isSenderVerified, senderWarnings = [] }: SenderFacts): string | null {
  const unconfirmed =
    'The sender is not confirmed: the mail server could not verify the address, and it may be forged.'
  return [...(isSenderVerified ? [] : [unconfirmed]), ...senderWarnings].join(' ') || null
}

export interface EmailThreadRow
  extends Row, Omit<EmailThread, 'draft' | 'actions' | 'summary' | 'account' | 'serviceRequestIds'> {
  readonly accountId: string | null
  readonly accountName: string | null
  readonly serviceRequestIds: readonly string[]
  /** The beginning of its summary, for lists. */
  readonly preview: string | null
  readonly hasDraft: boolean
  readonly subjectKey: string
}

const emailThreadName = 'emailThread'

export const emailThreadKind = defineKind({
  name: emailThreadName,
  prefix: 'et',
  row: toRow,
  text: ({ subject, fromName, fromEmail, accountName, state }) =>
    folded([subject, fromName, fromEmail, accountName, threadStateLabels[state]].filter(Boolean).join('\n')),
  orders: { updated: (a, b) => a.updatedAt - b.updatedAt },
  search: ({ subject, fromName, fromEmail }) => ({
    name: subject ?? fromName ?? fromEmail,
    identifiers: [fromEmail],
    others: [fromName],
  }),
  relations: {
    account: ({ accountId }) => accountId,
    /** The person who writes for an account. */
    writer: ({ accountId, fromName, isSenderVerified }) =>
      accountId !== null && isSenderVerified && fromName?.includes(' ') ? nameKey(fromName) : null,
    state: ({ state }) => state,
    serviceRequest: ({ serviceRequestIds }) => serviceRequestIds,
    waitingFor: ({ waitingFor }) => waitingFor,
    subject: (row) => row.subjectKey,
  },
})

/** Recorded on both the email and its thread. */
const tellingEmails = [
  'RECEIVE_EMAIL',
  'SEND_EMAIL',
  'BOUNCE_EMAIL',
  'RESEND_EMAIL',
  'CONFIRM_EMAIL',
  'UNDO_EMAIL',
]

defineBelonging({
  kind: emailThreadKind,
  subject: 'EMAIL_THREAD',
  words: {
    RECEIVE_EMAIL: 'Email received',
    SEND_EMAIL: 'Email sent',
    DELIVER_EMAIL: 'Email delivered',
    FAIL_EMAIL: 'Email not delivered',
    LOSE_EMAIL: 'Email may not have been delivered',
    BOUNCE_EMAIL: 'Email bounced',
    RESEND_EMAIL: 'Email sent again',
    CONFIRM_EMAIL: 'Email marked as sent',
    UNDO_EMAIL: 'Email taken back',
    END_EMAIL_THREAD: 'Email thread ended',
    REOPEN_EMAIL_THREAD: 'Email thread reopened',
    UPDATE_EMAIL_THREAD: 'Email thread changed',
  },
  isToldElsewhere({ kind, updateTypes, actor, changed }) {
    const [type = ''] = updateTypes
    const isByUser = actor.type === 'AGENCY_USER'
    // The email's own events cover sending and receiving.
    if (kind === emailThreadName)
      return tellingEmails.includes(type) || (type === 'UPDATE_EMAIL_THREAD' && !isByUser)
    // Cara's messages are shown when they are delivered.
    if (type === 'SEND_EMAIL') return !isByUser
    return type === 'DELIVER_EMAIL' && ['QUEUED', 'SENDING'].includes(String(changed['delivery']))
  },
  called: ({ subject }) => subject ?? 'No subject',
  under: (thread, { id, name }) => ({ ...thread, account: { id, name } }),
  updateType: 'UPDATE_EMAIL_THREAD',
  beneath: (agency, { id }) => [
    {
      kind: emailKind,
      ids: agency
        .table(emailKind)
        .related('thread', id)
        .map((email) => email.id),
    },
  ],
})

/** A subject without reply and forward prefixes, folded: `Re: FW: Certificate` becomes `certificate`. */
export function subjectKey(subject: string | null): string {
  return folded(plainSubject(subject))
}

export function plainSubject(subject: string | null): string {
  const prefix = /^\s*((re|fwd?|aw|wg|sv|tr|rv)\s*(\[\d+\])?\s*:|\[(external|ext)\])\s*/i
  let plain = subject ?? ''
  while (prefix.test(plain)) plain = plain.replace(prefix, '')
  return plain.trim()
}

/** What a message asks for, one sentence each. */
export function asksSummary(
  requests: readonly TriagedRequest[],
  account: Pick<TriageAccount, 'policies'> | null,
): string | null {
  return summaryOf(
    requests
      .map((request) => capitalized(askInWords(request, account)).replace(/(?<![.?!"])$/, '.'))
      .join(' '),
  )
}

/** The first sentences, on one line. */
export function summaryOf(text: string): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= 180) return line || null
  const cut = line.slice(0, 180)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 120))}…`
}

/** Why the thread can't be answered, in plain words; null if it can. */
export function replyRefusal({ people }: Pick<EmailThread, 'people'>): string | null {
  return people.length === 0 ? 'There is no one to reply to in this thread.' : null
}

/** The thread after an answer was sent. */
export function answered(thread: EmailThread, { body, at }: { body: string; at: number }): EmailThread {
  return { ...thread, state: 'ACTIVE', waitingFor: turnAfter(body), draft: null, updatedAt: at }
}

/** The thread once a message of the agency did not arrive: a person has to look at it, even if it had ended. */
export function undelivered(thread: EmailThread, at: number): EmailThread {
  return { ...thread, state: 'ACTIVE', waitingFor: 'AGENT', updatedAt: at }
}

/** Whose turn it is after a message of the agency: its own if it promises more and asks for nothing. */
export function turnAfter(body: string): WaitingFor {
  return promise.test(body) && !body.includes('?') ? 'AGENT' : 'CLIENT'
}

const promise =
  /\b(?:we|i|our team)(?:['’]ll| will| are|['’]re| am|['’]m)\b[^.?!]{0,80}\b(?:get(?:ting)? back to you|follow(?:ing)? up|let you know|call(?:ing)? you|checking|looking into|look into|getting|preparing|working on|ask(?:ing)? (?:them|him|her|the (?:carrier|underwriter|company)))\b/i

/** In characters; the table keeps it in memory for every thread. */
const longestPreview = 120

function toRow(thread: EmailThread, id: string): EmailThreadRow {
  const { draft, actions: _, summary, account, ...rest } = thread
  return {
    id,
    ...rest,
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    preview: summary?.slice(0, longestPreview) ?? null,
    hasDraft: draft !== null,
    subjectKey: subjectKey(thread.subject),
  }
}

/** Whose turn it is once a client only says thanks: they have nothing more to send. */
export function thanked({ waitingFor }: EmailThread): EmailThread['waitingFor'] {
  return waitingFor === 'CLIENT' ? null : waitingFor
}
