import { readDetails } from '../../assistant/index.ts'
import type { TriageMessage } from '../../assistant/index.ts'
import { builder, fieldError, notFound, NotFoundError, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOnConflict } from '../../platform/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import {
  planPreparation,
  planWithdrawal,
  RequestTypeEnum,
  resolved,
  serviceRequestKind,
  ServiceRequestType,
} from '../../servicing/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { callKind } from '../calls/call.ts'
import { callMessage } from '../calls/triageCall.ts'
import { emailThreadKind } from '../emails/emailThread.ts'
import type { EmailThread } from '../emails/emailThread.ts'
import { changedMeanwhile, ThreadChangedError } from '../emails/threadResults.ts'
import { candidateBook } from './candidateBook.ts'
import { redraft, threadMessage } from './redraft.ts'
import { requestDetailsOf } from './enrichedBy.ts'
import { requestOfType } from './requestOfType.ts'

const ServiceRequestCorrectionInput = builder.inputType('ServiceRequestCorrectionInput', {
  description: 'One of these.',
  fields: (t) => ({
    type: t.field({ type: RequestTypeEnum, description: 'The correct type.' }),
    alsoType: t.field({
      type: RequestTypeEnum,
      description: 'Another type requested in the same message; a second request is opened for it.',
    }),
    mergeIntoId: t.id({
      description: 'The duplicate request in the same conversation to merge into; this one is closed.',
    }),
  }),
})

const CorrectionSuccess = builder
  .objectRef<{
    readonly __typename: 'CorrectServiceRequestSuccess'
    readonly id: string
    readonly openedId: string | null
  }>('CorrectServiceRequestSuccess')
  .implement({
    fields: (t) => ({
      serviceRequest: t.field({
        type: ServiceRequestType,
        nullable: true,
        resolve: ({ id }, _, { agency }) => agency.table(serviceRequestKind).get(id) ?? null,
      }),
      openedRequest: t.field({
        type: ServiceRequestType,
        nullable: true,
        description: 'The second request, if one was split off.',
        resolve: ({ openedId }, _, { agency }) => agency.table(serviceRequestKind).get(openedId) ?? null,
      }),
    }),
  })

builder.mutationField('correctServiceRequest', (t) =>
  t.field({
    type: builder.unionType('CorrectServiceRequestResult', {
      types: [CorrectionSuccess, NotFoundError, ThreadChangedError, ValidationErrors],
    }),
    description: 'Corrects the reason for which Cara opened a request.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ServiceRequestCorrectionInput, required: true }),
    },
    resolve: (_, { id, input }, context) => correctServiceRequest(context, id, input),
  }),
)

/** Changes a request's type, splits another request off it, or merges it into a duplicate. */
async function correctServiceRequest(
  context: RequestContext,
  id: string,
  { type, alsoType, mergeIntoId }: typeof ServiceRequestCorrectionInput.$inferInput,
) {
  const { agency, actor, viewer, clock } = context
  const answer = await retryOnConflict(async () => {
    const request = await agency.read(serviceRequestKind, id)
    if (!request) return notFound('service request')
    if (request.value.state !== 'OPEN') return fieldError('type', 'This request is already resolved.')
    const conversation = await conversationOf(agency, request)
    if (!conversation) return fieldError('type', 'This request did not come from a call or an email.')
    const at = clock.now()
    const changes: Change[] = []
    let openedId: string | null = null
    if (type) {
      const corrected = asType(agency, request.value, { type, message: conversation.message })
      const types = await conversation.openTypes()
      changes.push(
        replace(request, { ...corrected, updatedAt: at }, 'UPDATE_SERVICE_REQUEST'),
        ...conversation.redrafted({
          types: new Map([...types, [id, type]]),
          account: request.value.account,
          at,
        }),
        // The reply goes out with the first request.
        ...[...new Set([...types.keys(), id])].flatMap((each) => planPreparation(agency, each, at)),
      )
    } else if (alsoType) {
      const newId = agency.newId(serviceRequestKind)
      openedId = newId
      const types = await conversation.openTypes()
      const { account } = request.value
      const opened = requestOfType(agency, conversation.message, { type: alsoType, account, at })
      changes.push(
        create(serviceRequestKind, newId, opened, 'CREATE_SERVICE_REQUEST'),
        ...conversation.redrafted({
          types: new Map([...types, [newId, alsoType]]),
          account,
          at,
        }),
        ...planPreparation(agency, newId, 'opened'),
        ...[...types.keys()].flatMap((each) => planPreparation(agency, each, at)),
      )
    } else if (mergeIntoId) {
      const other = await agency.read(serviceRequestKind, mergeIntoId)
      const isSibling = other && mergeIntoId !== id && conversation.requestIds.includes(mergeIntoId)
      if (!isSibling || other.value.state !== 'OPEN')
        return fieldError('mergeIntoId', 'Choose another open request of this conversation.')
      const details = [...new Set([other.value.details, request.value.details])].filter(Boolean)
      const merged = { ...other.value, details: details.join('\n\n').slice(0, 10_000), updatedAt: at }
      const types = await conversation.openTypes()
      types.delete(id)
      const closing = { notes: 'Merged into another request.', fileIds: [], at, by: viewer.id }
      changes.push(
        replace(other, merged, 'ENRICH_SERVICE_REQUEST'),
        replace(request, resolved(request.value, closing), 'CLOSE_SERVICE_REQUEST'),
        ...conversation.redrafted({ types, account: other.value.account, at }),
        ...planWithdrawal(agency, id, { because: closing.notes, now: at }),
        ...[...types.keys()].flatMap((each) => planPreparation(agency, each, at)),
      )
    } else return fieldError('type', 'Choose what to correct.')
    if (!(await agency.commit(actor, changes)).ok) return conflict
    return { __typename: 'CorrectServiceRequestSuccess' as const, id, openedId }
  })
  return answer === conflict ? changedMeanwhile : answer
}

/** The request with another type and the message's details for that type. */
function asType(
  agency: AgencyStore,
  request: ServiceRequest,
  { type, message }: { type: ServiceRequest['type']; message: TriageMessage },
): ServiceRequest {
  const { clientName, clientEmail, clientPhone, details } = request
  const { account, assigneeId, dueAt, createdAt, updatedAt } = request
  const book = candidateBook(agency, message, account?.id ?? null)
  const read = readDetails(type, message, book.accounts.find(({ id }) => id === account?.id) ?? null)
  return {
    ...requestDetailsOf({ ...read, type }),
    businessPolicyId: request.businessPolicyId ?? read.policyId,
    policyNumber: request.policyNumber ?? read.policyNumber,
    state: 'OPEN',
    resolution: null,
    clientName,
    clientEmail,
    clientPhone,
    details,
    account,
    assigneeId,
    dueAt,
    createdAt,
    updatedAt,
  }
}

/** What a conversation is about after a request is corrected. */
interface Correction {
  /** Types of the conversation's open requests, by ID; a new request is added to the conversation. */
  readonly types: ReadonlyMap<string, ServiceRequest['type']>
  readonly account: ServiceRequest['account']
  readonly at: number
}

/** The thread or call a request came from: its text, and how the correction changes it. */
async function conversationOf(agency: AgencyStore, { id }: Stored<ServiceRequest>) {
  const threadId = agency.table(emailThreadKind).related('serviceRequest', id)[0]?.id
  const thread = threadId === undefined ? null : await agency.read(emailThreadKind, threadId)
  if (thread) {
    const { serviceRequestIds } = thread.value
    const message = await threadMessage(agency, thread.id)
    return {
      message,
      requestIds: serviceRequestIds,
      openTypes: () => openTypes(agency, serviceRequestIds),
      redrafted: ({ types, account, at }: Correction) => {
        const next: EmailThread = {
          ...thread.value,
          serviceRequestIds: [...new Set([...serviceRequestIds, ...types.keys()])],
          draft:
            thread.value.draft &&
            redraft(agency, thread.value.draft, { message, types: [...types.values()], account, at }),
          updatedAt: at,
        }
        return [replace(thread, next, 'UPDATE_EMAIL_THREAD')]
      },
    }
  }
  const callId = agency.table(callKind).related('serviceRequest', id)[0]?.id
  const call = callId === undefined ? null : await agency.read(callKind, callId)
  if (!call) return null
  const { serviceRequestIds } = call.value
  return {
    message: await callMessage(agency, call),
    requestIds: serviceRequestIds,
    openTypes: () => openTypes(agency, serviceRequestIds),
    redrafted: ({ types, at }: Correction) => [
      replace(
        call,
        {
          ...call.value,
          serviceRequestIds: [...new Set([...serviceRequestIds, ...types.keys()])],
          updatedAt: at,
        },
        'UPDATE_CALL',
      ),
    ],
  }
}

async function openTypes(agency: AgencyStore, ids: readonly string[]) {
  const requests = await agency.readMany(serviceRequestKind, ids)
  return new Map(
    requests.flatMap((request) =>
      request?.value.state === 'OPEN' ? [[request.id, request.value.type] as const] : [],
    ),
  )
}
