import { fileKind, FileType } from '../files/index.ts'
import { agencyToday, AgencyUserType, userOf } from '../identity/index.ts'
import { allowed, builder, labeledEnum, Node, nodeRef, Permission, refused } from '../graphql/index.ts'
import type { RequestContext } from '../graphql/index.ts'
import { accountKind, AccountType, businessPolicyKind, BusinessPolicyType } from '../knowledge/index.ts'
import { midnightOf } from '../platform/index.ts'
import { loadedComments, loadedRequest } from './loadedRequest.ts'
import {
  AddAdditionalInsuredDetails,
  CancelPolicyDetails,
  CreateCertificateDetails,
  DocumentRequestDetails,
  EndorsePolicyDetails,
  QuestionDetails,
} from './requestDetailsTypes.ts'
import { preparedWorkWaits, waitOf } from './preparedWorkWait.ts'
import { blockOf, isOverdue, refusalOf, stateLabels, typeLabels } from './serviceRequest.ts'
import type { Resolution, ServiceRequest, ServiceRequestAction } from './serviceRequest.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import { ServiceRequestCommentType } from './serviceRequestCommentType.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'
import { ServiceRequestVersionType } from './serviceRequestVersionType.ts'
import { versionHistory } from './versionHistory.ts'

export const ServiceRequestStateEnum = labeledEnum('ServiceRequestState', stateLabels)
const PreparedWorkWaitEnum = builder.enumType('PreparedWorkWait', { values: preparedWorkWaits })
export const RequestTypeEnum = labeledEnum('ServiceRequestType', typeLabels)

const ServiceRequestResolution = builder.objectRef<Resolution>('ServiceRequestResolution').implement({
  fields: (t) => ({
    notes: t.exposeString('notes', { nullable: true }),
    files: t.field({
      type: [FileType],
      resolve: ({ fileIds }, _, { agency }) => fileIds.flatMap((id) => agency.table(fileKind).get(id) ?? []),
    }),
    resolvedAt: t.expose('at', { type: 'DateTime' }),
    resolvedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ by }, _, context) => userOf(context, by),
    }),
  }),
})

/** Represented by its row: lists read nothing else; fields of a single request load the record. */
export const ServiceRequestType = nodeRef('ServiceRequest', serviceRequestKind)

ServiceRequestType.implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: RequestTypeEnum }),
    state: t.expose('state', { type: ServiceRequestStateEnum }),
    customerName: t.exposeString('customerName', {
      nullable: true,
      description: "The account's name, or else the client's.",
    }),
    gist: t.exposeString('gist', {
      nullable: true,
      description: 'What tells it from others of its type, in at most 81 characters.',
    }),
    clientName: t.exposeString('clientName', { nullable: true }),
    clientEmail: t.exposeString('clientEmail', { nullable: true }),
    clientPhone: t.exposeString('clientPhone', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.field({ type: 'DateTime', resolve: lastTouched }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'A calendar date, as midnight UTC.',
      resolve: ({ dueAt }) => (dueAt ? midnightOf(dueAt) : null),
    }),
    isOverdue: t.boolean({
      description: "Whether it is open and its due date is before today in the agency's time zone.",
      resolve: (row, _, { agency, clock }) => isOverdue(row, agencyToday(agency, clock.now())),
    }),
    preparedWorkWait: t.field({
      type: PreparedWorkWaitEnum,
      nullable: true,
      description: 'What the work that Cara prepared waits for first; null if nothing, or once it is closed.',
      resolve: (row, _, { agency, clock }) => waitOf(agency, row, clock.now()),
    }),
    assignee: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ assigneeId }, _, context) => userOf(context, assigneeId),
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) => agency.table(accountKind).get(accountId) ?? null,
    }),
    businessPolicy: t.field({
      type: BusinessPolicyType,
      nullable: true,
      resolve: ({ businessPolicyId }, _, { agency }) =>
        agency.table(businessPolicyKind).get(businessPolicyId) ?? null,
    }),
    viewerCanResolve: t.field({ type: Permission, resolve: (row) => permission('resolve', row) }),
    viewerCanUpdate: t.field({ type: Permission, resolve: (row) => permission('update', row) }),
    viewerCanComment: t.field({ type: Permission, resolve: (row) => permission('comment', row) }),
  }),
})

builder.objectFields(ServiceRequestType, (t) => ({
  details: t.string({
    nullable: true,
    resolve: async (row, _, context) => (await whole(row, context)).details,
  }),
  resolution: t.field({
    type: ServiceRequestResolution,
    nullable: true,
    resolve: async (row, _, context) => (await whole(row, context)).resolution,
  }),
  comments: t.field({
    type: [ServiceRequestCommentType],
    resolve: ({ id }, _, { agency }) => [
      ...agency.table(serviceRequestCommentKind).related('serviceRequest', id),
    ],
  }),
  versionHistory: t.field({
    type: [ServiceRequestVersionType],
    description: 'Everything that happened to the request, oldest first.',
    async resolve(row, _, context) {
      const [request, comments] = await Promise.all([
        loadedRequest(context, row),
        loadedComments(context, row.id),
      ])
      const positions = [request, ...comments.values()].flatMap(({ trail }) => trail)
      return versionHistory(row.id, await context.agency.entries(positions))
    },
  }),
}))

builder.objectFields(ServiceRequestType, (t) => ({
  addAdditionalInsured: t.field({
    type: AddAdditionalInsuredDetails,
    nullable: true,
    resolve: async (row, _, context) => blockOf(await whole(row, context), 'addAdditionalInsured'),
  }),
  cancelPolicy: t.field({
    type: CancelPolicyDetails,
    nullable: true,
    resolve: async (row, _, context) => blockOf(await whole(row, context), 'cancelPolicy'),
  }),
  createCertificate: t.field({
    type: CreateCertificateDetails,
    nullable: true,
    resolve: async (row, _, context) => blockOf(await whole(row, context), 'createCertificate'),
  }),
  documentRequest: t.field({
    type: DocumentRequestDetails,
    nullable: true,
    resolve: async (row, _, context) => blockOf(await whole(row, context), 'documentRequest'),
  }),
  endorsePolicy: t.field({
    type: EndorsePolicyDetails,
    nullable: true,
    resolve: async (row, _, context) => blockOf(await whole(row, context), 'endorsePolicy'),
  }),
  question: t.field({
    type: QuestionDetails,
    nullable: true,
    resolve: async (row, _, context) => blockOf(await whole(row, context), 'question'),
  }),
}))

async function whole(row: ServiceRequestRow, context: RequestContext): Promise<ServiceRequest> {
  return (await loadedRequest(context, row)).value
}

function permission(action: ServiceRequestAction, row: ServiceRequestRow) {
  const refusal = refusalOf(action, row)
  return refusal === null ? allowed : refused(refusal)
}

// A comment is a separate record, but for subscribers it counts as a change to the request.
function lastTouched(row: ServiceRequestRow, _: object, { agency }: RequestContext): number {
  const newest = agency.table(serviceRequestCommentKind).related('serviceRequest', row.id).at(-1)
  return Math.max(row.updatedAt, newest?.createdAt ?? 0)
}
