import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type AccountsPageQuery } from './__generated__/AccountsPageQuery.graphql.ts'
import { accountList } from './accountList.ts'

export const accountsPage = defineEntrypoint<AccountsPageQuery>({
  query,
  variables: ({ url }) => accountList.variables(url.search),
  page: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage),
  loading: <ListPageLoading list={accountList} />,
  // Coming back shows the rows that were loaded; the list then brings them up to date.
  fetchPolicy: 'store-or-network',
})
