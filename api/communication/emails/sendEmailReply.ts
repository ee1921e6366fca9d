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
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { businessPolicyKind, certificateKind } from '../../knowledge/index.ts'
import { conflict, replace, untilCommitted } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { emailKind } from './email.ts'
import { answered, emailThreadKind, replyRefusal } from './emailThread.ts'
import type { EmailThread } from './emailThread.ts'
import { changedMeanwhile, ThreadChangedError, threadSuccess } from './threadResults.ts'
import { replySubject } from './draftReply.ts'
import { planEmail } from './sendEmail.ts'

const rules = z.object({
  body: legibleText(50_000, { tooLong: 'A message may have up to 50,000 characters.' }).min(
    1,
    'Write a message.',
  ),
  subject: legibleText(200, { tooLong: 'A subject may have up to 200 characters.' }).nullish(),
  to: z.array(z.email('Enter a valid e-mail address.')).max(20, 'Up to 20 recipients.').nullish(),
  cc: z.array(z.email('Enter a valid e-mail address.')).max(20, 'Up to 20 recipients.').nullish(),
  files: z.array(z.string()).max(20, 'Up to 20 files may be attached.').nullish(),
})

const SendEmailReplyInput = builder.inputType('SendEmailReplyInput', {
  fields: (t) => ({
    body: t.string({ required: true, description: 'Plain text.' }),
    subject: t.string({ description: "The thread's subject unless given." }),
    to: t.stringList({
      description: 'The sender of the last message unless given. Only people of the thread.',
    }),
    cc: t.stringList({ description: 'Only people of the thread.' }),
    files: t.idList({ description: "Ids of uploaded files, or of documents of the thread's account." }),
  }),
})

const SendEmailReplyResult = builder.unionType('SendEmailReplyResult', {
  types: [threadSuccess('SendEmailReplySuccess'), NotFoundError, ThreadChangedError, ValidationErrors],
})

builder.mutationField('sendEmailReply', (t) =>
  t.field({
    type: SendEmailReplyResult,
    description: 'Sends an answer in the thread. Pressing it is the approval.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: SendEmailReplyInput, required: true }) },
    resolve: (_, { id, input }, context) => sendEmailReply(context, id, input),
  }),
)

/** Puts an answer into the outbox, approved by the viewer. It goes only to people of the thread. */
async function sendEmailReply(context: RequestContext, id: string, input: z.input<typeof rules>) {
  const { agency, actor, viewer, clock } = context
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { body, subject, files } = checked.data

  const answer = await untilCommitted(async () => {
    const thread = await agency.read(emailThreadKind, id)
    if (!thread) return notFound('e-mail thread')
    const refusal = replyRefusal(thread.value)
    if (refusal !== null) return fieldError('to', refusal)
    const last = await lastReceived(context, id)
    const to = checked.data.to ?? [last?.value.replyTo ?? last?.value.from.address ?? thread.value.fromEmail]
    const cc = checked.data.cc ?? []
    const stranger = [...to, ...cc].find(
      (address) => !isOfThread(address, thread.value, last?.value.replyTo ?? null),
    )
    if (stranger !== undefined) return fieldError('to', `${stranger} is not part of this conversation.`)
    const attachments = await attachable(context, files ?? [], thread)
    if (!attachments) return fieldError('files', 'A file is no longer there. Choose it again.')

    const { changes } = planEmail(agency, {
      threadId: id,
      to,
      cc,
      subject: subject || replySubject(thread.value.subject),
      body,
      answers: last?.value ?? null,
      fileIds: files ?? [],
      approvedBy: viewer.id,
      now: clock.now(),
    })
    const next = answered(thread.value, clock.now())
    const committed = await agency.commit(actor, [
      replace(thread, next, 'SEND_EMAIL'),
      ...changes,
      ...attachments,
    ])
    if (!committed.ok) return conflict
    return { __typename: 'SendEmailReplySuccess' as const, id }
  })
  return answer === conflict ? changedMeanwhile : answer
}

async function lastReceived({ agency }: RequestContext, threadId: string) {
  const rows = agency.table(emailKind).related('thread', threadId)
  const last = rows
    .filter(({ delivery }) => delivery === 'RECEIVED')
    .toSorted((a, b) => b.sentAt - a.sentAt)[0]
  return last ? await agency.read(emailKind, last.id) : null
}

function isOfThread(address: string, { people, fromEmail }: EmailThread, replyTo: string | null): boolean {
  const known = [...people, fromEmail, replyTo ?? ''].map((one) => one.trim().toLowerCase())
  return known.includes(address.trim().toLowerCase())
}

/** The changes that make own uploads part of the thread; files of the thread and its account may go along as they are. */
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

/** Whether a record that a file is part of is of this account: one of its policies, certificates or requests. */
function belongsToAccount(
  agency: Pick<AgencyStore, 'table'>,
  recordId: string | null,
  accountId: string | null,
): boolean {
  if (recordId === null || accountId === null) return false
  const owner =
    agency.table(businessPolicyKind).get(recordId) ??
    agency.table(certificateKind).get(recordId) ??
    agency.table(serviceRequestKind).get(recordId)
  return owner?.accountId === accountId
}
