import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  useLocation,
  useOpenList,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { PoliciesPage_query$key } from './__generated__/PoliciesPage_query.graphql.ts'
import paginationQuery, {
  type PoliciesPagePaginationQuery,
} from './__generated__/PoliciesPagePaginationQuery.graphql.ts'
import type { PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import type { PolicyRow_policy$key } from './__generated__/PolicyRow_policy.graphql.ts'
import { ExpirationFilter } from './ExpirationFilter.tsx'
import { policyList } from './policyList.ts'
import { PolicyRow } from './PolicyRow.tsx'

/** The agency's policies; the create dialog opens above the list. */
export function PoliciesPage({ queryRef }: PageProps<PoliciesPageQuery>) {
  const { search } = useLocation()
  return (
    <>
      <ListPage
        list={policyList}
        queryRef={queryRef}
        controls={(filters) => ({ expiring: <ExpirationFilter queryRef={queryRef} filters={filters} /> })}
        create={{ href: paths.newPolicy(search), label: 'Add Policy' }}
      >
        <Policies queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Policies({ queryRef }: PageProps<PoliciesPageQuery>) {
  const { list, filters } = useOpenList()
  const hasExpires = list.shownColumns(filters.values).some(({ id }) => id === 'expires')
  const query = usePreloadedQuery<PoliciesPageQuery>(
    graphql`
      query PoliciesPageQuery(
        $text: String
        $expiration: BusinessPolicyExpiration
        $standing: BusinessPolicyStanding
        $type: LineOfBusiness
        $sort: BusinessPolicySort
      ) {
        ...PoliciesPage_query
        ...ExpirationFilter_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<PoliciesPagePaginationQuery, PoliciesPage_query$key>(
    graphql`
      fragment PoliciesPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "PoliciesPagePaginationQuery") {
        businessPolicies(
          first: $first
          after: $after
          text: $text
          expiration: $expiration
          standing: $standing
          type: $type
          sort: $sort
        ) @connection(key: "PoliciesPage_businessPolicies") {
          __id
          totalCount
          edges {
            node {
              id
              ...PolicyRow_policy
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.businessPolicies}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={hasExpires ? renderRow : renderRowWithExpiration}
    />
  )
}

function renderRow(policy: PolicyRow_policy$key) {
  return <PolicyRow policy={policy} />
}

function renderRowWithExpiration(policy: PolicyRow_policy$key) {
  return <PolicyRow policy={policy} hasExpirationNote />
}
