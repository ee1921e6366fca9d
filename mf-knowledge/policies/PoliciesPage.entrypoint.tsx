import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import { policyList } from './policyList.ts'

export const policiesPage = defineEntrypoint<PoliciesPageQuery>({
  query,
  variables: ({ url }) => policyList.variables(url.search),
  page: () => import('./PoliciesPage.tsx').then(({ PoliciesPage }) => PoliciesPage),
  loading: <ListPageLoading list={policyList} />,
  // Coming back shows the rows that were loaded; the list then brings them up to date.
  fetchPolicy: 'store-or-network',
})
