import type { ReactNode } from 'react'
import * as styles from './Cell.css.ts'

export type CellPartProps = {
  children: ReactNode
}

/** What a Cell shows in a row but not on a phone's card, which has less room: the time after a date. */
export function CellPart({ children }: CellPartProps) {
  return <span className={styles.rowPart}>{children}</span>
}
