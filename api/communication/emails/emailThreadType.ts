import { FileType, presentFile } from '../../files/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { allowed, builder, labeledEnum, Node, nodeRef, Permission, refused } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { accountKind, AccountType } from '../../knowledge/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { isWaitingForApproval, serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import { isFraudDecision } from '../conversations/caraAction.ts'
import { CaraActionType } from '../conversations/caraActionType.ts'
import { loadedRecord } from '../conversations/loadedRecord.ts'
import { automaticReasons, deliveryRefusal, deliveryStates, emailKind, senderRoles } from './email.ts'
import type { Email, Mailbox } from './email.ts'
import {
  emailThreadKind,
  replyRefusal,
  senderWarning,
  threadStateLabels,
  waitingForValues,
} from './emailThread.ts'
import { type CurrentDraft, currentDraft } from './currentDraft.ts'
import type { EmailThreadRow, WaitingFor } from './emailThread.ts'
import { accountFiles } from './planReply.ts'
import { senderOf } from './sendEmail.ts'
import { filledTemplates, ReplyTemplateType } from '../settings/replyTemplate.ts'

const SenderRoleEnum = builder.enumType('EmailSenderRole', { values: senderRoles })
export const EmailThreadStateEnum = labeledEnum('EmailThreadState', threadStateLabels)
export const WaitingForEnum = builder.enumType('EmailThreadWaitingFor', { values: waitingForValues })
const DeliveryStateEnum = builder.enumType('EmailDeliveryState', { values: deliveryStates })
const AutomaticReasonEnum = builder.enumType('EmailAutomaticReason', { values: automaticReasons })

const MailboxType = builder.objectRef<Mailbox>('Mailbox').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address'),
  }),
})

const EmailDraftType = builder.objectRef<CurrentDraft>('EmailDraft').implement({
  description: "Cara's reply, waiting for a user to send it.",
  fields: (t) => ({
    subject: t.exposeString('subject'),
    body: t.exposeString('body'),
    to: t.stringList({ resolve: ({ to }) => [...to] }),
    reason: t.exposeString('reason'),
    fileIds: t.idList({
      description: 'Documents that it brings: the certificates issued since the message came in.',
      resolve: ({ fileIds }) => [...fileIds],
    }),
  }),
})

const EmailType = builder.objectRef<Stored<Email>>('Email').implement({
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

export const EmailThreadType = nodeRef('EmailThread', emailThreadKind)

EmailThreadType.implement({
  interfaces: [Node],
  fields: (t) => ({
    subject: t.exposeString('subject', { nullable: true }),
    state: t.expose('state', { type: EmailThreadStateEnum }),
    waitingFor: t.field({
      type: WaitingForEnum,
      nullable: true,
      description: 'Whose turn it is. The agency, too, while work that Cara prepared waits for approval.',
      resolve: (row, _, context) => turnOf(row, hasApprovalDue(context, row)),
    }),
    isWaitingForApproval: t.boolean({
      description: 'Whether work that Cara prepared for one of its requests waits for approval.',
      resolve: (row, _, context) => hasApprovalDue(context, row),
    }),
    fromName: t.exposeString('fromName', { nullable: true }),
    fromEmail: t.exposeString('fromEmail'),
    isSenderVerified: t.exposeBoolean('isSenderVerified'),
    senderWarning: t.string({
      nullable: true,
      description:
        'The warning about a sender whom the mail server did not confirm, or who may not be who they seem.',
      resolve: senderWarning,
    }),
    participants: t.stringList({
      description: 'The addresses of everyone outside the agency in the conversation.',
      resolve: ({ people }, _, { agency }) => {
        const own = senderOf(agency).address.toLowerCase()
        return people.filter((address) => address.toLowerCase() !== own)
      },
    }),
    hasDraft: t.exposeBoolean('hasDraft', { description: 'Whether a draft is waiting for approval.' }),
    preview: t.exposeString('preview', {
      nullable: true,
      description: 'The beginning of the summary, for lists.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) => agency.table(accountKind).get(accountId ?? '') ?? null,
    }),
    possibleAccount: t.field({
      type: AccountType,
      nullable: true,
      description: 'The account that an unconfirmed message seems to be from, for a person to confirm.',
      resolve: ({ possibleAccountId: id }, _, { agency }) => agency.table(accountKind).get(id ?? '') ?? null,
    }),
    serviceRequests: t.field({
      type: [ServiceRequestType],
      resolve: ({ serviceRequestIds }, _, { agency }) =>
        serviceRequestIds.flatMap((id) => agency.table(serviceRequestKind).get(id) ?? []),
    }),
    waitingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When it started waiting for the agency: the time of the first message that no person has answered.',
      resolve: (row, _, context) =>
        turnOf(row, hasApprovalDue(context, row)) === 'AGENT' ? waitingSince(context.agency, row) : null,
    }),
    emailCount: t.int({
      resolve: ({ id }, _, { agency }) => agency.table(emailKind).countRelated('thread', id),
    }),
    viewerCanReply: t.field({
      type: Permission,
      resolve: (row) => permission(replyRefusal(row)),
    }),
  }),
})

builder.objectFields(EmailThreadType, (t) => ({
  summary: t.string({
    nullable: true,
    resolve: async (row, _, context) => (await loadedRecord(context, emailThreadKind, row)).summary,
  }),
  draft: t.field({
    type: EmailDraftType,
    nullable: true,
    resolve: async (row, _, context) =>
      currentDraft(context.agency, await loadedRecord(context, emailThreadKind, row)),
  }),
  toolCalls: t.field({
    type: [CaraActionType],
    description: "Cara's decisions and actions, oldest first.",
    resolve: async (row, _, context) => [...(await loadedRecord(context, emailThreadKind, row)).actions],
  }),
  fraudWarning: t.field({
    type: CaraActionType,
    nullable: true,
    description: 'The decision that its last message looks like fraud, with the words that show it.',
    resolve: async (row, _, context) => {
      const { actions } = await loadedRecord(context, emailThreadKind, row)
      const last = actions.findLast(({ name }) => ['decide_request', 'open_service_request'].includes(name))
      return last && isFraudDecision(last) ? last : null
    },
  }),
  emails: t.field({
    type: [EmailType],
    description: 'All messages, oldest first.',
    resolve: (row, _, context) => emailsOf(context, row),
  }),
  caraEmails: t.field({
    type: [EmailType],
    description: 'Messages written by Cara, oldest first.',
    resolve: async (row, _, context) =>
      (await emailsOf(context, row)).filter(({ value }) => value.senderRole === 'CARA'),
  }),
  participantEmails: t.field({
    type: [EmailType],
    description: 'Messages written by people, oldest first.',
    resolve: async (row, _, context) =>
      (await emailsOf(context, row)).filter(({ value }) => value.senderRole !== 'CARA'),
  }),
  attachableFiles: t.field({
    type: [FileType],
    description: "The account's documents that can be attached to a reply, newest first; at most 40.",
    resolve: ({ accountId }, _, { agency }) => accountFiles(agency, accountId),
  }),
  replyTemplates: t.field({
    type: [ReplyTemplateType],
    description: "The agency's reply templates, with placeholders filled in for this thread.",
    resolve: (row, _, { agency, viewer }) => filledTemplates(agency, row, viewer),
  }),
  attachments: t.field({
    type: [FileType],
    description: 'The attachments of all messages.',
    resolve: async (row, _, context) =>
      (await emailsOf(context, row)).flatMap(({ value }) =>
        value.fileIds.flatMap((id) => presentFile(context.agency, id) ?? []),
      ),
  }),
}))

/** Whose turn it is: the agency's while prepared work waits for approval, even if the client was answered last. */
export function turnOf({ waitingFor }: EmailThreadRow, isApprovalDue: boolean): WaitingFor | null {
  return isApprovalDue && waitingFor === 'CLIENT' ? 'AGENT' : waitingFor
}

function hasApprovalDue({ agency, clock }: RequestContext, { serviceRequestIds }: EmailThreadRow): boolean {
  return isWaitingForApproval(agency, serviceRequestIds, clock.now())
}

function permission(refusal: string | null) {
  return refusal === null ? allowed : refused(refusal)
}

/** An acknowledgment by Cara does not count as an answer: the client still waits for a person. */
function waitingSince(agency: Pick<AgencyStore, 'table'>, { id, updatedAt }: EmailThreadRow): number {
  const emails = agency.table(emailKind).related('thread', id)
  const answeredAt = Math.max(
    0,
    ...emails
      .filter(({ senderRole, isForward }) => senderRole === 'AGENT' && !isForward)
      .map(({ sentAt }) => sentAt),
  )
  const unanswered = emails.filter(
    ({ delivery, senderRole, sentAt }) =>
      delivery === 'RECEIVED' && senderRole !== 'AGENT' && sentAt > answeredAt,
  )
  return unanswered.length === 0 ? updatedAt : Math.min(...unanswered.map(({ sentAt }) => sentAt))
}

const loadedEmails = new WeakMap<RequestContext, Map<EmailThreadRow, Promise<Stored<Email>[]>>>()

/** A thread's messages, oldest first; read once for all fields of an operation. */
function emailsOf(context: RequestContext, row: EmailThreadRow): Promise<Stored<Email>[]> {
  const ofContext = loadedEmails.get(context) ?? new Map<EmailThreadRow, Promise<Stored<Email>[]>>()
  loadedEmails.set(context, ofContext)
  const read = ofContext.get(row) ?? readEmails(context, row.id)
  ofContext.set(row, read)
  return read
}

async function readEmails({ agency }: RequestContext, threadId: string): Promise<Stored<Email>[]> {
  const rows = agency.table(emailKind).related('thread', threadId)
  const records = await agency.readMany(
    emailKind,
    rows.map(({ id }) => id),
  )
  return records.filter((record) => record !== null).toSorted((a, b) => a.value.sentAt - b.value.sentAt)
}
