// The rows on the screen read these fields, and the contract the page that they come in.
/* oxlint-disable relay/must-colocate-fragment-spreads, relay/unused-fields */
import { graphql, type LoadedRow, refresh, useLiveRows } from '@coverdesk/contract'
import type { RequestsPageQuery$variables } from './__generated__/RequestsPageQuery.graphql.ts'
import paginationQuery, {
  type RequestsTablePaginationQuery,
} from './__generated__/RequestsTablePaginationQuery.graphql.ts'
import type { useLiveRequestsQuery } from './__generated__/useLiveRequestsQuery.graphql.ts'

/** What a row of the list shows: the request, and the names of its customer and assignee. */
const shown = new Set(['ServiceRequest', 'Account', 'AgencyUser'])

export interface LoadedRequests {
  connectionId: string
  variables: RequestsPageQuery$variables
  /** What is loaded, in order. */
  rows: readonly LoadedRow[]
}

/** Keeps the loaded requests as the server has them. */
export function useLiveRequests({ variables, ...loaded }: LoadedRequests): void {
  useLiveRows({
    ...loaded,
    list: 'service requests',
    shown,
    edgeTypename: 'ServiceRequestEdge',
    askWhole: (first) =>
      refresh<RequestsTablePaginationQuery>(paginationQuery, { ...variables, first, after: null }),
    async askWindow(page) {
      const answer = await refresh<useLiveRequestsQuery>(
        graphql`
          query useLiveRequestsQuery(
            $first: Int!
            $after: String
            $text: String
            $state: ServiceRequestState
            $assigneeId: ID
            $assignment: ServiceRequestAssignment
            $isOverdue: Boolean
            $sort: ServiceRequestSort
          ) {
            serviceRequests(
              first: $first
              after: $after
              text: $text
              state: $state
              assigneeId: $assigneeId
              assignment: $assignment
              isOverdue: $isOverdue
              sort: $sort
            ) {
              totalCount
              edges {
                cursor
                node {
                  id
                  ...RequestRow_request
                }
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        `,
        { ...variables, ...page },
      )
      return answer?.serviceRequests
    },
  })
}
