import type { ReactNode } from 'react'
import * as styles from './RecordLayout.css.ts'

export type RecordLayoutProps = {
  /** Facts and people, 320 px wide; below the rest on a tablet or phone. */
  aside: ReactNode
  /** What matters first. */
  children: ReactNode
}

/** A record's page: what matters first in a wide column, facts beside it. */
export function RecordLayout({ aside, children }: RecordLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>{children}</div>
      <aside aria-label="Details" className={styles.column}>
        {aside}
      </aside>
    </div>
  )
}
