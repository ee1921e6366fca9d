import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'
import * as styles from './Table.css.ts'
import type { TableColumn, TableSort } from './tableColumn.ts'
import { TableHead } from './TableHead.tsx'
import { trackVariables } from './trackVariables.ts'

export type TableSkeletonProps = {
  /** Said to readers: 'Loading service requests...'. */
  label: string
  /** Those of the table to come. */
  columns: TableColumn[]
  /** As the table will be ordered. */
  sort?: TableSort | undefined
  /** 10 by default. */
  rows?: number
  /** As for the table; 1 by default. */
  rowLines?: 1 | 2
}

/** A table on its way: its headings and rows stand where they will stand. */
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
  // The headings order rows once the list is there.
}
