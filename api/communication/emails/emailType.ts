import { FileType, presentFile } from '../../files/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { builder, Permission, permission } from '../../graphql/index.ts'
import type { Stored } from '../../platform/index.ts'
import { automaticReasons, deliveryRefusal, deliveryStates, emailKind, senderRoles } from './email.ts'
import type { Email, Mailbox } from './email.ts'

const SenderRoleEnum = builder.enumType('EmailSenderRole', { values: senderRoles })
const DeliveryStateEnum = builder.enumType('EmailDeliveryState', { values: deliveryStates })
const AutomaticReasonEnum = builder.enumType('EmailAutomaticReason', { values: automaticReasons })

const MailboxType = builder.objectRef<Mailbox>('Mailbox').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address'),
  }),
})

export const EmailType = builder.objectRef<Stored<Email>>('Email').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => id }),
    subject: t.string({ nullable: true, resolve: ({ value }) => value.subject }),
    body: t.string({
      description: 'What the sender wrote, without quoted text.',
      resolve: async ({ id, value }, _, { agency }) =>
        (await agency.readText(emailKind, id, 'body')) ?? value.body,
    }),
    quoted: t.string({
      nullable: true,
      description: 'Quoted or forwarded text.',
      resolve: ({ id, value }, _, { agency }) =>
        value.hasQuoted ? agency.readText(emailKind, id, 'quoted') : null,
    }),
    from: t.string({
      description: "The sender's name, or the address if there is none.",
      resolve: ({ value }) => value.from.name ?? value.from.address,
    }),
    fromEmail: t.string({ resolve: ({ value }) => value.from.address }),
    to: t.field({ type: [MailboxType], resolve: ({ value }) => [...value.to] }),
    cc: t.field({ type: [MailboxType], resolve: ({ value }) => [...value.cc] }),
    senderRole: t.field({ type: SenderRoleEnum, resolve: ({ value }) => value.senderRole }),
    isSenderVerified: t.boolean({
      description:
        "Whether the agency's mail server verified the sender. If false, the address may be forged.",
      resolve: ({ value }) => value.isSenderVerified,
    }),
    hasHiddenText: t.boolean({
      description:
        'Whether it has text that a person cannot see. It is left out, as it may be meant to mislead.',
      resolve: ({ value }) => value.hasHiddenText ?? false,
    }),
    automatic: t.field({
      type: AutomaticReasonEnum,
      nullable: true,
      description: 'Why it is never answered automatically; null when a person wrote it.',
      resolve: ({ value }) => value.automatic,
    }),
    sentAt: t.field({ type: 'DateTime', resolve: ({ value }) => value.sentAt }),
    delivery: t.field({ type: DeliveryStateEnum, resolve: ({ value }) => value.delivery }),
    failure: t.string({ nullable: true, resolve: ({ value }) => value.failure }),
    viewerCanResend: t.field({
      type: Permission,
      resolve: ({ value }) => permission(deliveryRefusal('resend', value.delivery)),
    }),
    viewerCanConfirmSent: t.field({
      type: Permission,
      description: 'Whether a person can say that a message that may not have been sent did arrive.',
      resolve: ({ value }) => permission(deliveryRefusal('confirm', value.delivery)),
    }),
    undoUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the message waits, so that it can be taken back. Null once it is sent.',
      resolve: ({ value }) => (value.delivery === 'QUEUED' ? (value.undoUntil ?? null) : null),
    }),
    approvedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ value }, _, context) => userOf(context, value.approvedBy),
    }),
    attachments: t.field({
      type: [FileType],
      resolve: ({ value }, _, { agency }) => value.fileIds.flatMap((id) => presentFile(agency, id) ?? []),
    }),
  }),
})
