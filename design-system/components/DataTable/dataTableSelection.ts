import type { ReactNode } from 'react'

/** The selected rows and their actions. */
export interface DataTableSelection {
  /** The keys of the selected rows, as `rowKey` gives them. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** The row's name for its checkbox: 'Alder Ridge Roofing'. */
  rowLabel: (index: number) => string
  /** Buttons for the selected rows, in the bar with the count. */
  actions?: ReactNode
}
