import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type CallsPageQuery } from './__generated__/CallsPageQuery.graphql.ts'
import { callList } from './callList.ts'

export const callsPage = defineEntrypoint<CallsPageQuery>({
  query,
  variables: ({ url }) => callList.variables(url.search),
  page: () => import('./CallsPage.tsx').then(({ CallsPage }) => CallsPage),
  loading: <ListPageLoading list={callList} />,
  fetchPolicy: 'store-or-network',
})
