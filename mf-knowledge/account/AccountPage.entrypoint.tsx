import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type AccountPageQuery } from './__generated__/AccountPageQuery.graphql.ts'
import { AccountPageLoading } from './AccountPageLoading.tsx'

export const accountPage = defineEntrypoint<AccountPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage),
  loading: <AccountPageLoading />,
  redirectOnFailure: paths.accounts(),
})
