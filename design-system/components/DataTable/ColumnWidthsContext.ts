import { createContext } from 'react'
import type { ColumnWidths } from './wideTrackVariables.ts'

/** The widths that somebody gave, and how the headings change them. */
export const ColumnWidthsContext = createContext<{
  widths: ColumnWidths
  /** While a column is being drawn wider or narrower. */
  resize: (column: string, width: number) => void
  /** The width is to be remembered; without one the column takes its own again. */
  settle: (column: string, width: number | undefined) => void
}>({ widths: {}, resize: () => undefined, settle: () => undefined })
