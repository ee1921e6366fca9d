import { createContext } from 'react'
import type { TableColumn } from './tableColumn.ts'

/** What a Row needs from its Table. */
export const TableContext = createContext<{ columns: TableColumn[]; rowLines: 1 | 2 }>({
  columns: [],
  rowLines: 1,
})

/** The header is row 1 to assistive technology, so that the rows start at 2. */
export const firstRowIndex = 2

/**
 * A Row's position; `isActive` is the one row in the tab order, `detachedAt` the offset in pixels of a row outside the
 * window.
 */
export const RowContext = createContext<{
  index: number
  isActive: boolean
  detachedAt?: number | undefined
}>({ index: 0, isActive: false })

/** What a Cell needs from its Row: its column, and the row's link if it is the first. */
export const CellContext = createContext<{
  column?: TableColumn | undefined
  position: number
  link?: { href: string; label: string | undefined; isActive: boolean } | undefined
}>({ position: 0 })
