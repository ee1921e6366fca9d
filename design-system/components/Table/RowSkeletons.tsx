import { use } from 'react'
import { classNames } from '../../private/classNames.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as cellStyles from './Cell.css.ts'
import * as rowStyles from './Row.css.ts'
import * as styles from './RowSkeletons.css.ts'
import { cardRoleOf, type TableColumn } from './tableColumn.ts'
import { hiddenBelow } from './tableColumns.css.ts'
import { TablePartsContext } from './tableContext.ts'

type RowSkeletonsProps = {
  columns: TableColumn[]
  rowLines: 1 | 2
  count: number
}

/** Rows to come, in the columns they will have. */
export function RowSkeletons({ columns, rowLines, count }: RowSkeletonsProps) {
  const { blankLead } = use(TablePartsContext)
  return (
    <tbody aria-hidden className={styles.body}>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={classNames(rowStyles.row, rowStyles.lines[rowLines])}>
          {blankLead}
          {columns.map((column, position) => (
            <CellSkeleton key={column.id} column={column} row={row} position={position} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type CellSkeletonProps = {
  column: TableColumn
  /** Both in numbers: neighbours differ in length. */
  row: number
  position: number
}

/** A cell to come. */
export function CellSkeleton({ column, row, position }: CellSkeletonProps) {
  return (
    <td
      aria-hidden
      className={classNames(
        styles.cell,
        cellStyles.card[cardRoleOf(column, position)],
        column.align === 'end' && styles.end,
        column.hideBelow && hiddenBelow[column.hideBelow],
      )}
    >
      <Skeleton width={lengths[(row + position) % lengths.length] ?? 'm'} />
    </td>
  )
}

const lengths = ['m', 's', 'l'] as const
