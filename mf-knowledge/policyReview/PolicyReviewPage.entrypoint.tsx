import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type PolicyReviewPageQuery } from './__generated__/PolicyReviewPageQuery.graphql.ts'

export const policyReviewPage = defineEntrypoint<PolicyReviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./PolicyReviewPage.tsx').then(({ PolicyReviewPage }) => PolicyReviewPage),
  loading: <PanelSkeleton rows={12} />,
  redirectOnFailure: paths.policies(),
})
