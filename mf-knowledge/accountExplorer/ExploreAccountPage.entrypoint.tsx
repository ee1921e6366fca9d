import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type ExploreAccountPageQuery } from './__generated__/ExploreAccountPageQuery.graphql.ts'

export const exploreAccountPage = defineEntrypoint<ExploreAccountPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ExploreAccountPage.tsx').then(({ ExploreAccountPage }) => ExploreAccountPage),
  loading: <PanelSkeleton rows={6} />,
  redirectOnFailure: paths.accounts(),
})
