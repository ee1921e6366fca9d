// The rows on the screen read these fields, and the contract the page that they come in.
/* oxlint-disable relay/must-colocate-fragment-spreads, relay/unused-fields */
import { graphql, type LoadedRow, refresh, useLiveRows } from '@coverdesk/contract'
import type { PoliciesPageQuery$variables } from './__generated__/PoliciesPageQuery.graphql.ts'
import paginationQuery, {
  type PoliciesTablePaginationQuery,
} from './__generated__/PoliciesTablePaginationQuery.graphql.ts'
import type { useLivePoliciesQuery } from './__generated__/useLivePoliciesQuery.graphql.ts'

/** What a row of the list shows: the policy, its account and its carrier. */
const shown = new Set(['BusinessPolicy', 'Account', 'Carrier'])

export interface LoadedPolicies {
  connectionId: string
  variables: PoliciesPageQuery$variables
  /** What is loaded, in order. */
  rows: readonly LoadedRow[]
}

/** Keeps the loaded policies as the server has them. */
export function useLivePolicies({ variables, ...loaded }: LoadedPolicies): void {
  useLiveRows({
    ...loaded,
    list: 'policies',
    shown,
    edgeTypename: 'BusinessPolicyEdge',
    askWhole: (first) =>
      refresh<PoliciesTablePaginationQuery>(paginationQuery, { ...variables, first, after: null }),
    async askWindow(page) {
      const answer = await refresh<useLivePoliciesQuery>(
        graphql`
          query useLivePoliciesQuery(
            $first: Int!
            $after: String
            $text: String
            $expiration: BusinessPolicyExpiration
            $state: BusinessPolicyState
            $type: LineOfBusiness
            $sort: BusinessPolicySort
          ) {
            businessPolicies(
              first: $first
              after: $after
              text: $text
              expiration: $expiration
              state: $state
              type: $type
              sort: $sort
            ) {
              totalCount
              edges {
                cursor
                node {
                  id
                  ...PolicyRow_policy
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
      return answer?.businessPolicies
    },
  })
}
