import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type AccountServicePageQuery } from './__generated__/AccountServicePageQuery.graphql.ts'
import { accountRequestTable } from './accountRequestTable.ts'

export const accountServicePage = defineEntrypoint<AccountServicePageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountServicePage.tsx').then(({ AccountServicePage }) => AccountServicePage),
  loading: <RecordTableLoading table={accountRequestTable} />,
  redirectOnFailure: paths.accounts(),
})
