import { useMemo } from 'react'
import { Table, type TableProps } from '../Table/Table.tsx'
import { type TableParts, TablePartsContext } from '../Table/tableContext.ts'
import { BlankBoxCell } from './BlankBoxCell.tsx'
import { ColumnResizer } from './ColumnResizer.tsx'
import { DataTableFrame } from './DataTableFrame.tsx'
import type { DataTableSelection } from './dataTableSelection.ts'
import { SelectAllCell } from './SelectAllCell.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { RowBoxesContext, SelectRowCell } from './SelectRowCell.tsx'
import { useRowSelection } from './useRowSelection.ts'
import type { ColumnWidths } from './wideTrackVariables.ts'

export type DataTableProps = TableProps & {
  /** Adds checkboxes and a bar for the selected rows; without it rows can only be opened. */
  selection?: DataTableSelection | undefined
  /** The saved widths, in pixels by column. */
  columnWidths?: ColumnWidths | undefined
  /** Called with all widths to save. */
  onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined
}

/** A Table to work in: selectable rows, resizable columns, and a sticky first column. */
export function DataTable({ selection, columnWidths, onColumnWidthsChange, ...table }: DataTableProps) {
  const { rowCount, rowKey } = table
  const columns = useMemo(() => table.columns.map(withoutSteppingAside), [table.columns])
  const rows = useRowSelection(selection, { rowCount, rowKey })
  const isSelected = (index: number) => rows.selected.has(rowKey(index))

  const parts: TableParts = {
    headEnd: resizer,
    ...(selection && {
      headLead: <SelectAllCell count={rows.count} rowCount={rowCount} onPress={rows.pressAll} />,
      rowLead: <SelectRowCell />,
      blankLead: <BlankBoxCell />,
      isSelected,
      onExtend: rows.extend,
    }),
  }

  const boxes = { labelOf: selection?.rowLabel ?? rowKey, isSelected, press: rows.press }
  return (
    <DataTableFrame
      columns={columns}
      hasBoxes={selection !== undefined}
      columnWidths={columnWidths}
      onColumnWidthsChange={onColumnWidthsChange}
      onKeyDown={rows.handleKeyDown}
    >
      <TablePartsContext value={parts}>
        <RowBoxesContext value={boxes}>
          <Table {...table} columns={columns} />
        </RowBoxesContext>
      </TablePartsContext>
      {selection && (
        <SelectionBar
          label={table.label}
          count={rows.count}
          rowCount={rowCount}
          actions={selection.actions}
          onSelectAll={rows.pressAll}
          onClear={rows.clear}
        />
      )}
    </DataTableFrame>
  )
}

/** Columns that do not fit are scrolled to. */
function withoutSteppingAside({ hideBelow: _, ...column }: TableProps['columns'][number]) {
  return column
}

function resizer(column: TableProps['columns'][number]) {
  return <ColumnResizer column={column} />
}
