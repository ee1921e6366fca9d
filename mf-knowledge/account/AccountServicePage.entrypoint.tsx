import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type AccountServicePageQuery } from './__generated__/AccountServicePageQuery.graphql.ts'
import { AccountRequestsLoading } from './AccountRequestsLoading.tsx'

export const accountServicePage = defineEntrypoint<AccountServicePageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountServicePage.tsx').then(({ AccountServicePage }) => AccountServicePage),
  loading: <AccountRequestsLoading />,
  redirectOnFailure: paths.accounts(),
})
