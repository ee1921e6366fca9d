import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import { RecordLoading } from '../shared/RecordLoading.tsx'
import query, { type PolicyOverviewPageQuery } from './__generated__/PolicyOverviewPageQuery.graphql.ts'

export const policyOverviewPage = defineEntrypoint<PolicyOverviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyOverviewPage.tsx').then(({ PolicyOverviewPage }) => PolicyOverviewPage),
  loading: <RecordLoading />,
  redirectOnFailure: paths.policies(),
})
