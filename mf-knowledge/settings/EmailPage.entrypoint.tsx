import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import query, { type EmailPageQuery } from './__generated__/EmailPageQuery.graphql.ts'

export const emailPage = defineEntrypoint<EmailPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./EmailPage.tsx').then(({ EmailPage }) => EmailPage),
  loading: <PanelSkeleton />,
})
