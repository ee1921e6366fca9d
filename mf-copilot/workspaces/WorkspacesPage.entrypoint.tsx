import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type WorkspacesPageQuery } from './__generated__/WorkspacesPageQuery.graphql.ts'
import { workspaceList } from './workspaceList.ts'

export const workspacesPage = defineEntrypoint<WorkspacesPageQuery>({
  query,
  variables: ({ url }) => workspaceList.variables(url.search),
  page: () => import('./WorkspacesPage.tsx').then(({ WorkspacesPage }) => WorkspacesPage),
  loading: <ListPageLoading list={workspaceList} />,
  // Going back shows the loaded rows; the list then refreshes them.
  fetchPolicy: 'store-or-network',
})
