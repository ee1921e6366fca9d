import type { ReactNode } from 'react'
import { aside as asideMark } from '../../css/aside.css.ts'
import { classNames } from '../../private/classNames.ts'
import * as styles from './RecordLayout.css.ts'

export type RecordLayoutProps = {
  /** Details and people, 320 px wide; below the rest on tablets and phones. */
  aside: ReactNode
  /** The main content. */
  children: ReactNode
}

/** A record's page: main content in a wide column, details beside it. */
export function RecordLayout({ aside, children }: RecordLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>{children}</div>
      <aside aria-label="Details" className={classNames(styles.details, asideMark)}>
        {aside}
      </aside>
    </div>
  )
}
