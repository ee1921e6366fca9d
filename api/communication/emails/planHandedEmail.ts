import { emailKey } from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import type { AgencyStore, Change, TextChange } from '../../platform/index.ts'
import { emailKind, emailId, longestBody } from './email.ts'
import type { Email } from './email.ts'
import { emailThreadKind, plainSubject, summaryOf } from './emailThread.ts'
import type { EmailThread } from './emailThread.ts'

/** An email that a person pasted or attached. */
interface HandedEmail {
  readonly fromName: string | null
  readonly fromEmail: string | null
  readonly subject: string | null
  readonly body: string
  readonly account: EmailThread['account']
  readonly serviceRequestIds: readonly string[]
  readonly now: number
}

/** The changes that show a handed-over email as the conversation of the requests that it asks for. */
export function planHandedEmail(
  agency: AgencyStore,
  { fromName, fromEmail, subject, body, account, serviceRequestIds, now }: HandedEmail,
): { readonly changes: readonly Change[]; readonly texts: readonly TextChange[] } {
  const threadId = agency.newId(emailThreadKind)
  const messageId = `${threadId}@handed-over.invalid`
  const id = emailId(agency.id, messageId)
  const address = fromEmail ?? ''
  const thread: EmailThread = {
    subject: plainSubject(subject) || null,
    state: 'ACTIVE',
    waitingFor: 'AGENT',
    fromName,
    fromEmail: address,
    // No mail server of ours has seen it.
    isSenderVerified: false,
    account,
    summary: summaryOf(body),
    serviceRequestIds,
    people: address === '' ? [] : [emailKey(address)],
    draft: null,
    actions: [],
    createdAt: now,
    updatedAt: now,
  }
  const email: Email = {
    threadId,
    messageId,
    inReplyTo: null,
    references: [],
    from: { name: fromName, address },
    to: [],
    cc: [],
    replyTo: null,
    subject,
    body: body.slice(0, longestBody),
    hasQuoted: false,
    senderRole: 'CLIENT',
    isSenderVerified: false,
    automatic: null,
    fileIds: [],
    sentAt: now,
    delivery: 'RECEIVED',
    failure: null,
    approvedBy: null,
  }
  return {
    changes: [
      create(emailThreadKind, threadId, thread, 'RECEIVE_EMAIL'),
      create(emailKind, id, email, 'RECEIVE_EMAIL'),
    ],
    texts: body.length > longestBody ? [{ kind: emailKind, id, name: 'body', text: body }] : [],
  }
}
