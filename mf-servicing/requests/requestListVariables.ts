import type {
  RequestsPageQuery$variables,
  ServiceRequestSortKey,
  ServiceRequestState,
} from './__generated__/RequestsPageQuery.graphql.ts'
import { requestFilters, type RequestColumn, type RequestStatusFilter } from './requestFilters.ts'

type Variables = RequestsPageQuery$variables

const sortKeys: Record<RequestColumn, ServiceRequestSortKey> = {
  customer: 'CUSTOMER',
  status: 'STATUS',
  type: 'TYPE',
  assignee: 'ASSIGNEE',
  due: 'DUE_AT',
  opened: 'OPENED_AT',
}

const states: Record<RequestStatusFilter, ServiceRequestState | null> = {
  open: 'OPEN',
  closed: 'CLOSED',
  all: null,
}

/** The list's arguments for the filters of an address; preloads.json repeats those of the plain list. */
export function requestListVariables(search: string): Variables {
  const { text, status, assignee, isOverdue, sort } = requestFilters.read(search)
  return {
    text: text || null,
    state: states[status],
    ...assigneeArguments(assignee),
    isOverdue: isOverdue || null,
    sort: {
      by: sortKeys[sort.column],
      direction: sort.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
    },
  }
}

function assigneeArguments(assignee: string): Pick<Variables, 'assigneeId' | 'assignment'> {
  switch (assignee) {
    case 'everyone':
      return { assigneeId: null, assignment: null }
    case 'mine':
      return { assigneeId: null, assignment: 'MINE' }
    case 'unassigned':
      return { assigneeId: null, assignment: 'UNASSIGNED' }
    default:
      return { assigneeId: assignee, assignment: null }
  }
}
