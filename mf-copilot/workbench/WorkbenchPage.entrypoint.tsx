import { defineEntrypoint } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import query, { type WorkbenchPageQuery } from './__generated__/WorkbenchPageQuery.graphql.ts'
import { WorkbenchCards } from './WorkbenchCards.tsx'

export const workbenchPage = defineEntrypoint<WorkbenchPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./WorkbenchPage.tsx').then(({ WorkbenchPage }) => WorkbenchPage),
  // The tools show immediately; pending approvals load afterward.
  loading: (
    <Page>
      <WorkbenchCards />
    </Page>
  ),
})
