import { useId, type ReactNode } from 'react'
import * as styles from './AppFrame.css.ts'

export type SidebarGroupProps = {
  /** Without a label the links stand alone. */
  label?: string | undefined
  /** SidebarLinks. */
  children: ReactNode
}

/** The links of one area. */
export function SidebarGroup({ label, children }: SidebarGroupProps) {
  const labelId = useId()
  return (
    <div>
      {label !== undefined && (
        <div id={labelId} className={styles.groupLabel}>
          {label}
        </div>
      )}
      <ul aria-labelledby={label === undefined ? undefined : labelId} className={styles.group}>
        {children}
      </ul>
    </div>
  )
}
