import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'
import * as styles from './Table.css.ts'
import type { TableColumn, TableSort } from './tableColumn.ts'
import { TableHead } from './TableHead.tsx'
import { trackVariables } from './trackVariables.ts'

export type TableSkeletonProps = {
  /** The screen reader announcement: 'Loading service requests...'. */
  label: string
  /** The table's columns. */
  columns: TableColumn[]
  /** The table's sort order. */
  sort?: TableSort | undefined
  /** 10 by default. */
  rows?: number
  /** As for the table; 1 by default. */
  rowLines?: 1 | 2
}

/** A loading table with its headers and placeholder rows in place. */
export function TableSkeleton({ label, columns, sort, rows = 10, rowLines = 1 }: TableSkeletonProps) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden inert className={styles.frame} style={trackVariables(columns)}>
        {columns.some((column) => column.isSortable) && (
          <div aria-hidden className={styles.cardSort}>
            <Skeleton shape="control" width="l" />
          </div>
        )}
        <table role="presentation" aria-busy className={styles.table}>
          <TableHead columns={columns} sort={sort} onSortChange={ignorePress} />
          <RowSkeletons columns={columns} rowLines={rowLines} count={rows} />
        </table>
      </div>
    </div>
  )
}

function ignorePress() {
  // The headers become sortable once the list has loaded.
}
