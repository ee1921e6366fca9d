import { emailThreadKind, isAddressOfAccount } from '../../../communication/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'

/** Documents go only to addresses that are on record for the account. */
export async function deliverable(
  { agency }: Task,
  request: ServiceRequest,
  reply: ReplyOrder,
): Promise<ReplyOrder> {
  const isKnown = isAddressOfAccount(agency, request.account?.id, reply.to)
  if (reply.fileIds.length === 0 || isKnown || reply.threadId === null) return reply
  const thread = await agency.read(emailThreadKind, reply.threadId)
  return { ...reply, fileIds: [], body: thread?.value.draft?.body ?? reply.body }
}
