import { create } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ServiceRequest } from '../serviceRequest.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'
import { requestOf } from './requestOf.ts'

/** Puts a request on the agency's record as its client application would, and answers its id. */
export async function openRequest(agency: AgencyStore, parts: Partial<ServiceRequest> = {}): Promise<string> {
  const id = agency.newId(serviceRequestKind)
  const client = { type: 'AGENCY_CLIENT', id: null } as const
  await agency.commit(client, [create(serviceRequestKind, id, requestOf(parts), 'CREATE_SERVICE_REQUEST')])
  return id
}
