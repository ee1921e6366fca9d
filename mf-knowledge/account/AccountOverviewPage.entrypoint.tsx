import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import { RecordLoading } from '../shared/RecordLoading.tsx'
import query, { type AccountOverviewPageQuery } from './__generated__/AccountOverviewPageQuery.graphql.ts'

export const accountOverviewPage = defineEntrypoint<AccountOverviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountOverviewPage.tsx').then(({ AccountOverviewPage }) => AccountOverviewPage),
  loading: <RecordLoading />,
  redirectOnFailure: paths.accounts(),
})
