import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type PolicyOverviewPageQuery } from './__generated__/PolicyOverviewPageQuery.graphql.ts'

export const policyOverviewPage = defineEntrypoint<PolicyOverviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyOverviewPage.tsx').then(({ PolicyOverviewPage }) => PolicyOverviewPage),
  loading: <PanelSkeleton rows={8} />,
  redirectOnFailure: paths.policies(),
})
