import { memo, type ReactNode, useMemo, useRef } from 'react'
import { ArrowUpIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'
import { mountedRows } from './rowWindow.ts'
import * as styles from './Table.css.ts'
import type { TableColumn, TableSort } from './tableColumn.ts'
import { RowContext, TableContext } from './tableContext.ts'
import { TableHead } from './TableHead.tsx'
import { TableSortSelect } from './TableSortSelect.tsx'
import { trackVariables } from './trackVariables.ts'
import { useActiveRow } from './useActiveRow.ts'
import { useEndReached } from './useEndReached.ts'
import { useRowWindow } from './useRowWindow.ts'

export type TableProps = {
  /** The accessible name: 'Service requests'. */
  label: string
  columns: TableColumn[]
  /** The number of loaded rows. */
  rowCount: number
  /** Renders the `Row` of an index; keep the function's identity while its rows are unchanged. */
  renderRow: (index: number) => ReactNode
  /** The key of the record at an index, which keeps its focus when rows move; keep the function's identity likewise. */
  rowKey: (index: number) => string
  /** The total number of rows, loaded or not; `rowCount` by default. */
  totalCount?: number | undefined
  /** Called once each time the last rows come near the screen; leave out when there are no more. */
  onEndReached?: (() => void) | undefined
  isLoadingMore?: boolean | undefined
  sort?: TableSort | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Lines of text in a row; 1 by default. */
  rowLines?: 1 | 2
  /** Shown instead of an empty table. */
  emptyState?: ReactNode
  /** Changes that wait until the user loads them, so that no row moves: '3 new'. Always pass it for live tables. */
  news?: { label: string; onShow: () => void } | undefined
}

/** A long list in columns: only the rows on screen are rendered, and on phones they show as cards. */
export function Table(props: TableProps) {
  return props.rowCount === 0 && !props.isLoadingMore ? props.emptyState : <FilledTable {...props} />
}

function FilledTable({
  label,
  columns,
  rowCount,
  renderRow,
  rowKey,
  totalCount = rowCount,
  onEndReached,
  isLoadingMore = false,
  sort,
  onSortChange,
  rowLines = 1,
  news,
}: TableProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const rowWindow = useRowWindow(bodyRef, rowCount)
  const { start, end, rowHeight } = rowWindow
  const { active, hasFocus, handlers } = useActiveRow({ bodyRef, rowCount, rowKey, rowWindow })
  useEndReached({ rowCount, isNearEnd: end >= rowCount, isLoadingMore, onEndReached })

  const context = useMemo(() => ({ columns, rowLines }), [columns, rowLines])
  return (
    <TableContext value={context}>
      <div className={styles.frame} style={trackVariables(columns)}>
        <div role="status" className={styles.news}>
          {news && (
            <div className={styles.newsButton}>
              <Button size="small" tone="primary" icon={ArrowUpIcon} onPress={news.onShow}>
                {news.label}
              </Button>
            </div>
          )}
        </div>
        {onSortChange && <TableSortSelect columns={columns} sort={sort} onSortChange={onSortChange} />}
        <table
          role="table"
          aria-label={label}
          aria-rowcount={totalCount + 1}
          aria-busy={isLoadingMore}
          className={styles.table}
        >
          <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
          <tbody
            role="rowgroup"
            ref={bodyRef}
            className={styles.body}
            style={{
              // All of them need no room for others: what is below does not move once a row is measured.
              blockSize: start === 0 && end >= rowCount ? undefined : rowCount * rowHeight,
              paddingBlockStart: start * rowHeight,
            }}
            {...handlers}
          >
            {mountedRows({ start, end: Math.min(end, rowCount) }, hasFocus ? active : undefined).map(
              (index) => (
                <MountedRow
                  key={rowKey(index)}
                  index={index}
                  isActive={index === active}
                  detachedAt={index < start || index >= end ? index * rowHeight : undefined}
                  renderRow={renderRow}
                />
              ),
            )}
          </tbody>
          {isLoadingMore && <RowSkeletons columns={columns} rowLines={rowLines} count={3} />}
        </table>
      </div>
    </TableContext>
  )
}

type MountedRowProps = {
  index: number
  isActive: boolean
  detachedAt: number | undefined
  renderRow: (index: number) => ReactNode
}

// Scrolling renders only the rows that become visible.
const MountedRow = memo(function MountedRow({ index, isActive, detachedAt, renderRow }: MountedRowProps) {
  const place = useMemo(() => ({ index, isActive, detachedAt }), [index, isActive, detachedAt])
  return <RowContext value={place}>{renderRow(index)}</RowContext>
})
