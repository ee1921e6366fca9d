import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type AccountsPageQuery } from './__generated__/AccountsPageQuery.graphql.ts'
import { accountList } from './accountList.ts'

export const accountsPage = defineListEntrypoint<AccountsPageQuery>(accountList, {
  query,
  page: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage),
})
