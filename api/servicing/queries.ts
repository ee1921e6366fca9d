import { badInput, builder, connect, connectionArgs, connectionType, sortInput } from '../graphql/index.ts'
import { searchable } from '../search/index.ts'
import { AccountType } from '../knowledge/index.ts'
import { listServiceRequests, sortKeys } from './listServiceRequests.ts'
import { listedAgency } from './serviceRequestFilter.ts'
import { nobody, serviceRequestKind } from './serviceRequestKind.ts'
import { ServiceRequestType, ServiceRequestStateEnum } from './serviceRequestType.ts'

searchable(ServiceRequestType, serviceRequestKind, { standing: 'request' })

const assignments = ['MINE', 'UNASSIGNED'] as const

/** The user for each assignment filter. */
const assigned = {
  MINE: (viewerId) => viewerId,
  UNASSIGNED: () => nobody,
} satisfies Record<(typeof assignments)[number], (viewerId: string) => string>

const ServiceRequestAssignment = builder.enumType('ServiceRequestAssignment', { values: assignments })

const ServiceRequestSort = sortInput('ServiceRequest', sortKeys)

const ServiceRequestConnection = connectionType('ServiceRequest', ServiceRequestType)

builder.queryFields((t) => ({
  serviceRequest: t.field({
    type: ServiceRequestType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(serviceRequestKind).get(id) ?? null,
  }),
  serviceRequests: t.field({
    type: ServiceRequestConnection,
    args: {
      ...connectionArgs(t.arg),
      state: t.arg({ type: ServiceRequestStateEnum, description: 'All states when null.' }),
      text: t.arg.string({
        description: "Filters by customer, state, type or assignee's name. Matches any part, ignoring case.",
      }),
      assignment: t.arg({ type: ServiceRequestAssignment }),
      assigneeId: t.arg.id(),
      isOverdue: t.arg.boolean(),
      isPrepared: t.arg.boolean({
        description: 'True for requests whose prepared work waits for an approval or an answer.',
      }),
      sort: t.arg({ type: ServiceRequestSort }),
    },
    resolve(_, { first, after, sort, assignment, assigneeId, ...filter }, { agency, viewer, clock }) {
      const listed = listedAgency(agency, clock.now())
      if (assignment && assigneeId) throw badInput('Filter by assignment or by assignee, not by both.')
      const assignee = assignment ? assigned[assignment](viewer.id) : assigneeId
      return connect(listServiceRequests(listed, { ...filter, assignee }, sort ?? undefined), {
        first,
        after,
      })
    },
  }),
}))

builder.objectField(AccountType, 'serviceRequests', (t) =>
  t.field({
    type: ServiceRequestConnection,
    description: "The account's service requests, newest first.",
    args: {
      ...connectionArgs(t.arg),
      state: t.arg({ type: ServiceRequestStateEnum, description: 'All states when null.' }),
    },
    resolve: ({ id }, { first, after, state }, { agency }) =>
      connect(
        agency.table(serviceRequestKind),
        { first, after },
        {
          within: { relation: 'account', key: id },
          direction: 'descending',
          ...(state && { where: (request) => request.state === state }),
        },
      ),
  }),
)
