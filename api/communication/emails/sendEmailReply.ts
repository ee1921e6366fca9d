import { z } from 'zod'
import { attached, canAttach, fileKind } from '../../files/index.ts'
import {
  builder,
  fieldError,
  invalidInput,
  legibleText,
  notFound,
  NotFoundError,
  ValidationErrors,
  inputOf,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import { emailKind } from './email.ts'
import { emailThreadKind } from './emailThread.ts'
import type { EmailThread } from './emailThread.ts'
import { planThreadAnswered } from './threadAnsweredJob.ts'
import { changedMeanwhile, changedSince, ThreadChangedError, threadSuccess } from './threadResults.ts'
import { isAddressOfAccount } from './isAddressOfAccount.ts'
import { belongsToAccount, planReply } from './planReply.ts'

const people = z.array(z.email('Enter a valid email address.')).max(20, 'Up to 20 recipients.').nullish()

const rules = z.object({
  body: legibleText(50_000, { tooLong: 'A message may have up to 50,000 characters.' })
    .min(1, 'Write a message.')
    .describe('Plain text.'),
  subject: legibleText(200, { tooLong: 'A subject may have up to 200 characters.' })
    .nullish()
    .describe("Defaults to the thread's subject."),
  to: people.describe('Defaults to the sender of the last message. Participants of the thread only.'),
  cc: people.describe('Participants of the thread only.'),
  files: z
    .array(z.string())
    .max(20, 'Up to 20 files may be attached.')
    .nullish()
    .describe("Ids of uploaded files, or of documents of the thread's account."),
  seenEmailCount: z
    .int()
    .nullish()
    .describe(
      'Number of messages in the thread when the user wrote the reply. Nothing is sent if there are newer ones.',
    ),
  sendsFilesElsewhere: z
    .boolean()
    .nullish()
    .describe(
      'Confirms that files go to addresses that are not on record for the account. Rejected without it.',
    ),
})

const SendEmailReplyInput = inputOf('SendEmailReplyInput', rules, { types: { files: 'ID' } })

const SendEmailReplyResult = builder.unionType('SendEmailReplyResult', {
  types: [threadSuccess('SendEmailReplySuccess'), NotFoundError, ThreadChangedError, ValidationErrors],
})

builder.mutationField('sendEmailReply', (t) =>
  t.field({
    type: SendEmailReplyResult,
    description: 'Sends a reply in the thread. The call itself is the approval.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: SendEmailReplyInput, required: true }) },
    resolve: (_, { id, input }, context) => sendEmailReply(context, id, input),
  }),
)

/** Queues a reply approved by the viewer. Recipients must be participants of the thread. */
async function sendEmailReply(context: RequestContext, id: string, input: z.input<typeof rules>) {
  const { agency, actor, viewer, clock } = context
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { body, subject, files, seenEmailCount, sendsFilesElsewhere } = checked.data

  const answer = await retryOnConflict(async () => {
    const thread = await agency.read(emailThreadKind, id)
    if (!thread) return notFound('email thread')
    const isStale =
      seenEmailCount != null && agency.table(emailKind).countRelated('thread', id) !== seenEmailCount
    if (isStale) return await changedSince(context, id)
    const attachments = await attachable(context, files ?? [], thread)
    if (!attachments) return fieldError('files', 'A file is no longer available. Choose it again.')

    const planned = await planReply(agency, {
      thread,
      body,
      subject,
      to: checked.data.to,
      cc: checked.data.cc,
      fileIds: files ?? [],
      approvedBy: viewer.id,
      now: clock.now(),
    })
    if ('refusal' in planned) return fieldError(planned.path, planned.refusal)
    const stranger = planned.recipients.find(
      (address) => !isAddressOfAccount(agency, thread.value.account?.id, address),
    )
    if (files?.length && stranger !== undefined && !sendsFilesElsewhere)
      return fieldError('sendsFilesElsewhere', documentsElsewhere(thread.value, stranger))
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

function documentsElsewhere({ account }: EmailThread, address: string): string {
  return account
    ? `Documents go only to addresses of the account. ${address} is not on record for ${account.name.replace(/\.$/, '')}.`
    : `Documents go only to addresses of the account, and this conversation has no account yet.`
}

/** The changes that attach the viewer's uploads to the thread; files of the thread and its account need none. */
async function attachable(
  { agency, viewer }: RequestContext,
  fileIds: readonly string[],
  thread: { readonly id: string; readonly value: EmailThread },
): Promise<Change[] | null> {
  const changes: Change[] = []
  for (const file of await agency.readMany(fileKind, fileIds)) {
    if (!file || file.value.deletedAt) return null
    if (file.value.attachedTo === thread.id) continue
    if (canAttach(file.value, viewer.id))
      changes.push(replace(file, attached(file.value, thread.id), 'ATTACH_FILE'))
    else if (!belongsToAccount(agency, file.value.attachedTo, thread.value.account?.id ?? null)) return null
  }
  return changes
}
