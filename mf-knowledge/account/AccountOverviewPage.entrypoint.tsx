import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type AccountOverviewPageQuery } from './__generated__/AccountOverviewPageQuery.graphql.ts'

export const accountOverviewPage = defineEntrypoint<AccountOverviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./AccountOverviewPage.tsx').then(({ AccountOverviewPage }) => AccountOverviewPage),
  loading: <PanelSkeleton rows={6} />,
  redirectOnFailure: paths.accounts(),
})
