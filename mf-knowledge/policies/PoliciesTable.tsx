import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { Stack, Table } from '@coverdesk/design-system'
import { useCallback, useMemo } from 'react'
import type { PoliciesPageQuery$variables } from './__generated__/PoliciesPageQuery.graphql.ts'
import type { PoliciesTable_query$key } from './__generated__/PoliciesTable_query.graphql.ts'
import type { PoliciesTablePaginationQuery } from './__generated__/PoliciesTablePaginationQuery.graphql.ts'
import { PoliciesEmpty } from './PoliciesEmpty.tsx'
import { showsExpiration, shownColumns } from './policyColumns.ts'
import { PolicyCount } from './PolicyCount.tsx'
import { isPolicyColumn } from './policyFilters.ts'
import { PolicyRow } from './PolicyRow.tsx'
import { useLivePolicies } from './useLivePolicies.ts'
import type { usePolicyFilters } from './usePolicyFilters.ts'

const pageSize = 50

export interface PoliciesTableProps {
  query: PoliciesTable_query$key
  variables: PoliciesPageQuery$variables
  list: ReturnType<typeof usePolicyFilters>
}

/** The rows that are loaded, more of them as the end comes near, kept current while colleagues work. */
export function PoliciesTable({ query, variables, list }: PoliciesTableProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PoliciesTablePaginationQuery,
    PoliciesTable_query$key
  >(
    graphql`
      fragment PoliciesTable_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "PoliciesTablePaginationQuery") {
        businessPolicies(
          first: $first
          after: $after
          text: $text
          expiration: $expiration
          state: $state
          type: $type
          sort: $sort
        ) @connection(key: "PoliciesTable_businessPolicies") {
          __id
          totalCount
          edges {
            cursor
            node {
              id
              ...PolicyRow_policy
            }
          }
        }
      }
    `,
    query,
  )
  const { __id: connectionId, edges, totalCount } = data.businessPolicies
  const rows = useMemo(() => edges.map(({ cursor, node }) => ({ cursor, id: node.id })), [edges])
  useLivePolicies({ connectionId, variables, rows })

  const hasExpiration = showsExpiration(list.values)
  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <PolicyRow policy={edge.node} showsExpiration={hasExpiration} />
    },
    [edges, hasExpiration],
  )
  const rowKey = useCallback((index: number) => rows[index]?.id ?? '', [rows])

  return (
    <div aria-busy={list.isAhead}>
      <Stack space="xs">
        <PolicyCount count={totalCount} filters={list.values} />
        <Table
          label="Policies"
          columns={shownColumns(list.values)}
          rowLines={2}
          rowCount={edges.length}
          totalCount={totalCount}
          renderRow={renderRow}
          rowKey={rowKey}
          sort={list.values.sort}
          onSortChange={({ column, direction }) => {
            if (isPolicyColumn(column)) list.choose({ sort: { column, direction } })
          }}
          onEndReached={hasNext ? () => void loadNext(pageSize) : undefined}
          isLoadingMore={isLoadingNext}
          emptyState={<PoliciesEmpty list={list} />}
        />
      </Stack>
    </div>
  )
}
