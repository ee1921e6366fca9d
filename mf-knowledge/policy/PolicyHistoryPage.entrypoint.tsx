import { defineEntrypoint } from '@coverdesk/contract'
import { TimelineSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type PolicyHistoryPageQuery } from './__generated__/PolicyHistoryPageQuery.graphql.ts'

export const policyHistoryPage = defineEntrypoint<PolicyHistoryPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyHistoryPage.tsx').then(({ PolicyHistoryPage }) => PolicyHistoryPage),
  loading: <TimelineSkeleton />,
  redirectOnFailure: paths.policies(),
})
