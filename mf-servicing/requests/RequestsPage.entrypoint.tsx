import { defineEntrypoint } from '@coverdesk/contract'
import query, { type RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'
import { requestListVariables } from './requestListVariables.ts'
import { RequestsPageLoading } from './RequestsPageLoading.tsx'

export const requestsPage = defineEntrypoint<RequestsPageQuery>({
  query,
  variables: ({ url }) => requestListVariables(url.search),
  page: () => import('./RequestsPage.tsx').then(({ RequestsPage }) => RequestsPage),
  loading: <RequestsPageLoading />,
  // Coming back shows the rows that were loaded, all of them; the page then brings them up to date.
  fetchPolicy: 'store-or-network',
})
