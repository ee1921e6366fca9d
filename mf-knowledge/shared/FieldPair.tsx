import type { ReactNode } from 'react'
import * as styles from './FieldPair.css.ts'

/** Two short fields that belong together, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
