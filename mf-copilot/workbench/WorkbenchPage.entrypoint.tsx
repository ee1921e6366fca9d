import { defineEntrypoint } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import query, { type WorkbenchPageQuery } from './__generated__/WorkbenchPageQuery.graphql.ts'
import { WorkbenchCards } from './WorkbenchCards.tsx'

export const workbenchPage = defineEntrypoint<WorkbenchPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./WorkbenchPage.tsx').then(({ WorkbenchPage }) => WorkbenchPage),
  // The tools are there at once; what waits for approval follows.
  loading: (
    <Page>
      <WorkbenchCards />
    </Page>
  ),
})
