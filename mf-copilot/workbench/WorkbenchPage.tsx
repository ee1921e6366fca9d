import { graphql, Outlet, type PageProps, usePageTitle, usePreloadedQuery } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import { ApprovalsPanel } from '../home/ApprovalsPanel.tsx'
import type { WorkbenchPageQuery } from './__generated__/WorkbenchPageQuery.graphql.ts'
import { WorkbenchCards } from './WorkbenchCards.tsx'

/** The four tools (spec 2 §2), and pending approvals. */
export function WorkbenchPage({ queryRef }: PageProps<WorkbenchPageQuery>) {
  const query = usePreloadedQuery<WorkbenchPageQuery>(
    graphql`
      query WorkbenchPageQuery {
        ...ApprovalsPanel_query
      }
    `,
    queryRef,
  )
  usePageTitle('Workbench')
  return (
    <Page>
      <WorkbenchCards />
      <ApprovalsPanel query={query} />
      <Outlet />
    </Page>
  )
}
