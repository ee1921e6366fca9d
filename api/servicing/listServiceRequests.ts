import type { SortDirection } from '../graphql/index.ts'
import { folded, sectionedPage } from '../platform/index.ts'
import type { PageQuery, Section, Table } from '../platform/index.ts'
import { serviceRequestTypes } from './serviceRequest.ts'
import { narrowed, passing } from './serviceRequestFilter.ts'
import type { ListedAgency, ServiceRequestFilter } from './serviceRequestFilter.ts'
import { nobody } from './serviceRequestKind.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'

export const sortKeys = ['ASSIGNEE', 'CUSTOMER', 'DUE_AT', 'OPENED_AT', 'STATUS', 'TYPE'] as const
export type SortKey = (typeof sortKeys)[number]

export interface ServiceRequestSort {
  readonly by: SortKey
  readonly direction: SortDirection
}

const newestFirst: ServiceRequestSort = { by: 'OPENED_AT', direction: 'DESCENDING' }

type RequestSection = Section<ServiceRequestRow>
type Arrangement =
  | Pick<PageQuery<ServiceRequestRow>, 'order' | 'direction'>
  | { readonly sections: readonly RequestSection[] }

/** How each column sorts: by an index of the table, or in groups of equal values, each newest first. */
const arrangements = {
  OPENED_AT: (isAscending) => ({ direction: isAscending ? 'ascending' : 'descending' }),
  DUE_AT: (isAscending) => ({ order: isAscending ? 'dueFirst' : 'dueLast' }),
  CUSTOMER: (isAscending) => ({ order: isAscending ? 'customerFirst' : 'customerLast' }),
  STATUS: (isAscending) => ({ sections: turned(isAscending, byState) }),
  TYPE: (isAscending) => ({ sections: turned(isAscending, byType) }),
  ASSIGNEE: (isAscending, agency) => ({ sections: byAssignee(isAscending, agency) }),
} satisfies Record<SortKey, (isAscending: boolean, agency: ListedAgency) => Arrangement>

const byState = (['CLOSED', 'OPEN'] as const).map((state): RequestSection => ({
  within: { relation: 'state', key: state },
  holds: (row) => row.state === state,
}))

const byType = serviceRequestTypes.map((type): RequestSection => ({
  within: { relation: 'type', key: type },
  holds: (row) => row.type === type,
}))

/** The service requests that match the filter, sorted, for paging and counting. */
export function listServiceRequests(
  agency: ListedAgency,
  filter: ServiceRequestFilter,
  { by, direction }: ServiceRequestSort = newestFirst,
): Pick<Table<ServiceRequestRow>, 'get' | 'page' | 'count'> {
  const arrangement: Arrangement = arrangements[by](direction === 'ASCENDING', agency)
  return {
    page({ first, after = null }) {
      if (!('sections' in arrangement)) {
        return agency.requests.page({ ...arrangement, ...narrowed(agency, filter), first, after })
      }
      const where = passing(agency, filter)
      const sections = arrangement.sections.filter((section) => canPass(section, filter))
      return sectionedPage(agency.requests, sections, {
        first,
        after,
        where,
        direction: 'descending',
      })
    },
    get: (id) => agency.requests.get(id),
    count: () => agency.requests.count(narrowed(agency, filter)),
  }
}

// By name, then deactivated users, then unassigned: the last two in both directions.
function byAssignee(isAscending: boolean, { users }: ListedAgency): RequestSection[] {
  const known = new Set(users.map(({ id }) => id))
  const byName = users.toSorted((a, b) => compareNames(a.name, b.name))
  return [
    ...turned(isAscending, byName).map(({ id }) => assignedTo(id)),
    { holds: ({ assigneeId }) => assigneeId !== null && !known.has(assigneeId) },
    { within: { relation: 'assignee', key: nobody }, holds: ({ assigneeId }) => assigneeId === null },
  ]
}

// Sections for another state or assignee can be skipped as a whole.
function canPass({ within }: RequestSection, { state, assignee }: ServiceRequestFilter): boolean {
  if (within?.relation === 'state' && state) return within.key === state
  if (within?.relation === 'assignee' && assignee) return within.key === assignee
  return true
}

function assignedTo(userId: string): RequestSection {
  return { within: { relation: 'assignee', key: userId }, holds: ({ assigneeId }) => assigneeId === userId }
}

function compareNames(a: string, b: string): number {
  return folded(a).localeCompare(folded(b), 'en-US')
}

function turned<Item>(isAscending: boolean, items: readonly Item[]): readonly Item[] {
  return isAscending ? items : items.toReversed()
}
