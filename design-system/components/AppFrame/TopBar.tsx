import { use, type ReactNode } from 'react'
import { MenuIcon } from '../../icons/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './AppFrame.css.ts'
import { sidebarContext } from './sidebarContext.ts'

export type TopBarProps = {
  /** Leading content: the current location or a search. */
  start?: ReactNode
  /** Trailing content: the user menu. */
  end?: ReactNode
}

/** The bar above every page; opens the sidebar on small screens. */
export function TopBar({ start, end }: TopBarProps) {
  const { open } = use(sidebarContext)
  return (
    <header className={styles.topBar}>
      <div className={styles.menuButton}>
        <IconButton icon={MenuIcon} label="Open menu" aria-haspopup="dialog" onPress={open} />
      </div>
      <div className={styles.topBarStart}>{start}</div>
      {end}
    </header>
  )
}
