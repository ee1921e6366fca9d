import { defineEntrypoint } from '@coverdesk/contract'
import { DetailSkeleton } from '@coverdesk/design-system'
import query, { type SkillsPageQuery } from './__generated__/SkillsPageQuery.graphql.ts'

export const skillsPage = defineEntrypoint<SkillsPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./SkillsPage.tsx').then(({ SkillsPage }) => SkillsPage),
  loading: <DetailSkeleton label="Loading skills..." />,
})
