import { refresh, useAgencyChanges } from '@coverdesk/contract'
import type { RequestsPageQuery$variables } from './__generated__/RequestsPageQuery.graphql.ts'
import paginationQuery, {
  type RequestsTablePaginationQuery,
} from './__generated__/RequestsTablePaginationQuery.graphql.ts'

/** The API gives at most so many rows in one answer. */
const windowSize = 200

interface LiveRequestsOptions {
  variables: RequestsPageQuery$variables
  loadedCount: number
}

/** Keeps the loaded rows as the server has them: after colleagues' changes, and after time away from the list. */
export function useLiveRequests({ variables, loadedCount }: LiveRequestsOptions): void {
  async function refreshRows() {
    await refresh<RequestsTablePaginationQuery>(paginationQuery, {
      ...variables,
      first: Math.min(Math.max(loadedCount, 50), windowSize),
      after: null,
    })
  }

  useAgencyChanges({ typename: 'ServiceRequest' }, () => void refreshRows())
}
