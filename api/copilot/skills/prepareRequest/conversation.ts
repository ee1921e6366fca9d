import {
  callKind,
  type Email,
  type EmailThread,
  emailThreadKind,
  lastReceived,
  replyAddress,
} from '../../../communication/index.ts'
import type { Stored } from '../../../platform/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { isAnsweredByCertificate } from './preparedCertificate.ts'

/** The email thread a request came from. */
export interface Conversation {
  readonly thread: Stored<EmailThread>
  readonly last: Stored<Email>
}

/** The latest email thread of a request; null if none was received. */
export async function conversationOf(
  { agency }: Pick<Task, 'agency'>,
  requestId: string,
): Promise<Conversation | null> {
  const row = agency
    .table(emailThreadKind)
    .related('serviceRequest', requestId)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)[0]
  const thread = row && (await agency.read(emailThreadKind, row.id))
  const last = thread && (await lastReceived(agency, thread.id))
  return thread && last ? { thread, last } : null
}

/** The account that an unconfirmed sender names, in a sentence; null without one. */
export function candidateIn({ thread }: Conversation): string | null {
  return candidateAmong(thread.value.actions)
}

/** The account that an unknown caller names, in a sentence; null without one. */
export async function candidateOfCall({
  agency,
  workspace,
}: Pick<Task, 'agency' | 'workspace'>): Promise<string | null> {
  const [row] = agency.table(callKind).related('serviceRequest', workspace.serviceRequestId ?? '')
  const call = row && (await agency.read(callKind, row.id))
  return candidateAmong(call?.value.actions ?? [])
}

function candidateAmong(actions: EmailThread['actions']): string | null {
  const identified = actions.findLast(({ name }) => name === 'identify_account')
  return identified?.result.startsWith('This may be') ? identified.result : null
}

/** The reply drafted when the message arrived; null if nobody is waiting for one. */
export function firstDraft(agency: Task['agency'], { thread, last }: Conversation): ReplyOrder | null {
  const { draft, waitingFor } = thread.value
  if (draft === null || waitingFor !== 'AGENT') return null
  return {
    threadId: thread.id,
    answers: last.value.messageId,
    serviceRequestId: null,
    to: draft.to[0] ?? replyAddress(agency, thread.value, last.value),
    cc: [],
    subject: draft.subject,
    body: draft.body,
    fileIds: [],
  }
}

/** The request that the plain reply of a thread goes with: one that may be answered in it, else the first without a certificate. */
export async function replyingRequest(
  { agency }: Task,
  conversation: Conversation | null,
  draft: ReplyOrder | null,
): Promise<string | null> {
  const ids = conversation?.thread.value.serviceRequestIds ?? []
  const requests = await agency.readMany(serviceRequestKind, ids)
  const plain = requests.filter(
    (request) =>
      request?.value.state === 'OPEN' && !(draft && isAnsweredByCertificate(agency, request.value, draft)),
  )
  const answerable = plain.find(
    (request) => request?.value.type === 'QUESTION' || request?.value.type === 'DOCUMENT_REQUEST',
  )
  return (answerable ?? plain[0])?.id ?? ids[0] ?? null
}

/** What an email about several certificates says may be about another one; each request holds what is about it. */
export function isOneOfSeveral(agency: Task['agency'], conversation: Conversation | null): boolean {
  const requests = agency.table(serviceRequestKind)
  const ids = conversation?.thread.value.serviceRequestIds ?? []
  return ids.filter((id) => requests.get(id)?.type === 'CREATE_CERTIFICATE').length > 1
}
