import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import * as styles from './AppFrame.css.ts'
import { sidebarContext } from './sidebarContext.ts'

export type AppFrameProps = {
  /** A Sidebar; slides over the page on screens up to 1,024 px. */
  sidebar: ReactNode
  /** A TopBar. */
  topBar: ReactNode
  children: ReactNode
}

const mainId = 'main'

/** The frame of the whole app: skip link, sidebar, top bar and page. */
export function AppFrame({ sidebar, topBar, children }: AppFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const context = useMemo(() => ({ open: () => setIsOpen(true) }), [])

  // Shown once it has its links, so that focus goes to the first one.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function handleClick({ target }: MouseEvent<HTMLDialogElement>) {
    const isBackdrop = target === dialog.current
    const isLink = target instanceof Element && target.closest('a') !== null
    if (isBackdrop || isLink) dialog.current?.close()
  }

  return (
    <sidebarContext.Provider value={context}>
      <a href={`#${mainId}`} className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.frame}>
        <aside className={styles.aside}>{sidebar}</aside>
        {/* The browser's dialog brings focus, Escape and the backdrop; the press is on its links and its backdrop. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <dialog
          ref={dialog}
          aria-label="Menu"
          className={styles.slideOver}
          onClick={handleClick}
          onClose={() => setIsOpen(false)}
        >
          {isOpen && sidebar}
        </dialog>
        <div className={styles.column}>
          {topBar}
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </sidebarContext.Provider>
  )
}
