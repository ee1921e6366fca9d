import { z } from 'zod'
import { settingsOf } from '../../communication/index.ts'
import { isShownToClient } from '../../knowledge/index.ts'
import { checkedReply, replyRules, writeReply } from './sendReply.ts'
import { defineTool, ToolError } from './tool.ts'

/** Sends a document visible to the client, if the agency allows it. */
export const sendVisibleDocument = defineTool({
  name: 'send_visible_document',
  title: 'Send a document the client can see',
  description:
    'Replies with documents that are marked visible to the client, if the agency allows it without approval.',
  reads: 'The email thread and the documents of the account',
  actsOutward: false,
  input: z.object({ reply: replyRules }),
  describe: ({ reply }) => `Sent the requested document to ${reply.to}`,
  async run(context, { reply }) {
    const { thread, files } = await checkedReply(context, reply)
    if (!settingsOf(context.agency).automaticAnswers.DOCUMENT)
      throw new ToolError('The agency does not allow this without approval.')
    if (!thread?.value.isSenderVerified) throw new ToolError('The sender is not confirmed.')
    if (files.length === 0 || !files.every((file) => isShownToClient(context.agency, file)))
      throw new ToolError('A document is not marked visible to the client.')
    await writeReply(context, reply, { approvedBy: null })
    return { sent: files.map(({ name }) => name) }
  },
  summarize: ({ sent }) => `Sent ${sent.join(', ')}.`,
})
