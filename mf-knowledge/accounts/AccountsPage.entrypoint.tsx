import { defineEntrypoint } from '@coverdesk/contract'
import query, { type AccountsPageQuery } from './__generated__/AccountsPageQuery.graphql.ts'
import { accountListVariables } from './accountListVariables.ts'
import { AccountsPageLoading } from './AccountsPageLoading.tsx'

export const accountsPage = defineEntrypoint<AccountsPageQuery>({
  query,
  variables: ({ url }) => accountListVariables(url.search),
  page: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage),
  loading: <AccountsPageLoading />,
  // Coming back shows the rows that were loaded, all of them; the page then brings them up to date.
  fetchPolicy: 'store-or-network',
})
