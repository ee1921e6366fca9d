import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { classNames } from '../../private/classNames.ts'
import type { TableColumn } from '../Table/tableColumn.ts'
import { ColumnWidthsContext } from './ColumnWidthsContext.ts'
import * as styles from './DataTable.css.ts'
import { followRow } from './followRow.ts'
import { scrollSideways } from './scrollSideways.ts'
import { useSidewaysScroll } from './useSidewaysScroll.ts'
import { type ColumnWidths, wideTrackVariables } from './wideTrackVariables.ts'

type DataTableFrameProps = {
  columns: TableColumn[]
  hasBoxes: boolean
  /** The saved widths. */
  columnWidths: ColumnWidths | undefined
  onColumnWidthsChange: ((widths: ColumnWidths) => void) | undefined
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The table's column widths and sideways scrolling; resizing a column re-renders no rows. */
export function DataTableFrame({
  columns,
  hasBoxes,
  columnWidths,
  onColumnWidthsChange,
  onKeyDown,
  children,
}: DataTableFrameProps) {
  const [widths, setWidths] = useState<ColumnWidths>(columnWidths ?? {})
  const frame = useRef<HTMLDivElement>(null)
  const isScrolled = useSidewaysScroll(frame)

  const context = useMemo(
    () => ({
      widths,
      resize: (column: string, width: number) => setWidths({ ...widths, [column]: width }),
      settle: (column: string, width: number | undefined) => {
        const { [column]: _, ...others } = widths
        const next = width === undefined ? others : { ...others, [column]: width }
        setWidths(next)
        onColumnWidthsChange?.(next)
      },
    }),
    [widths, onColumnWidthsChange],
  )

  return (
    <ColumnWidthsContext value={context}>
      <div
        ref={frame}
        role="presentation"
        className={classNames(styles.frame, hasBoxes && styles.selectable, isScrolled && styles.scrolled)}
        style={wideTrackVariables(columns, { widths, hasBoxes })}
        onKeyDown={(event) => {
          onKeyDown(event)
          scrollSideways(event)
        }}
        onClick={followRow}
        onAuxClick={followRow}
      >
        {children}
      </div>
    </ColumnWidthsContext>
  )
}
