import { emailThreadKind, senderStanding } from '../../../communication/index.ts'
import { emailKey } from '../../../knowledge/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'

/** Whether the reader of a reply may learn what the policies of the account provide: the client, or whom a colleague confirmed. */
export function mayBeTold(
  { agency }: Pick<Task, 'agency'>,
  { to, threadId }: Pick<ReplyOrder, 'to' | 'threadId'>,
  { account }: Pick<ServiceRequest, 'account'>,
): boolean {
  const standing = senderStanding(agency, account?.id ?? '', { email: to, phone: null, isVerified: true })
  const confirmed = threadId === null ? null : agency.table(emailThreadKind).get(threadId)?.confirmedSender
  return standing !== 'STRANGER' || (confirmed != null && confirmed === emailKey(to))
}
