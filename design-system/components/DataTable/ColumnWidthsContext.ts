import { createContext } from 'react'
import type { ColumnWidths } from './wideTrackVariables.ts'

/** The user's column widths, and how the headers change them. */
export const ColumnWidthsContext = createContext<{
  widths: ColumnWidths
  /** While a column is being resized. */
  resize: (column: string, width: number) => void
  /** Called with the width to save; undefined resets the column. */
  settle: (column: string, width: number | undefined) => void
}>({ widths: {}, resize: () => undefined, settle: () => undefined })
