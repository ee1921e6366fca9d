import {
  capitalized,
  EmptyState,
  Panel,
  Table,
  type TableProps,
  TableSkeleton,
} from '@coverdesk/design-system'
import { type ReactNode, useCallback } from 'react'
import type { TableDeclaration } from './defineList.ts'

const pageSize = 50

/** What `usePaginationFragment` returns besides the data. */
export interface Paging {
  loadNext: (count: number) => unknown
  hasNext: boolean
  isLoadingNext: boolean
}

export interface RecordTableProps<Node> extends Partial<
  Pick<TableProps, 'columns' | 'sort' | 'onSortChange' | 'totalCount' | 'news'>
> {
  table: TableDeclaration
  /** The loaded records, in order. */
  rows: readonly (Node & { readonly id: string })[]
  /** Keep the function's identity while its rows are unchanged: declare it outside the component. */
  renderRow: (node: Node) => ReactNode
  /** Leave out when all rows are loaded. */
  paging?: Paging
  /** Replaces the definition's empty state. */
  emptyState?: ReactNode
}

/** A table of defined columns over loaded records; loads more near the end. */
export function RecordTable<Node>({
  table,
  rows,
  renderRow,
  paging,
  emptyState,
  ...props
}: RecordTableProps<Node>) {
  const { noun, columns, rowLines, empty } = table
  const renderIndex = useCallback(
    (index: number) => {
      const node = rows[index]
      return node && renderRow(node)
    },
    [rows, renderRow],
  )
  const rowKey = useCallback((index: number) => rows[index]?.id ?? '', [rows])
  return (
    <Table
      label={capitalized(noun.many)}
      columns={columns}
      rowLines={rowLines}
      rowCount={rows.length}
      renderRow={renderIndex}
      rowKey={rowKey}
      onEndReached={paging?.hasNext ? () => void paging.loadNext(pageSize) : undefined}
      isLoadingMore={paging?.isLoadingNext}
      emptyState={
        emptyState ?? (
          <Panel>
            <EmptyState {...(empty ?? { title: `No ${noun.many}` })} />
          </Panel>
        )
      }
      {...props}
    />
  )
}

/** The skeleton of a defined table. */
export function RecordTableLoading({ table, rows = 4 }: { table: TableDeclaration; rows?: number }) {
  const { noun, columns, rowLines } = table
  return <TableSkeleton label={`Loading ${noun.many}...`} columns={columns} rowLines={rowLines} rows={rows} />
}
