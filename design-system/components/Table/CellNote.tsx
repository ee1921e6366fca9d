import type { ReactNode } from 'react'
import * as styles from './Cell.css.ts'

export type CellNoteProps = {
  children: ReactNode
}

/** The second line of a Cell, smaller and muted: an email address below a name. */
export function CellNote({ children }: CellNoteProps) {
  return <div className={styles.note}>{children}</div>
}
