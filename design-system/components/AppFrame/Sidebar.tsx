import type { ReactNode } from 'react'
import * as styles from './AppFrame.css.ts'

export type SidebarProps = {
  /** The product's logo, linked to the home page. */
  logo: ReactNode
  /** SidebarGroups. */
  children: ReactNode
  /** Pinned to the bottom. */
  footer?: ReactNode
}

/** The app's areas. */
export function Sidebar({ logo, children, footer }: SidebarProps) {
  return (
    <div className={styles.sidebar}>
      <div className={styles.logo}>{logo}</div>
      <nav aria-label="Main" className={styles.groups}>
        {children}
      </nav>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
