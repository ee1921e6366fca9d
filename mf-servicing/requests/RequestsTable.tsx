import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { Stack, Table } from '@coverdesk/design-system'
import { useCallback, useMemo } from 'react'
import type { RequestsPageQuery$variables } from './__generated__/RequestsPageQuery.graphql.ts'
import type { RequestsTable_query$key } from './__generated__/RequestsTable_query.graphql.ts'
import type { RequestsTablePaginationQuery } from './__generated__/RequestsTablePaginationQuery.graphql.ts'
import { RequestCount } from './RequestCount.tsx'
import { requestColumns } from './requestColumns.ts'
import { isRequestColumn } from './requestFilters.ts'
import { RequestRow } from './RequestRow.tsx'
import { RequestsEmpty } from './RequestsEmpty.tsx'
import { useLiveRequests } from './useLiveRequests.ts'
import { usePreloadOnIntent } from './usePreloadOnIntent.ts'
import type { useRequestFilters } from './useRequestFilters.ts'

const pageSize = 50

export interface RequestsTableProps {
  query: RequestsTable_query$key
  variables: RequestsPageQuery$variables
  list: ReturnType<typeof useRequestFilters>
}

/** The rows that are loaded, more of them as the end comes near, kept current while colleagues work. */
export function RequestsTable({ query, variables, list }: RequestsTableProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    RequestsTablePaginationQuery,
    RequestsTable_query$key
  >(
    graphql`
      fragment RequestsTable_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "RequestsTablePaginationQuery") {
        serviceRequests(
          first: $first
          after: $after
          text: $text
          state: $state
          assigneeId: $assigneeId
          assignment: $assignment
          isOverdue: $isOverdue
          sort: $sort
        ) @connection(key: "RequestsTable_serviceRequests") {
          __id
          totalCount
          edges {
            cursor
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
  const { __id: connectionId, edges, totalCount } = data.serviceRequests
  const rows = useMemo(() => edges.map(({ cursor, node }) => ({ cursor, id: node.id })), [edges])
  useLiveRequests({ connectionId, variables, rows })
  const intent = usePreloadOnIntent()

  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <RequestRow request={edge.node} />
    },
    [edges],
  )

  const rowKey = useCallback((index: number) => rows[index]?.id ?? '', [rows])

  return (
    <div aria-busy={list.isAhead} {...intent}>
      <Stack space="xs">
        <RequestCount count={totalCount} filters={list.values} />
        <Table
          label="Service requests"
          columns={requestColumns}
          rowCount={edges.length}
          totalCount={totalCount}
          renderRow={renderRow}
          rowKey={rowKey}
          sort={list.values.sort}
          onSortChange={({ column, direction }) => {
            if (isRequestColumn(column)) list.choose({ sort: { column, direction } })
          }}
          onEndReached={hasNext ? () => void loadNext(pageSize) : undefined}
          isLoadingMore={isLoadingNext}
          emptyState={<RequestsEmpty list={list} />}
        />
      </Stack>
    </div>
  )
}
