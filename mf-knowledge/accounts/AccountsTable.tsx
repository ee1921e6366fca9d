import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { Stack, Table } from '@coverdesk/design-system'
import { useCallback, useMemo } from 'react'
import type { AccountsPageQuery$variables } from './__generated__/AccountsPageQuery.graphql.ts'
import type { AccountsTable_query$key } from './__generated__/AccountsTable_query.graphql.ts'
import type { AccountsTablePaginationQuery } from './__generated__/AccountsTablePaginationQuery.graphql.ts'
import { AccountCount } from './AccountCount.tsx'
import { accountColumns } from './accountColumns.ts'
import { isAccountColumn } from './accountFilters.ts'
import { AccountRow } from './AccountRow.tsx'
import { AccountsEmpty } from './AccountsEmpty.tsx'
import { useLiveAccounts } from './useLiveAccounts.ts'
import type { useAccountFilters } from './useAccountFilters.ts'

const pageSize = 50

export interface AccountsTableProps {
  query: AccountsTable_query$key
  variables: AccountsPageQuery$variables
  list: ReturnType<typeof useAccountFilters>
}

/** The rows that are loaded, more of them as the end comes near, kept current while colleagues work. */
export function AccountsTable({ query, variables, list }: AccountsTableProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountsTablePaginationQuery,
    AccountsTable_query$key
  >(
    graphql`
      fragment AccountsTable_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountsTablePaginationQuery") {
        accounts(first: $first, after: $after, text: $text, type: $type, sort: $sort)
          @connection(key: "AccountsTable_accounts") {
          __id
          totalCount
          edges {
            cursor
            node {
              id
              ...AccountRow_account
            }
          }
        }
      }
    `,
    query,
  )
  const { __id: connectionId, edges, totalCount } = data.accounts
  const rows = useMemo(() => edges.map(({ cursor, node }) => ({ cursor, id: node.id })), [edges])
  useLiveAccounts({ connectionId, variables, rows })

  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <AccountRow account={edge.node} />
    },
    [edges],
  )
  const rowKey = useCallback((index: number) => rows[index]?.id ?? '', [rows])

  return (
    <div aria-busy={list.isAhead}>
      <Stack space="xs">
        <AccountCount count={totalCount} filters={list.values} />
        <Table
          label="Accounts"
          columns={accountColumns}
          rowLines={2}
          rowCount={edges.length}
          totalCount={totalCount}
          renderRow={renderRow}
          rowKey={rowKey}
          sort={list.values.sort}
          onSortChange={({ column, direction }) => {
            if (isAccountColumn(column)) list.choose({ sort: { column, direction } })
          }}
          onEndReached={hasNext ? () => void loadNext(pageSize) : undefined}
          isLoadingMore={isLoadingNext}
          emptyState={<AccountsEmpty list={list} />}
        />
      </Stack>
    </div>
  )
}
