import { Children, type ReactNode } from 'react'
import * as styles from './FactLine.css.ts'

export type FactLineProps = {
  /** Each child is one fact; null and false are skipped. */
  children: ReactNode
}

/** Short facts in a line separated by dots; wrapped lines never start or end with a dot. */
export function FactLine({ children }: FactLineProps) {
  return (
    <span className={styles.line}>
      {Children.toArray(children).map((fact, position) => (
        // Facts have no keys and never change places.
        <span key={position} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  )
}
