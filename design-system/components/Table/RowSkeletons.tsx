import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import { together } from '../Skeleton/Skeleton.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as cellStyles from './Cell.css.ts'
import * as rowStyles from './Row.css.ts'
import * as styles from './RowSkeletons.css.ts'
import { cardRoleOf, type TableColumn } from './tableColumn.ts'
import { hiddenBelow } from './tableColumns.css.ts'

type RowSkeletonsProps = {
  columns: TableColumn[]
  rowLines: 1 | 2
  count: number
}

/** Loading rows in their columns. */
export function RowSkeletons({ columns, rowLines, count }: RowSkeletonsProps) {
  return (
    <tbody aria-hidden className={classNames(styles.body, together)}>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={classNames(rowStyles.row, rowStyles.lines[rowLines])}>
          {columns.map((column, position) => (
            <CellPlace key={column.id} column={column} position={position}>
              <Skeleton width={lengths[(row + position) % lengths.length] ?? 'm'} />
            </CellPlace>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type CellPlaceProps = {
  column: TableColumn
  position: number
  children?: ReactNode
}

/** A loading cell. */
function CellPlace({ column, position, children }: CellPlaceProps) {
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
      {children}
    </td>
  )
}

const lengths = ['m', 's', 'l'] as const
