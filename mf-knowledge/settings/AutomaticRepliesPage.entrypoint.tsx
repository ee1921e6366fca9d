import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import query, { type AutomaticRepliesPageQuery } from './__generated__/AutomaticRepliesPageQuery.graphql.ts'

export const automaticRepliesPage = defineEntrypoint<AutomaticRepliesPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./AutomaticRepliesPage.tsx').then(({ AutomaticRepliesPage }) => AutomaticRepliesPage),
  loading: <PanelSkeleton />,
})
