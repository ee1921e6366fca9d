import { dialedPhones } from '../knowledge/index.ts'
import { defineKind, folded, missingLast } from '../platform/index.ts'
import type { Row } from '../platform/index.ts'
import { customerNameOf, gistOf, stateLabels, typeLabels } from './serviceRequest.ts'
import type { ServiceRequest, ServiceRequestState, ServiceRequestType } from './serviceRequest.ts'

/** The fields that lists and lookups need; the full record is loaded for a single request. */
export interface ServiceRequestRow extends Row {
  readonly type: ServiceRequestType
  readonly state: ServiceRequestState
  readonly customerName: string | null
  readonly clientName: string | null
  readonly clientEmail: string | null
  readonly clientPhone: string | null
  readonly accountId: string | null
  readonly businessPolicyId: string | null
  readonly assigneeId: string | null
  readonly dueAt: string | null
  readonly createdAt: number
  readonly updatedAt: number
  readonly gist: string | null
  /** Customer, state, type and gist as shown in the list, folded. */
  readonly words: string
}

/** Key for unassigned requests under the relation `assignee`. */
export const nobody = 'nobody'

export const serviceRequestKind = defineKind({
  name: 'serviceRequest',
  prefix: 'sr',
  row: toRow,
  // Two indexes each, because rows without a date or name come last in both directions.
  orders: {
    dueFirst: missingLast((row) => row.dueAt, 1),
    dueLast: missingLast((row) => row.dueAt, -1),
    customerFirst: missingLast(sortName, 1),
    customerLast: missingLast(sortName, -1),
  },
  search: ({ customerName, clientName, clientEmail, clientPhone, type }) => ({
    name: customerName ?? '',
    identifiers: [clientEmail, ...dialedPhones(clientPhone)],
    others: [typeLabels[type], clientName],
  }),
  relations: {
    state: (row) => row.state,
    type: (row) => row.type,
    assignee: (row) => row.assigneeId ?? nobody,
    account: (row) => row.accountId,
  },
})

function toRow(request: ServiceRequest, id: string): ServiceRequestRow {
  const customerName = customerNameOf(request)
  const gist = gistOf(request)
  return {
    id,
    type: request.type,
    state: request.state,
    customerName,
    clientName: request.clientName,
    clientEmail: request.clientEmail,
    clientPhone: request.clientPhone,
    accountId: request.account?.id ?? null,
    businessPolicyId: request.businessPolicyId,
    assigneeId: request.assigneeId,
    dueAt: request.dueAt,
    createdAt: request.createdAt,
    updatedAt: request.updatedAt,
    gist,
    words: folded([customerName, stateLabels[request.state], typeLabels[request.type], gist].join('\n')),
  }
}

// The words start with the customer, so names sort as users expect.
function sortName(row: ServiceRequestRow): string | null {
  return row.customerName === null ? null : row.words
}
