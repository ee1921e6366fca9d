import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import type { CallRow_call$key } from './__generated__/CallRow_call.graphql.ts'
import type { CallsPage_query$key } from './__generated__/CallsPage_query.graphql.ts'
import paginationQuery, {
  type CallsPagePaginationQuery,
} from './__generated__/CallsPagePaginationQuery.graphql.ts'
import type { CallsPageQuery } from './__generated__/CallsPageQuery.graphql.ts'
import { callList } from './callList.ts'
import { CallRow } from './CallRow.tsx'

/** The calls Cara took; each opens in a slide-over above the list. */
export function CallsPage({ queryRef }: PageProps<CallsPageQuery>) {
  return (
    <>
      <ListPage list={callList} queryRef={queryRef}>
        <Calls queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Calls({ queryRef }: PageProps<CallsPageQuery>) {
  const query = usePreloadedQuery<CallsPageQuery>(
    graphql`
      query CallsPageQuery(
        $text: String
        $status: CallStatus
        $isWaiting: Boolean
        $isWaitingForApproval: Boolean
        $direction: SortDirection
      ) {
        ...CallsPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<CallsPagePaginationQuery, CallsPage_query$key>(
    graphql`
      fragment CallsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "CallsPagePaginationQuery") {
        calls(
          first: $first
          after: $after
          text: $text
          status: $status
          isWaiting: $isWaiting
          isWaitingForApproval: $isWaitingForApproval
          direction: $direction
        ) @connection(key: "CallsPage_calls") {
          __id
          totalCount
          edges {
            node {
              id
              ...CallRow_call @arguments(text: $text)
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.calls}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(call: CallRow_call$key) {
  return <CallRow call={call} />
}
