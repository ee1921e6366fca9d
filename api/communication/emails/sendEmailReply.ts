import { z } from 'zod'
import {
  builder,
  fieldError,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
  inputOf,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, retryOnConflict } from '../../platform/index.ts'
import { emailKind } from './email.ts'
import { emailThreadKind } from './emailThread.ts'
import { planThreadAnswered } from './threadAnsweredJob.ts'
import { changedMeanwhile, changedSince, ThreadChangedError, threadSuccess } from './threadResults.ts'
import { planReply } from './planReply.ts'
import { attachable, documentsElsewhere, undoDeadline, writtenFields } from './writtenEmail.ts'

const { people, body, subject, files, sendsFilesElsewhere } = writtenFields

const rules = z.object({
  body: body.min(1, 'Write a message.').describe('Plain text.'),
  subject: subject.nullish().describe("Defaults to the thread's subject."),
  to: people
    .nullish()
    .describe('Defaults to the sender of the last message. Participants of the thread only.'),
  cc: people.nullish().describe('Participants of the thread only.'),
  files: files.describe("Ids of uploaded files, or of documents of the thread's account."),
  seenEmailCount: z
    .int()
    .nullish()
    .describe(
      'Number of messages in the thread when the user wrote the reply. Nothing is sent if there are newer ones.',
    ),
  sendsFilesElsewhere,
})

const SendEmailReplyInput = inputOf('SendEmailReplyInput', rules, { types: { files: 'ID' } })

const SendEmailReplyResult = builder.unionType('SendEmailReplyResult', {
  types: [threadSuccess('SendEmailReplySuccess'), NotFoundError, ThreadChangedError, ValidationErrors],
})

builder.mutationField('sendEmailReply', (t) =>
  t.field({
    type: SendEmailReplyResult,
    description:
      'Sends a reply in the thread. The call itself is the approval. It waits a few seconds in which it can be taken back.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: SendEmailReplyInput, required: true }) },
    resolve: (_, { id, input }, context) => sendEmailReply(context, id, input),
  }),
)

/** Queues a reply approved by the viewer. Recipients must be participants of the thread. */
async function sendEmailReply(context: RequestContext, id: string, input: z.input<typeof rules>) {
  const { agency, actor, viewer, clock } = context
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const reply = checked.data
  const fileIds = reply.files ?? []

  const answer = await retryOnConflict(async () => {
    const thread = await agency.read(emailThreadKind, id)
    if (!thread) return notFound('email thread')
    const isStale =
      reply.seenEmailCount != null &&
      agency.table(emailKind).countRelated('thread', id) !== reply.seenEmailCount
    if (isStale) return await changedSince(context, id)
    const { account } = thread.value
    const attachments = await attachable(context, fileIds, { threadId: id, account })
    if (!attachments) return fieldError('files', 'A file is no longer available. Choose it again.')

    const planned = await planReply(agency, {
      thread,
      body: reply.body,
      subject: reply.subject,
      to: reply.to,
      cc: reply.cc,
      fileIds,
      approvedBy: viewer.id,
      now: clock.now(),
      undoUntil: undoDeadline(context),
    })
    if ('refusal' in planned) return fieldError(planned.path, planned.refusal)
    const elsewhere = documentsElsewhere(context, planned.recipients, account)
    if (fileIds.length > 0 && elsewhere !== null && !reply.sendsFilesElsewhere)
      return fieldError('sendsFilesElsewhere', elsewhere)
    const committed = await agency.commit(actor, [
      ...planned.changes,
      ...attachments,
      ...planThreadAnswered(agency, { threadId: id, agencyUserId: viewer.id, now: clock.now() }),
    ])
    if (!committed.ok) return conflict
    return { __typename: 'SendEmailReplySuccess' as const, id }
  })
  return answer === conflict ? changedMeanwhile : answer
}
