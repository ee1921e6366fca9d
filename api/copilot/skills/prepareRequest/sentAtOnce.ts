import { settingsOf } from '../../../communication/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { sendVisibleDocument } from '../../tools/sendVisibleDocument.ts'
import { ToolError } from '../../tools/tool.ts'
import type { Conversation } from './conversation.ts'

/** Sends a document visible to the client without approval, if the agency allows it. */
export async function sentAtOnce(task: Task, { thread }: Conversation, reply: ReplyOrder): Promise<boolean> {
  const isAllowed =
    reply.fileIds.length > 0 &&
    thread.value.isSenderVerified &&
    thread.value.serviceRequestIds.length === 1 &&
    settingsOf(task.agency).automaticAnswers.DOCUMENT
  if (!isAllowed) return false
  try {
    await task.journal.call(sendVisibleDocument, { reply })
    return true
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return false
  }
}
