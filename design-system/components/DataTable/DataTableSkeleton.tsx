import { useMemo } from 'react'
import { classNames } from '../../private/classNames.ts'
import { TablePartsContext } from '../Table/tableContext.ts'
import { TableSkeleton, type TableSkeletonProps } from '../Table/TableSkeleton.tsx'
import { BlankBoxCell } from './BlankBoxCell.tsx'
import * as styles from './DataTable.css.ts'
import { type ColumnWidths, wideTrackVariables } from './wideTrackVariables.ts'

export type DataTableSkeletonProps = TableSkeletonProps & {
  /** Whether rows have checkboxes; `false` by default. */
  isSelectable?: boolean
  /** As for the table. */
  columnWidths?: ColumnWidths | undefined
}

/** A loading DataTable with its headers and placeholder rows in place. */
export function DataTableSkeleton({ isSelectable = false, columnWidths, ...table }: DataTableSkeletonProps) {
  const parts = useMemo(
    () => (isSelectable ? { headLead: <BlankBoxCell />, blankLead: <BlankBoxCell /> } : {}),
    [isSelectable],
  )
  const tracks = wideTrackVariables(table.columns, { widths: columnWidths ?? {}, hasBoxes: isSelectable })
  return (
    <div className={classNames(styles.frame, isSelectable && styles.selectable)} style={tracks}>
      <TablePartsContext value={parts}>
        <TableSkeleton {...table} columns={table.columns.map(({ hideBelow: _, ...column }) => column)} />
      </TablePartsContext>
    </div>
  )
}
