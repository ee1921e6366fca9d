import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type WorkspacePageQuery } from './__generated__/WorkspacePageQuery.graphql.ts'
import { WorkspacePageLoading } from './WorkspacePageLoading.tsx'

export const workspacePage = defineEntrypoint<WorkspacePageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./WorkspacePage.tsx').then(({ WorkspacePage }) => WorkspacePage),
  loading: <WorkspacePageLoading />,
  redirectOnFailure: paths.workspaces(),
})
