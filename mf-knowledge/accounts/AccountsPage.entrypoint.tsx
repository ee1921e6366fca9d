import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type AccountsPageQuery } from './__generated__/AccountsPageQuery.graphql.ts'
import { accountList } from './accountList.ts'

export const accountsPage = defineEntrypoint<AccountsPageQuery>({
  query,
  variables: ({ url }) => accountList.variables(url.search),
  page: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage),
  loading: <ListPageLoading list={accountList} />,
  // Going back shows the loaded rows; the list then refreshes them.
  fetchPolicy: 'store-or-network',
})
