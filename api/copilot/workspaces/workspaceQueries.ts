import { agencyToday, agencyUserKind } from '../../identity/index.ts'
import { builder, connect, connectionArgs, connectionType, sortInput } from '../../graphql/index.ts'
import { filterWords, folded } from '../../platform/index.ts'
import { searchable } from '../../search/index.ts'
import { serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import { hasOpenProposal, proposalKind, type ProposalRow } from '../approvals/proposal.ts'
import { ProposalType } from '../approvals/proposalType.ts'
import { caraWorkspaceKind, type CaraWorkspaceRow, preparedWorkspace } from './caraWorkspace.ts'
import { CaraWorkspaceType, WorkspaceStateEnum } from './caraWorkspaceType.ts'

const CaraWorkspaceConnection = connectionType('CaraWorkspace', CaraWorkspaceType)

/** The index for each sortable column. */
const orders = { TITLE: 'title', UPDATED_AT: 'updated', STATUS: 'state' } as const

const CaraWorkspaceSort = sortInput('CaraWorkspace', Object.keys(orders) as (keyof typeof orders)[])

searchable(CaraWorkspaceType, caraWorkspaceKind, { standing: 'document', isShown: isSomebodys })

builder.queryFields((t) => ({
  caraWorkspace: t.field({
    type: CaraWorkspaceType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(caraWorkspaceKind).get(id) ?? null,
  }),
  caraWorkspaces: t.field({
    type: CaraWorkspaceConnection,
    description: 'Most recently updated first by default.',
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({
        description: "Filters by title, preset, state or user's name. Matches any part, ignoring case.",
      }),
      state: t.arg({ type: WorkspaceStateEnum, description: 'All states when null.' }),
      agencyUserId: t.arg.id(),
      isWaitingForApproval: t.arg.boolean({
        description:
          'True for workspaces with proposals that wait for approval, including those Cara prepared on its own.',
      }),
      sort: t.arg({ type: CaraWorkspaceSort }),
    },
    resolve(_, { first, after, text, state, agencyUserId, isWaitingForApproval, sort }, { agency, clock }) {
      const users = agency.table(agencyUserKind)
      const words = filterWords(text)
      const now = clock.now()
      function isListed(row: CaraWorkspaceRow): boolean {
        if (isWaitingForApproval && !hasOpenProposal(agency, row.id, { now })) return false
        if (!isSomebodys(row) && !isWaitingForApproval) return false
        if (state && row.state !== state) return false
        const user = folded(users.get(row.agencyUserId ?? '')?.name ?? '')
        return matches.every(({ word, ids }) => ids.has(row.id) || user.includes(word))
      }
      const table = agency.table(caraWorkspaceKind)
      const matches = words.map((word) => ({
        word,
        ids: new Set(Array.from(table.mentioning(word), ({ id }) => id)),
      }))
      return connect(
        table,
        { first, after },
        {
          ...(agencyUserId && { within: { relation: 'agencyUser', key: agencyUserId } }),
          where: isListed,
          order: orders[sort?.by ?? 'UPDATED_AT'],
          direction: sort?.direction === 'ASCENDING' ? 'ascending' : 'descending',
        },
      )
    },
  }),
  pendingCaraProposals: t.field({
    type: [ProposalType],
    description:
      'Proposals waiting for approval in the agency: for requests due by today, such as claims, then the newest; at most 100.',
    resolve(_, __, { agency, clock }) {
      const today = agencyToday(agency, clock.now())
      function isDue({ workspaceId }: ProposalRow): boolean {
        const requestId = agency.table(caraWorkspaceKind).get(workspaceId)?.serviceRequestId
        const dueAt = agency.table(serviceRequestKind).get(requestId)?.dueAt ?? null
        return dueAt !== null && dueAt <= today
      }
      return agency
        .table(proposalKind)
        .related('state', 'PENDING')
        .filter(({ expiresAt }) => expiresAt > clock.now())
        .toReversed()
        .toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)))
        .slice(0, 100)
    },
  }),
}))

/** A workspace Cara prepared is shown with its request until someone works in it. */
function isSomebodys({ agencyUserId }: CaraWorkspaceRow): boolean {
  return agencyUserId !== null
}

builder.objectField(ServiceRequestType, 'preparedWork', (t) =>
  t.field({
    type: CaraWorkspaceType,
    nullable: true,
    description: 'The workspace where Cara prepared the request; null if it was not prepared.',
    resolve: ({ id }, _, { agency }) => preparedWorkspace(agency, id) ?? null,
  }),
)

builder.objectField(ServiceRequestType, 'caraWorkspaces', (t) =>
  t.field({
    type: [CaraWorkspaceType],
    description: 'Workspaces opened from this request, oldest first.',
    resolve: ({ id }, _, { agency }) => [...agency.table(caraWorkspaceKind).related('serviceRequest', id)],
  }),
)
