import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { WorkspaceRow_workspace$key } from './__generated__/WorkspaceRow_workspace.graphql.ts'
import type { WorkspacesPage_query$key } from './__generated__/WorkspacesPage_query.graphql.ts'
import paginationQuery, {
  type WorkspacesPagePaginationQuery,
} from './__generated__/WorkspacesPagePaginationQuery.graphql.ts'
import type { WorkspacesPageQuery } from './__generated__/WorkspacesPageQuery.graphql.ts'
import { workspaceList } from './workspaceList.ts'
import { WorkspaceRow } from './WorkspaceRow.tsx'

/** The agency's workspaces with Cara. */
export function WorkspacesPage({ queryRef }: PageProps<WorkspacesPageQuery>) {
  return (
    <>
      <ListPage
        list={workspaceList}
        queryRef={queryRef}
        create={{ href: paths.home(), label: 'New Workspace' }}
      >
        <Workspaces queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Workspaces({ queryRef }: PageProps<WorkspacesPageQuery>) {
  const query = usePreloadedQuery<WorkspacesPageQuery>(
    graphql`
      query WorkspacesPageQuery($text: String, $isWaitingForApproval: Boolean, $sort: CaraWorkspaceSort) {
        ...WorkspacesPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<WorkspacesPagePaginationQuery, WorkspacesPage_query$key>(
    graphql`
      fragment WorkspacesPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "WorkspacesPagePaginationQuery") {
        caraWorkspaces(
          first: $first
          after: $after
          text: $text
          isWaitingForApproval: $isWaitingForApproval
          sort: $sort
        ) @connection(key: "WorkspacesPage_caraWorkspaces") {
          __id
          totalCount
          edges {
            node {
              id
              ...WorkspaceRow_workspace
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.caraWorkspaces}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(workspace: WorkspaceRow_workspace$key) {
  return <WorkspaceRow workspace={workspace} />
}
