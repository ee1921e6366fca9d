import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import { policyList } from './policyList.ts'

export const policiesPage = defineEntrypoint<PoliciesPageQuery>({
  query,
  variables: ({ url }) => policyList.variables(url.search),
  page: () => import('./PoliciesPage.tsx').then(({ PoliciesPage }) => PoliciesPage),
  loading: <ListPageLoading list={policyList} />,
  // Going back shows the loaded rows; the list then refreshes them.
  fetchPolicy: 'store-or-network',
})
