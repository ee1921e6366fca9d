import type { TriageMessage } from '../../assistant/index.ts'
import { builder, notFound, NotFoundError, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOnConflict } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import {
  planPreparation,
  RequestTypeEnum,
  serviceRequestKind,
  ServiceRequestType,
} from '../../servicing/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { callKind } from '../calls/call.ts'
import { callMessage } from '../calls/triageCall.ts'
import { replySubject } from '../emails/draftReply.ts'
import { emailThreadKind, type EmailThread } from '../emails/emailThread.ts'
import { changedMeanwhile, ThreadChangedError } from '../emails/threadResults.ts'
import { redraft, threadMessage } from './redraft.ts'
import { requestOfType } from './requestOfType.ts'

builder.mutationField('openConversationRequest', (t) =>
  t.field({
    type: builder.unionType('OpenConversationRequestResult', {
      types: [
        successType('OpenConversationRequestSuccess', { serviceRequest: ServiceRequestType }),
        NotFoundError,
        ThreadChangedError,
      ],
    }),
    description: 'Opens a request for what a call or email says, where Cara saw none.',
    args: {
      id: t.arg.id({ required: true, description: 'The call or email thread.' }),
      type: t.arg({ type: RequestTypeEnum, required: true }),
    },
    resolve: (_, { id, type }, context) => openConversationRequest(context, id, type),
  }),
)

async function openConversationRequest(
  { agency, actor, clock }: RequestContext,
  id: string,
  type: ServiceRequest['type'],
) {
  const answer = await retryOnConflict(async () => {
    const thread = await agency.read(emailThreadKind, id)
    const call = thread ? null : await agency.read(callKind, id)
    const found = thread ?? call
    if (!found) return notFound('conversation')
    const at = clock.now()
    const message = call ? await callMessage(agency, call) : await threadMessage(agency, id)
    const { account, serviceRequestIds } = found.value
    const requestId = agency.newId(serviceRequestKind)
    const requestIds = [...serviceRequestIds, requestId]
    const request = requestOfType(agency, message, { type, account, at })
    const opened = create(serviceRequestKind, requestId, request, 'CREATE_SERVICE_REQUEST')
    const conversation = thread
      ? replace(
          thread,
          {
            ...thread.value,
            state: 'ACTIVE' as const,
            waitingFor: thread.value.waitingFor ?? 'AGENT',
            serviceRequestIds: requestIds,
            draft: await draftFor(agency, thread.value, { message, type, at }),
            updatedAt: at,
          },
          'UPDATE_EMAIL_THREAD',
        )
      : call && replace(call, { ...call.value, serviceRequestIds: requestIds, updatedAt: at }, 'UPDATE_CALL')
    const changes = [
      opened,
      ...(conversation ? [conversation] : []),
      ...planPreparation(agency, requestId, 'opened'),
    ]
    if (!(await agency.commit(actor, changes)).ok) return conflict
    const serviceRequest = agency.table(serviceRequestKind).get(requestId)
    if (!serviceRequest) throw new Error(`The new request ${requestId} was not taken.`)
    return { __typename: 'OpenConversationRequestSuccess' as const, serviceRequest }
  })
  return answer === conflict ? changedMeanwhile : answer
}

/** The reply for all that the thread asks for now; a thread that somebody has answered gets none. */
async function draftFor(
  agency: AgencyStore,
  { draft, waitingFor, account, possibleAccountId, subject, fromEmail, serviceRequestIds }: EmailThread,
  {
    message,
    type,
    at,
  }: { readonly message: TriageMessage; readonly type: ServiceRequest['type']; readonly at: number },
) {
  if (draft === null && waitingFor === 'CLIENT') return null
  const open = await agency.readMany(serviceRequestKind, serviceRequestIds)
  const types = open.flatMap((request) => (request?.value.state === 'OPEN' ? [request.value.type] : []))
  const first = draft ?? { subject: replySubject(subject), to: [fromEmail], body: '', reason: '' }
  return redraft(agency, first, {
    message,
    types: [...new Set([...types, type])],
    account,
    isUnconfirmed: Boolean(possibleAccountId),
    at,
  })
}
