import { defineEntrypoint } from '@coverdesk/contract'
import query, { type PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import { PoliciesPageLoading } from './PoliciesPageLoading.tsx'
import { policyListVariables } from './policyListVariables.ts'

export const policiesPage = defineEntrypoint<PoliciesPageQuery>({
  query,
  variables: ({ url }) => policyListVariables(url.search),
  page: () => import('./PoliciesPage.tsx').then(({ PoliciesPage }) => PoliciesPage),
  loading: <PoliciesPageLoading />,
  // Coming back shows the rows that were loaded, all of them; the page then brings them up to date.
  fetchPolicy: 'store-or-network',
})
