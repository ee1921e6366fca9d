import { createContext, type ReactNode } from 'react'
import type { TableColumn } from './tableColumn.ts'

/** What a Row needs of its Table. */
export const TableContext = createContext<{ columns: TableColumn[]; rowLines: 1 | 2 }>({
  columns: [],
  rowLines: 1,
})

/** What a richer table puts into the lines of a Table; the first screen carries only the places for it. */
export interface TableParts {
  /** Cells before the first of the headings, of each row, and of each row to come. */
  headLead?: ReactNode
  rowLead?: ReactNode
  blankLead?: ReactNode
  /** Stands at the end of a column's heading. */
  headEnd?: (column: TableColumn) => ReactNode
  isSelected?: (index: number) => boolean
  /** A move from row to row by key with Shift held. */
  onExtend?: (move: { from: number; to: number }) => void
}

export const TablePartsContext = createContext<TableParts>({})

/** The heading is row 1 to assistive technology, so that the rows begin at 2. */
export const firstRowIndex = 2

/**
 * Where a Row stands; `isActive` is the one row that Tab reaches, `detachedAt` the place in pixels of a row outside the
 * window.
 */
export const RowContext = createContext<{
  index: number
  isActive: boolean
  detachedAt?: number | undefined
}>({ index: 0, isActive: false })

/** What a Cell needs of its Row: its column, and the row's link when it is the first. */
export const CellContext = createContext<{
  column?: TableColumn | undefined
  position: number
  link?: { href: string; label: string | undefined; isActive: boolean } | undefined
}>({ position: 0 })
