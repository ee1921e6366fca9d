import { allowed, builder, Permission, refused } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import { callKind } from '../calls/call.ts'
import { emailThreadKind } from '../emails/emailThread.ts'

type Tables = Pick<AgencyStore, 'table'>

/** The ids of all requests of the thread or call that a request came from; null if it came another way. */
function requestsOfConversation(agency: Tables, id: string): readonly string[] | null {
  const [thread] = agency.table(emailThreadKind).related('serviceRequest', id)
  const [call] = thread ? [] : agency.table(callKind).related('serviceRequest', id)
  return (thread ?? call)?.serviceRequestIds ?? null
}

builder.objectFields(ServiceRequestType, (t) => ({
  viewerCanSplit: t.field({
    type: Permission,
    description: 'Whether another request of the same conversation can be opened beside it.',
    resolve({ id, state }, _, { agency }) {
      if (state !== 'OPEN') return refused('This request is already resolved.')
      return requestsOfConversation(agency, id)
        ? allowed
        : refused('This request did not come from a call or an email.')
    },
  }),
  mergeTargets: t.field({
    type: [ServiceRequestType],
    description: 'The other open requests of its conversation: it can be merged into them while it is open.',
    resolve({ id, state }, _, { agency }) {
      if (state !== 'OPEN') return []
      const others = (requestsOfConversation(agency, id) ?? []).filter((other) => other !== id)
      return others.flatMap((other) => {
        const request = agency.table(serviceRequestKind).get(other)
        return request?.state === 'OPEN' ? [request] : []
      })
    },
  }),
}))
