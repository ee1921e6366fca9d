import { z } from 'zod'
import { sortDirections } from '../graphql/index.ts'
import { agencyToday, agencyUserKind } from '../identity/index.ts'
import { defineExport, pagesOf, writtenPhone } from '../exports/index.ts'
import { accountKind } from '../knowledge/index.ts'
import { listServiceRequests, sortKeys } from './listServiceRequests.ts'
import { listedAgency } from './serviceRequestFilter.ts'
import { stateLabels, typeLabels } from './serviceRequest.ts'
import { nobody } from './serviceRequestKind.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'

/** The list of service requests. */
export const exportedRequests = defineExport({
  name: 'service-requests',
  heading: [
    'Request ID',
    'Type',
    'Status',
    'Customer',
    'Account ID',
    'Account',
    'Client',
    'Email',
    'Phone',
    'Assignee',
    'Due',
    'Opened',
  ],
  asked: z.object({
    state: z.enum(['OPEN', 'CLOSED']).optional(),
    text: z.string().optional(),
    assignment: z.enum(['MINE', 'UNASSIGNED']).optional(),
    assigneeId: z.string().optional(),
    isOverdue: z.stringbool().optional(),
    isPrepared: z.stringbool().optional(),
    by: z.enum(sortKeys).default('OPENED_AT'),
    direction: z.enum(sortDirections).default('DESCENDING'),
  }),
  async *lines({ agency, viewer, clock }, { by, direction, assignment, assigneeId, ...filter }) {
    const users = agency.table(agencyUserKind)
    const assignee = assignment ? { MINE: viewer.id, UNASSIGNED: nobody }[assignment] : assigneeId
    const list = listServiceRequests(
      listedAgency(agency, clock.now()),
      { ...filter, assignee },
      { by, direction },
    )
    const accounts = agency.table(accountKind)
    for await (const rows of pagesOf<ServiceRequestRow>((paged) => list.page(paged)))
      yield rows.map((row) => [
        row.id,
        typeLabels[row.type],
        stateLabels[row.state],
        row.customerName,
        row.accountId,
        accounts.get(row.accountId ?? '')?.detail.name ?? null,
        row.clientName,
        row.clientEmail,
        writtenPhone(row.clientPhone),
        users.get(row.assigneeId ?? '')?.name ?? null,
        row.dueAt?.slice(0, 10) ?? null,
        agencyToday(agency, row.createdAt),
      ])
  },
})
