import { z } from 'zod'
import {
  builder,
  fieldError,
  invalidInput,
  Node,
  nodeRef,
  ValidationErrors,
  inputOf,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOrThrow } from '../../platform/index.ts'
import { planFollowing } from './followMailbox.ts'
import { type Mailbox, mailboxId, mailboxKind } from './mailbox.ts'

const MailboxSettingsType = nodeRef('InboundMailbox', mailboxKind)

MailboxSettingsType.implement({
  interfaces: [Node],
  description: 'The mailbox that incoming messages are read from. Its password or token is never returned.',
  fields: (t) => ({
    server: t.string({
      description: 'Host and port: `imap.mail.example:993`.',
      resolve: ({ host, port }) => `${host}:${port}`,
    }),
    user: t.exposeString('user'),
    isToken: t.exposeBoolean('isToken', {
      description: 'Whether it signs in with an OAuth token instead of a password.',
    }),
    folders: t.stringList({ resolve: ({ folders }) => [...folders] }),
    isOn: t.exposeBoolean('isOn'),
    failure: t.exposeString('failure', {
      nullable: true,
      description: "Why it can't be read right now, as reported by the mail server.",
    }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  mailboxSettings: t.field({
    type: MailboxSettingsType,
    nullable: true,
    resolve: (_, __, { agency }) => agency.table(mailboxKind).get(mailboxId(agency.id)) ?? null,
  }),
  mailboxServers: t.stringList({
    description: 'IMAP servers that the operator allows; empty if this installation does not read mailboxes.',
    resolve: (_, __, { mailboxes }) => [...mailboxes.hosts],
  }),
}))

const rules = z.object({
  server: z.string().trim().toLowerCase().describe('One of `mailboxServers`.'),
  user: z.string().trim().min(1, "Enter the mailbox's user name.").max(200, 'That is too long.'),
  secret: z
    .string()
    .max(8_000, 'That is too long.')
    .nullish()
    .describe('The password or token. If absent, the current one is kept.'),
  isToken: z.boolean().nullish(),
  folders: z
    .array(z.string().trim().min(1, 'Enter the name of a folder.').max(200, 'That is too long.'))
    .min(1, 'Name at least one folder.')
    .max(10, 'Up to 10 folders.'),
  isOn: z.boolean(),
})

const MailboxSettingsInput = inputOf('MailboxSettingsInput', rules)

const UpdateMailboxSettingsSuccess = builder
  .objectRef<{ readonly __typename: 'UpdateMailboxSettingsSuccess' }>('UpdateMailboxSettingsSuccess')
  .implement({
    fields: (t) => ({
      mailboxSettings: t.field({
        type: MailboxSettingsType,
        nullable: true,
        resolve: (_, __, { agency }) => agency.table(mailboxKind).get(mailboxId(agency.id)) ?? null,
      }),
    }),
  })

builder.mutationField('updateMailboxSettings', (t) =>
  t.field({
    type: builder.unionType('UpdateMailboxSettingsResult', {
      types: [UpdateMailboxSettingsSuccess, ValidationErrors],
    }),
    description: "Sets the agency's mailbox. Messages that arrive from then on are processed.",
    args: { input: t.arg({ type: MailboxSettingsInput, required: true }) },
    resolve: (_, { input }, context) => updateMailboxSettings(context, input),
  }),
)

async function updateMailboxSettings(
  { agency, actor, clock, mailboxes }: RequestContext,
  input: z.input<typeof rules>,
) {
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { server, user, secret, isToken, folders, isOn } = checked.data
  if (!mailboxes.hosts.includes(server)) return fieldError('server', 'Choose one of the mail servers.')
  const [host = '', port = ''] = server.split(':')
  const id = mailboxId(agency.id)
  return await retryOrThrow(async () => {
    const kept = await agency.read(mailboxKind, id)
    const isSameAccount = kept?.value.host === host && kept.value.user === user
    const sealedSecret = secret ? mailboxes.seal(secret) : isSameAccount ? kept.value.sealedSecret : null
    // A stored password is never sent to another server.
    if (sealedSecret === null) return fieldError('secret', 'Enter the password or token.')
    const now = clock.now()
    const mailbox: Mailbox = {
      host,
      port: Number(port),
      user,
      sealedSecret,
      isToken: isToken ?? false,
      folders: [...new Set(folders)],
      isOn,
      failure: null,
      connectedAt: isSameAccount ? kept.value.connectedAt : null,
      updatedAt: now,
    }
    const committed = await agency.commit(actor, [
      kept ? replace(kept, mailbox, 'UPDATE_MAILBOX') : create(mailboxKind, id, mailbox, 'UPDATE_MAILBOX'),
      ...planFollowing(agency),
    ])
    if (!committed.ok) return conflict
    return { __typename: 'UpdateMailboxSettingsSuccess' as const }
  })
}
