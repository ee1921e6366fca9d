import type { ReactNode, Ref } from 'react'
import * as styles from './WideTable.css.ts'

export interface WideTableProps {
  /** The accessible name: 'Rows of Vehicles'. */
  label: string
  /** A plain `table`. */
  children: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Lets a table with many columns scroll sideways: its first column stays, and a shadow shows that there is more. */
export function WideTable({ label, children, id, ref }: WideTableProps) {
  return (
    // A region that scrolls has to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} id={id} role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
      {children}
    </div>
  )
}
