import { z } from 'zod'
import {
  builder,
  fieldError,
  inputOf,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import { conflict, dayInWords, replace, retryOnConflict } from '../../platform/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { emailKind } from './email.ts'
import type { Email, Mailbox } from './email.ts'
import { emailThreadKind } from './emailThread.ts'
import { planEmail } from './sendEmail.ts'
import { changedMeanwhile, ThreadChangedError, threadSuccess } from './threadResults.ts'
import { attachable, documentsElsewhere, undoDeadline, writtenFields } from './writtenEmail.ts'

const { people: recipients, body, subject, files, sendsFilesElsewhere } = writtenFields

const rules = z.object({
  to: recipients.min(1, 'Enter a recipient.').describe('Anybody. They join the conversation.'),
  subject: subject.min(1, 'Enter a subject.'),
  body: body.nullish().describe('What the sender writes above the forwarded message. Plain text.'),
  files: files.describe("Ids of the thread's files, of uploads, or of documents of its account."),
  sendsFilesElsewhere,
})

const ForwardEmailInput = inputOf('ForwardEmailInput', rules, { types: { files: 'ID' } })

const ForwardEmailResult = builder.unionType('ForwardEmailResult', {
  types: [threadSuccess('ForwardEmailSuccess'), NotFoundError, ThreadChangedError, ValidationErrors],
})

builder.mutationField('forwardEmail', (t) =>
  t.field({
    type: ForwardEmailResult,
    description: 'Sends a message of a thread on, with its text. The call itself is the approval.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: ForwardEmailInput, required: true }) },
    resolve: (_, { id, input }, context) => forwardEmail(context, id, input),
  }),
)

/** Queues a message that the viewer passes on. It answers nobody: whose turn it is stays as it was. */
async function forwardEmail(context: RequestContext, id: string, input: z.input<typeof rules>) {
  const { agency, actor, viewer, clock } = context
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { to, subject: title, body: note, sendsFilesElsewhere: isConfirmed } = checked.data
  const fileIds = checked.data.files ?? []

  const answer = await retryOnConflict(async () => {
    const original = await agency.read(emailKind, id)
    const thread = original && (await agency.read(emailThreadKind, original.value.threadId))
    if (!thread) return notFound('email')
    const { account } = thread.value
    const elsewhere = documentsElsewhere(context, to, account)
    if (fileIds.length > 0 && elsewhere !== null && !isConfirmed)
      return fieldError('sendsFilesElsewhere', elsewhere)
    const attachments = await attachable(context, fileIds, { threadId: thread.id, account })
    if (!attachments) return fieldError('files', 'A file is no longer available. Choose it again.')
    const now = clock.now()
    const { changes } = planEmail(agency, {
      threadId: thread.id,
      to,
      subject: title,
      body: [note ?? '', await forwardedText(agency, original)].filter(Boolean).join('\n\n'),
      answers: original.value,
      fileIds,
      isForward: true,
      approvedBy: viewer.id,
      now,
      undoUntil: undoDeadline(context),
    })
    const people = [...new Set([...thread.value.people, ...to.map(emailKey)])]
    const committed = await agency.commit(actor, [
      replace(thread, { ...thread.value, people, updatedAt: now }, 'SEND_EMAIL'),
      ...changes,
      ...attachments,
    ])
    if (!committed.ok) return conflict
    return { __typename: 'ForwardEmailSuccess' as const, id: thread.id }
  })
  return answer === conflict ? changedMeanwhile : answer
}

/** In characters, of the message and what it quotes. */
const longestForwarded = 40_000

/** A message as it is passed on, below the words of who does. */
async function forwardedText(agency: AgencyStore, { id, value }: Stored<Email>): Promise<string> {
  const text = (await agency.readText(emailKind, id, 'body')) ?? value.body
  const quoted = value.hasQuoted ? await agency.readText(emailKind, id, 'quoted') : null
  const whole = [text, quoted].filter(Boolean).join('\n\n')
  const shown = whole.length > longestForwarded ? `${whole.slice(0, longestForwarded)}\n[Shortened]` : whole
  return [
    '---------- Forwarded message ----------',
    `From: ${written(value.from)}`,
    `Date: ${dayInWords(agencyToday(agency, value.sentAt))}`,
    ...(value.subject === null ? [] : [`Subject: ${value.subject}`]),
    `To: ${value.to.map(written).join(', ')}`,
    '',
    shown,
  ].join('\n')
}

function written({ name, address }: Mailbox): string {
  return name === null ? address : `${name} <${address}>`
}
