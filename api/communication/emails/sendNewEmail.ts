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
import { FileType } from '../../files/index.ts'
import { accountKind, AccountType, contactKind, emailKey } from '../../knowledge/index.ts'
import { conflict, retryOnConflict } from '../../platform/index.ts'
import { planLetter } from './planLetter.ts'
import { accountFiles } from './planReply.ts'
import { changedMeanwhile, ThreadChangedError, threadSuccess } from './threadResults.ts'
import { attachable, documentsElsewhere, undoDeadline, writtenFields } from './writtenEmail.ts'

const { people, body, subject, files, sendsFilesElsewhere } = writtenFields

const rules = z.object({
  accountId: z.string().describe('The account that it is about.'),
  to: people.min(1, 'Choose a recipient.'),
  cc: people.nullish(),
  subject: subject.min(1, 'Enter a subject.'),
  body: body.min(1, 'Write a message.').describe('Plain text.'),
  files: files.describe('Ids of uploaded files, or of documents of the account.'),
  sendsFilesElsewhere,
})

const SendNewEmailInput = inputOf('SendNewEmailInput', rules, { types: { accountId: 'ID', files: 'ID' } })

const SendNewEmailResult = builder.unionType('SendNewEmailResult', {
  types: [threadSuccess('SendNewEmailSuccess'), NotFoundError, ThreadChangedError, ValidationErrors],
})

builder.objectField(AccountType, 'attachableFiles', (t) =>
  t.field({
    type: [FileType],
    description: 'The documents that can be attached to an email about it, newest first; at most 40.',
    resolve: ({ id }, _, { agency }) => accountFiles(agency, id),
  }),
)

builder.mutationField('sendNewEmail', (t) =>
  t.field({
    type: SendNewEmailResult,
    description: 'Sends an email that starts a thread of an account. The call itself is the approval.',
    args: { input: t.arg({ type: SendNewEmailInput, required: true }) },
    resolve: (_, { input }, context) => sendNewEmail(context, input),
  }),
)

/** Queues a new email approved by the viewer. Documents go to addresses of the account, or where the viewer confirms. */
async function sendNewEmail(context: RequestContext, input: z.input<typeof rules>) {
  const { agency, actor, viewer, clock } = context
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const email = checked.data
  const [to, cc, fileIds] = [email.to, email.cc ?? [], email.files ?? []]

  const answer = await retryOnConflict(async () => {
    const found = agency.table(accountKind).get(email.accountId)
    if (!found) return notFound('account')
    const account = { id: found.id, name: found.detail.name }
    const elsewhere = documentsElsewhere(context, [...to, ...cc], account)
    if (fileIds.length > 0 && elsewhere !== null && !email.sendsFilesElsewhere)
      return fieldError('sendsFilesElsewhere', elsewhere)
    const contacts = found.contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
    const nameOf = (address: string) =>
      contacts.find((contact) => contact.email && emailKey(contact.email) === emailKey(address))?.name ?? null
    const { threadId, changes } = await planLetter(agency, {
      to: to.map((address) => ({ name: nameOf(address), address })),
      cc,
      subject: email.subject,
      body: email.body,
      fileIds,
      serviceRequestId: null,
      account,
      approvedBy: viewer.id,
      now: clock.now(),
      undoUntil: undoDeadline(context),
    })
    const attachments = await attachable(context, fileIds, { threadId, account })
    if (!attachments) return fieldError('files', 'A file is no longer available. Choose it again.')
    if (!(await agency.commit(actor, [...changes, ...attachments])).ok) return conflict
    return { __typename: 'SendNewEmailSuccess' as const, id: threadId }
  })
  return answer === conflict ? changedMeanwhile : answer
}
