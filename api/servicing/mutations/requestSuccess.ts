import { builder } from '../../graphql/index.ts'
import { ServiceRequestType } from '../serviceRequestType.ts'
import type { ServiceRequestRow } from '../serviceRequestKind.ts'

interface RequestSuccess<Name extends string> {
  readonly __typename: Name
  readonly serviceRequest: ServiceRequestRow
}

/** Declares a mutation's success payload: the updated request. */
export function requestSuccess<Name extends string>(name: Name) {
  return builder.objectRef<RequestSuccess<Name>>(name).implement({
    fields: (t) => ({
      serviceRequest: t.field({ type: ServiceRequestType, resolve: ({ serviceRequest }) => serviceRequest }),
    }),
  })
}
