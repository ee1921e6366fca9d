import { Children, type ReactNode } from 'react'
import * as styles from './FactLine.css.ts'

export type FactLineProps = {
  /** Each child is one fact; what is null or false is left out. */
  children: ReactNode
}

/** Short facts beside each other with a dot between; a line that breaks neither begins nor ends with one. */
export function FactLine({ children }: FactLineProps) {
  return (
    <span className={styles.line}>
      {Children.toArray(children).map((fact, position) => (
        // Facts have no names of their own, and none changes its place.
        <span key={position} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  )
}
