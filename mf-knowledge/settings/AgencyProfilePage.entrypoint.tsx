import { defineEntrypoint } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import query, { type AgencyProfilePageQuery } from './__generated__/AgencyProfilePageQuery.graphql.ts'

export const agencyProfilePage = defineEntrypoint<AgencyProfilePageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./AgencyProfilePage.tsx').then(({ AgencyProfilePage }) => AgencyProfilePage),
  loading: <PanelSkeleton />,
})
