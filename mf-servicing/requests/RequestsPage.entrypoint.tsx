import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'
import { requestList } from './requestList.ts'

export const requestsPage = defineEntrypoint<RequestsPageQuery>({
  query,
  variables: ({ url }) => requestList.variables(url.search),
  page: () => import('./RequestsPage.tsx').then(({ RequestsPage }) => RequestsPage),
  loading: <ListPageLoading list={requestList} />,
  // Coming back shows the rows that were loaded; the list then brings them up to date.
  fetchPolicy: 'store-or-network',
})
