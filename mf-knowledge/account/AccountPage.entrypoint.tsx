import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type AccountPageQuery } from './__generated__/AccountPageQuery.graphql.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountPageLoading } from './AccountPageLoading.tsx'

export const accountPage = defineEntrypoint<AccountPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage),
  loading: <AccountPageLoading />,
  frame: AccountFrame,
  redirectOnFailure: paths.accounts(),
})
