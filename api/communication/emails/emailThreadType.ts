import { FileType, presentFile } from '../../files/index.ts'
import { builder, labeledEnum, Node, nodeRef, Permission, permission } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { accountKind, AccountType } from '../../knowledge/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { isWaitingForApproval, serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import { isFraudDecision } from '../conversations/caraAction.ts'
import { CaraActionType } from '../conversations/caraActionType.ts'
import { loadedRecord } from '../conversations/loadedRecord.ts'
import { type Email, emailKind } from './email.ts'
import {
  emailThreadKind,
  replyRefusal,
  senderWarning,
  threadStateLabels,
  waitingForValues,
} from './emailThread.ts'
import { EmailType } from './emailType.ts'
import { type CurrentDraft, currentDraft } from './currentDraft.ts'
import type { EmailThreadRow, WaitingFor } from './emailThread.ts'
import { accountFiles } from './planReply.ts'
import { senderOf } from './sendEmail.ts'
import { filledTemplates, ReplyTemplateType } from '../settings/replyTemplate.ts'

export const EmailThreadStateEnum = labeledEnum('EmailThreadState', threadStateLabels)
export const WaitingForEnum = builder.enumType('EmailThreadWaitingFor', { values: waitingForValues })

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
