// The rows on the screen read these fields, and the contract the page that they come in.
/* oxlint-disable relay/must-colocate-fragment-spreads, relay/unused-fields */
import { graphql, type LoadedRow, refresh, useLiveRows } from '@coverdesk/contract'
import type { AccountsPageQuery$variables } from './__generated__/AccountsPageQuery.graphql.ts'
import paginationQuery, {
  type AccountsTablePaginationQuery,
} from './__generated__/AccountsTablePaginationQuery.graphql.ts'
import type { useLiveAccountsQuery } from './__generated__/useLiveAccountsQuery.graphql.ts'

const shown = new Set(['Account'])

export interface LoadedAccounts {
  connectionId: string
  variables: AccountsPageQuery$variables
  /** What is loaded, in order. */
  rows: readonly LoadedRow[]
}

/** Keeps the loaded accounts as the server has them. */
export function useLiveAccounts({ variables, ...loaded }: LoadedAccounts): void {
  useLiveRows({
    ...loaded,
    list: 'accounts',
    shown,
    edgeTypename: 'AccountEdge',
    askWhole: (first) =>
      refresh<AccountsTablePaginationQuery>(paginationQuery, { ...variables, first, after: null }),
    async askWindow(page) {
      const answer = await refresh<useLiveAccountsQuery>(
        graphql`
          query useLiveAccountsQuery(
            $first: Int!
            $after: String
            $text: String
            $type: AccountType
            $sort: AccountSort
          ) {
            accounts(first: $first, after: $after, text: $text, type: $type, sort: $sort) {
              totalCount
              edges {
                cursor
                node {
                  id
                  ...AccountRow_account
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
      return answer?.accounts
    },
  })
}
