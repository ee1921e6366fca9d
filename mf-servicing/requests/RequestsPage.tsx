import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  useLocation,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { ButtonLink, PlusIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { requestOverviewPage } from '../request/RequestOverviewPage.entrypoint.tsx'
import { requestPage } from '../request/RequestPage.entrypoint.tsx'
import type { RequestsPage_query$key } from './__generated__/RequestsPage_query.graphql.ts'
import paginationQuery, {
  type RequestsPagePaginationQuery,
} from './__generated__/RequestsPagePaginationQuery.graphql.ts'
import type { RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'
import type { RequestRow_request$key } from './__generated__/RequestRow_request.graphql.ts'
import { AssigneeFilter } from './AssigneeFilter.tsx'
import { requestList } from './requestList.ts'
import { RequestRow } from './RequestRow.tsx'

/** The list of service requests. */
export function RequestsPage({ queryRef }: PageProps<RequestsPageQuery>) {
  const { search } = useLocation()
  return (
    <>
      <ListPage
        list={requestList}
        queryRef={queryRef}
        controls={({ values, choose }) => ({
          assignee: (
            <AssigneeFilter
              queryRef={queryRef}
              value={values.assignee}
              onChange={(assignee) => choose({ assignee })}
            />
          ),
        })}
        actions={
          <ButtonLink href={paths.newRequest(search)} tone="primary" icon={PlusIcon}>
            New Request
          </ButtonLink>
        }
      >
        <Requests queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Requests({ queryRef }: PageProps<RequestsPageQuery>) {
  const query = usePreloadedQuery<RequestsPageQuery>(
    graphql`
      query RequestsPageQuery(
        $text: String
        $state: ServiceRequestState
        $assigneeId: ID
        $assignment: ServiceRequestAssignment
        $isOverdue: Boolean
        $isPrepared: Boolean
        $sort: ServiceRequestSort
      ) {
        ...RequestsPage_query
        ...AssigneeFilter_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<RequestsPagePaginationQuery, RequestsPage_query$key>(
    graphql`
      fragment RequestsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "RequestsPagePaginationQuery") {
        serviceRequests(
          first: $first
          after: $after
          text: $text
          state: $state
          assigneeId: $assigneeId
          assignment: $assignment
          isOverdue: $isOverdue
          isPrepared: $isPrepared
          sort: $sort
        ) @connection(key: "RequestsPage_serviceRequests") {
          __id
          totalCount
          edges {
            node {
              id
              ...RequestRow_request
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.serviceRequests}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
      onIntent={preloadRequest}
    />
  )
}

function renderRow(request: RequestRow_request$key) {
  return <RequestRow request={request} />
}

/** Loads a request's page while someone points at its row. */
function preloadRequest(id: string) {
  const url = new URL(paths.overview(id), location.origin)
  requestPage.preload({ id }, url)
  requestOverviewPage.preload({ id }, url)
}
