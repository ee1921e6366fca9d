import { builder, changedMessage, NamedError } from '../graphql/index.ts'
import type { RequestContext } from '../graphql/index.ts'
import { userOf } from '../identity/index.ts'
import type { Stored } from '../platform/index.ts'
import type { ServiceRequest } from './serviceRequest.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'
import { ServiceRequestType } from './serviceRequestType.ts'
import { listed } from '../platform/index.ts'

interface RequestError {
  readonly message: string
  readonly serviceRequest: ServiceRequestRow
}

interface AlreadyResolved extends RequestError {
  readonly __typename: 'AlreadyResolvedError'
}

interface ChangedMeanwhile extends RequestError {
  readonly __typename: 'ChangedMeanwhileError'
}

export const AlreadyResolvedError = builder.objectRef<AlreadyResolved>('AlreadyResolvedError').implement({
  interfaces: [NamedError],
  fields: (t) => ({ serviceRequest: t.expose('serviceRequest', { type: ServiceRequestType }) }),
})

export const ChangedMeanwhileError = builder.objectRef<ChangedMeanwhile>('ChangedMeanwhileError').implement({
  description: 'The request was changed after it was loaded. Nothing was overwritten.',
  interfaces: [NamedError],
  fields: (t) => ({ serviceRequest: t.expose('serviceRequest', { type: ServiceRequestType }) }),
})

/** The error for resolving or changing a closed request: it says who closed it. */
export function alreadyResolved(
  context: RequestContext,
  { id, value }: Stored<ServiceRequest>,
): AlreadyResolved {
  return {
    __typename: 'AlreadyResolvedError',
    message: `${resolverOf(context, value)} already resolved this request.`,
    serviceRequest: listed(context.agency, serviceRequestKind, id),
  }
}

/** The error for repeated conflicts with other changes to the request. Nothing was saved. */
export function changedMeanwhile(context: RequestContext, id: string): ChangedMeanwhile {
  return {
    __typename: 'ChangedMeanwhileError',
    message: 'This request is being changed right now. Save again.',
    serviceRequest: listed(context.agency, serviceRequestKind, id),
  }
}

/** The error for a field that was changed since the user saw it. Nothing was saved. */
export async function changedSince(context: RequestContext, id: string): Promise<ChangedMeanwhile> {
  return {
    __typename: 'ChangedMeanwhileError',
    message: await changedMessage(context, { what: 'request', kind: serviceRequestKind, id }),
    serviceRequest: listed(context.agency, serviceRequestKind, id),
  }
}

function resolverOf(context: RequestContext, { resolution }: ServiceRequest): string {
  if (resolution?.by === context.viewer.id) return 'You have'
  const user = userOf(context, resolution?.by ?? null)
  return user ? `${user.name} has` : 'Someone has'
}
