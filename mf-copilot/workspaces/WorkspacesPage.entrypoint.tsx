import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type WorkspacesPageQuery } from './__generated__/WorkspacesPageQuery.graphql.ts'
import { workspaceList } from './workspaceList.ts'

export const workspacesPage = defineListEntrypoint<WorkspacesPageQuery>(workspaceList, {
  query,
  page: () => import('./WorkspacesPage.tsx').then(({ WorkspacesPage }) => WorkspacesPage),
})
