import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type ExplorePolicyPageQuery } from './__generated__/ExplorePolicyPageQuery.graphql.ts'

export const explorePolicyPage = defineEntrypoint<ExplorePolicyPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ExplorePolicyPage.tsx').then(({ ExplorePolicyPage }) => ExplorePolicyPage),
  loading: <PanelSkeleton rows={10} />,
  redirectOnFailure: paths.policies(),
})
