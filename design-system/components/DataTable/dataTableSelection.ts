import type { ReactNode } from 'react'

/** Which rows are selected, and what can be done with them. */
export interface DataTableSelection {
  /** The keys of the selected rows, as `rowKey` gives them. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** What the row is called, for the name of its box: 'Alder Ridge Roofing'. */
  rowLabel: (index: number) => string
  /** Buttons for what can be done with the selected rows, in the bar that shows their count. */
  actions?: ReactNode
}
