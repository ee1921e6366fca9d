import { derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { emailKind } from './email.ts'
import { emailThreadKind, subjectKey } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'

const aMonth = 30 * 24 * 60 * 60_000

/**
 * Finds the thread of a message: that of the message it replies to, or else one of the last month with the same subject
 * and a common participant. A new thread's ID derives from its first message, so that two replies arriving at once
 * end up in the same thread.
 */
export function findThread(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  { inReplyTo, references, from, subject }: Pick<ReadEmail, 'inReplyTo' | 'references' | 'from' | 'subject'>,
  { messageId, at }: { messageId: string; at: number },
): { readonly id: string; readonly isNew: boolean } {
  const emails = agency.table(emailKind)
  for (const known of [inReplyTo, ...references.toReversed()]) {
    const email = known === null ? undefined : emails.related('messageId', known)[0]
    if (email) return { id: email.threadId, isNew: false }
  }
  const key = subjectKey(subject)
  const isAnswer = /^\s*(re|aw|fwd?|wg)\s*:/i.test(subject ?? '')
  const person = from.address.toLowerCase()
  const alike = agency
    .table(emailThreadKind)
    .related('subject', key)
    .findLast((thread) => thread.updatedAt > at - aMonth && thread.people.includes(person))
  // Different requests may have the same subject: without `Re:`, a message starts a new thread.
  if (alike && key !== '' && isAnswer) return { id: alike.id, isNew: false }
  const root = references[0] ?? inReplyTo ?? messageId
  const id = derivedId(emailThreadKind.prefix, [agency.id, root])
  return { id, isNew: agency.table(emailThreadKind).get(id) === undefined }
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
