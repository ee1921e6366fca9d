import { emailKey } from '../../knowledge/index.ts'
import { derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { emailKind } from './email.ts'
import { emailThreadKind, subjectKey } from './emailThread.ts'
import type { EmailThreadRow } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'
import { belongsToThread } from './senderChecks.ts'

const aMonth = 30 * 24 * 60 * 60_000

interface FoundThread {
  readonly id: string
  readonly isNew: boolean
  /** The conversation that a stranger refers to. */
  readonly claimed: EmailThreadRow | null
}

/**
 * Finds the thread of a message: that of the message it replies to, or else one of the last month with the same subject
 * and a common participant. A new thread's ID derives from its first message, so that two replies arriving at once
 * end up in the same thread. Whoever is no part of a conversation starts one, whatever the message refers to.
 */
export function findThread(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  { inReplyTo, references, from, subject }: Pick<ReadEmail, 'inReplyTo' | 'references' | 'from' | 'subject'>,
  { messageId, at }: { messageId: string; at: number },
): FoundThread {
  const [emails, threads] = [agency.table(emailKind), agency.table(emailThreadKind)]
  let claimed: EmailThreadRow | null = null
  for (const known of [inReplyTo, ...references.toReversed()]) {
    const email = known === null ? undefined : emails.related('messageId', known)[0]
    const thread = email && threads.get(email.threadId)
    if (!thread) continue
    if (belongsToThread(agency, thread, from.address)) return { id: thread.id, isNew: false, claimed: null }
    claimed ??= thread
  }
  const key = subjectKey(subject)
  const isAnswer = /^\s*(re|aw|fwd?|wg)\s*:/i.test(subject ?? '')
  const person = from.address.toLowerCase()
  const alike = threads
    .related('subject', key)
    .findLast((thread) => thread.updatedAt > at - aMonth && thread.people.includes(person))
  // Different requests may have the same subject: without `Re:`, a message starts a new thread.
  if (alike && key !== '' && isAnswer) return { id: alike.id, isNew: false, claimed: null }
  const startedBy = (root: string) => derivedId(emailThreadKind.prefix, [agency.id, root])
  const root = references[0] ?? inReplyTo ?? messageId
  const id = startedBy(root)
  const started = threads.get(id)
  if (!claimed && !started) return { id, isNew: true, claimed }
  if (!claimed && started && belongsToThread(agency, started, from.address))
    return { id, isNew: false, claimed }
  // The thread of a message that strangers referred to before it came has their ID.
  return {
    id: startedBy(`${messageId} ${emailKey(from.address)}`),
    isNew: true,
    claimed: claimed ?? (root === messageId ? null : (started ?? null)),
  }
}

/** Messages of the same second, which is all that their dates tell, keep the order in which they came. */
export function afterOthers(agency: AgencyStore, threadId: string, sentAt: number): number {
  const times = agency
    .table(emailKind)
    .related('thread', threadId)
    .map((row) => row.sentAt)
    .filter((at) => Math.floor(at / 1000) === Math.floor(sentAt / 1000))
  return Math.max(sentAt, ...times.map((at) => at + 1))
}

const aYear = 366 * 24 * 60 * 60_000

/** When a message was sent. A sender's clock may be wrong: no message is dated in the future, or travels for a year. */
export function likelyTime(sentAt: number | null, receivedAt: number): number {
  return sentAt === null || sentAt > receivedAt || sentAt < receivedAt - aYear ? receivedAt : sentAt
}
