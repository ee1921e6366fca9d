import type { ReactNode } from 'react'
import * as styles from './Cell.css.ts'

export type CellLineProps = {
  /** The text, cut where there is no room. */
  children: ReactNode
  /** A badge or a mark after it, always shown in full. */
  end: ReactNode
}

/** A line of a Cell with a badge after its text. */
export function CellLine({ children, end }: CellLineProps) {
  return (
    <div className={styles.withEnd}>
      <span className={styles.text}>{children}</span>
      {end}
    </div>
  )
}
