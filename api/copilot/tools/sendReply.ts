import { z } from 'zod'
import {
  belongsToAccount,
  type Email,
  emailKind,
  emailThreadKind,
  isAddressOfAccount,
  lastReceived,
  missingAttachment,
  planLetter,
  planReply,
  type SenderFacts,
  senderWarning,
} from '../../communication/index.ts'
import { fileKind, presentFile, type StoredFileRow } from '../../files/index.ts'
import { certificateKind } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { proposalKind } from '../approvals/proposal.ts'
import { caraWorkspaceKind, preparedWorkspaceId } from '../workspaces/caraWorkspace.ts'
import { defineOutwardTool, type ToolContext, ToolError } from './tool.ts'

/** A reply to a client, ready to send: in an email thread, or as a new message about a request that came another way. */
export const replyRules = z.object({
  threadId: z.string().nullable(),
  /** The Message-ID it answers: a newer message needs a new reply. Null in a new message. */
  answers: z.string().nullable(),
  /** The request that a new message is about. */
  serviceRequestId: z.string().nullable().default(null),
  to: z.string(),
  /** Whom the approver copies, who need not be part of the conversation. */
  cc: z.array(z.string()).default([]),
  subject: z.string(),
  body: z.string().min(1).max(20_000),
  fileIds: z.array(z.string()).max(20),
})

export type ReplyOrder = z.output<typeof replyRules>

/** Replies to a client by email. */
export const sendReply = defineOutwardTool({
  name: 'send_reply',
  title: 'Reply to a client',
  description: 'Sends a client an email with its attachments, once a person has approved it.',
  reads: 'The email thread or the request it answers',
  actsOutward: true,
  input: replyRules,
  describe: ({ to }) => `Proposed a reply to ${to}`,
  async preview(context, reply) {
    const { thread, files } = await checkedReply(context, reply, besideCertificates(context, reply))
    const hasFiles = files.length > 0
    return {
      title: thread ? `Reply to ${thread.value.fromName ?? reply.to}` : `Email to ${reply.to}`,
      confirmation: hasFiles
        ? unconfirmedSender(reply, thread?.value)
        : missingAttachment(reply.body, reply.fileIds),
      lines: [
        ...senderLines(thread?.value),
        ...replyLines(reply),
        ...(hasFiles ? [{ label: 'Attachments', value: files.map(({ name }) => name).join('\n') }] : []),
      ],
    }
  },
  async run(context, reply) {
    const threadId = await writeReply(context, reply, besideCertificates(context, reply))
    return { result: `Reply sent to ${reply.to}.`, recordId: threadId }
  },
})

/** The certificates that an email carries; undefined for each other attachment. */
export function certificatesIn({ agency }: Pick<ToolContext, 'agency'>, { fileIds }: Email) {
  return fileIds.map((id) => {
    const attachedTo = agency.table(fileKind).get(id)?.attachedTo ?? null
    return attachedTo === null ? undefined : agency.table(certificateKind).get(attachedTo)
  })
}

/** Certificates answer only the requests for them: a thread that asks for something else still needs its reply. */
export function besideCertificates(context: Pick<ToolContext, 'agency'>, { threadId }: ReplyOrder) {
  const { agency } = context
  const asked = agency.table(emailThreadKind).get(threadId)?.serviceRequestIds ?? []
  const asksElse = asked.some((id) => agency.table(serviceRequestKind).get(id)?.type !== 'CREATE_CERTIFICATE')
  return {
    besides(sent: Email): boolean {
      const certificates = certificatesIn(context, sent)
      return asksElse && certificates.length > 0 && certificates.every((row) => row !== undefined)
    },
  }
}

/** What agency users sent in the thread after they received the message with this Message-ID. */
async function sentSince(agency: AgencyStore, threadId: string, messageId: string | null): Promise<Email[]> {
  const rows = agency.table(emailKind).related('thread', threadId)
  const answered = rows.find((row) => row.messageId === messageId)?.sentAt ?? 0
  // A message dated before our reply may have arrived after it: that reply answers an earlier one.
  const earlier = new Set(
    rows.flatMap((row) => (row.delivery === 'RECEIVED' && row.sentAt < answered ? [row.messageId] : [])),
  )
  const sent = rows.filter(
    ({ senderRole, isForward, sentAt, delivery }) =>
      senderRole === 'AGENT' &&
      !isForward &&
      sentAt >= answered &&
      delivery !== 'FAILED' &&
      delivery !== 'BOUNCED',
  )
  const records = await agency.readMany(
    emailKind,
    sent.map(({ id }) => id),
  )
  return records.flatMap((record) =>
    record && !earlier.has(record.value.inReplyTo ?? '') ? [record.value] : [],
  )
}

/** The texts that Cara prepared for these requests and a user approved: each answers only its own request. */
async function approvedReplies(
  agency: AgencyStore,
  requestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = requestIds
    .flatMap((id) => [...agency.table(proposalKind).related('workspace', preparedWorkspaceId(agency.id, id))])
    .filter(({ tool, state }) => tool === sendReply.name && state === 'DONE')
  const proposals = await agency.readMany(
    proposalKind,
    rows.map(({ id }) => id),
  )
  return new Set(
    proposals.flatMap((proposal) =>
      proposal ? [replyRules.parse(JSON.parse(proposal.value.argumentsJson)).body] : [],
    ),
  )
}

/** The preview of a reply for its approver. */
export function replyLines({ to, cc, subject, body }: Pick<ReplyOrder, 'to' | 'cc' | 'subject' | 'body'>) {
  return [
    { label: 'To', value: to },
    ...(cc.length > 0 ? [{ label: 'Cc', value: cc.join(', ') }] : []),
    { label: 'Subject', value: subject },
    { label: 'Message', value: body },
  ]
}

/** The thread that is answered; a new message goes to an address on record. */
type SenderCheck = SenderFacts | null | undefined

/** The warning about a sender that the mail server did not confirm, shown before anything else. */
export function senderLines(thread: SenderCheck) {
  const value = thread && senderWarning(thread)
  return value ? [{ label: 'Warning', value }] : []
}

/** What a user confirms before documents go to such an address; null if it is confirmed. */
export function unconfirmedSender({ to }: Pick<ReplyOrder, 'to'>, thread: SenderCheck): string | null {
  return !thread || thread.isSenderVerified
    ? null
    : `The sender is not confirmed, so ${to} may not be the client. Documents would go to this address.`
}

/** Queues a reply and returns its thread. Throws `ToolError` if the thread has new messages since it was written. */
export async function writeReply(
  context: ToolContext,
  reply: ReplyOrder,
  {
    approvedBy = context.agencyUserId,
    ...check
  }: { approvedBy?: string | null; besides?: (sent: Email) => boolean } = {},
): Promise<string> {
  const { agency, services, write } = context
  const { thread } = await sendableReply(context, reply, check)
  const now = services.clock.now()
  if (!thread) {
    const request = agency.table(serviceRequestKind).get(reply.serviceRequestId ?? '')
    const to = [{ name: request?.clientName ?? null, address: reply.to }]
    const { threadId, changes } = await planLetter(agency, { ...reply, to, approvedBy, now })
    write(changes)
    return threadId
  }
  const planned = await planReply(agency, {
    ...reply,
    thread,
    to: [reply.to],
    cc: [],
    copies: reply.cc,
    approvedBy,
    now,
  })
  if ('refusal' in planned) throw new ToolError(planned.refusal)
  write(planned.changes)
  return thread.id
}

/** Why a reply can't be approved at the moment, in plain words; null if it can. */
export async function approvalRefusal(
  context: Pick<ToolContext, 'agency'>,
  reply: ReplyOrder,
  check: { besides?: (sent: Email) => boolean } = {},
): Promise<string | null> {
  try {
    await sendableReply(context, reply, check)
    return null
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return error.message
  }
}

/** Like `checkedReply`, for sending it now: not while an earlier message of the thread may or may not have arrived. */
export async function sendableReply(
  context: Pick<ToolContext, 'agency'>,
  reply: ReplyOrder,
  check: { besides?: (sent: Email) => boolean } = {},
) {
  const { threadId } = reply
  const sent = threadId === null ? [] : context.agency.table(emailKind).related('thread', threadId)
  if (sent.some(({ delivery }) => delivery === 'UNCONFIRMED'))
    throw new ToolError(
      'An earlier message in this thread may not have been sent. Send it again or mark it as sent first.',
    )
  return await checkedReply(context, reply, check)
}

/**
 * The thread and attachments of a reply; throws `ToolError` if it must not be sent. `besides` decides whether a reply
 * sent in the meantime blocks this one.
 */
export async function checkedReply(
  { agency }: Pick<ToolContext, 'agency'>,
  reply: ReplyOrder,
  { besides }: { besides?: (sent: Email) => boolean } = {},
) {
  const { threadId, to, fileIds } = reply
  const thread = threadId === null ? null : await answeredThread(agency, { ...reply, threadId }, besides)
  const accountId = thread ? (thread.value.account?.id ?? null) : accountOfOpenRequest(agency, reply)
  const files = fileIds.map((id) => {
    const file = presentFile(agency, id)
    if (
      !file ||
      !(belongsToAccount(agency, file.attachedTo, accountId) || isMadeFor(agency, file, accountId))
    )
      throw new ToolError('An attachment is no longer among the documents of the account.')
    return file
  })
  const needsRecord = thread === null || files.length > 0
  if (needsRecord && !(accountId && isAddressOfAccount(agency, accountId, to)))
    throw new ToolError(
      `${to} is not on record for this account, so ${thread ? 'no documents' : 'nothing'} can be sent there.`,
    )
  return { thread, files }
}

/** Whether Cara made the file in a workspace of the account. */
function isMadeFor(agency: AgencyStore, { attachedTo }: StoredFileRow, accountId: string | null): boolean {
  const workspace = agency.table(caraWorkspaceKind).get(attachedTo ?? '')
  return accountId !== null && workspace?.accountId === accountId
}

async function answeredThread(
  agency: AgencyStore,
  { threadId, answers, body }: ReplyOrder & { threadId: string },
  besides: ((sent: Email) => boolean) | undefined,
) {
  const thread = await agency.read(emailThreadKind, threadId)
  if (!thread) throw new ToolError('This email thread is no longer there.')
  const { state, waitingFor, serviceRequestIds } = thread.value
  const prepared = await approvedReplies(agency, serviceRequestIds)
  const isAnswered = (await sentSince(agency, threadId, answers)).some(
    (sent) => !besides?.(sent) && (sent.body === body || !prepared.has(sent.body)),
  )
  const isDue = waitingFor === 'AGENT' || (waitingFor === 'CLIENT' && besides !== undefined)
  if (state === 'ENDED' || isAnswered || !isDue)
    throw new ToolError('This thread was answered in the meantime. Nothing was sent.')
  if ((await lastReceived(agency, threadId))?.value.messageId !== answers)
    throw new ToolError('The client has written again. Read the new message first. Nothing was sent.')
  return thread
}

function accountOfOpenRequest(agency: AgencyStore, { serviceRequestId }: ReplyOrder): string | null {
  const request = agency.table(serviceRequestKind).get(serviceRequestId ?? '')
  if (request?.state !== 'OPEN')
    throw new ToolError('The request was resolved in the meantime. Nothing was sent.')
  return request.accountId
}
