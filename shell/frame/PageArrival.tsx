import { useLocation } from '@coverdesk/contract'
import { VisuallyHidden } from '@coverdesk/design-system'
import { useEffect, useRef, useState } from 'react'

/** Long enough for a page to have set its title. */
const SETTLE_MS = 150

/**
 * Tells people who do not see the screen that another page is open: its title is announced, and the focus, when what
 * had it is gone or was a link of the frame, goes to the row that one comes back from, else to the page's heading. Nothing moves while somebody is at work.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const [announced, setAnnounced] = useState('')
  const openedPath = useRef(pathname)

  useEffect(() => {
    if (openedPath.current === pathname) return
    const leftPath = openedPath.current
    openedPath.current = pathname
    const timer = setTimeout(() => {
      setAnnounced(document.title)
      moveFocusToPage(leftPath)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <VisuallyHidden as="div" role="status">
      {announced}
    </VisuallyHidden>
  )
}

function moveFocusToPage(leftPath: string): void {
  const focused = document.activeElement
  const isFree = !focused || focused === document.body || focused.closest('nav') !== null
  if (!isFree || document.querySelector('dialog[open], [role=dialog]')) return
  const main = document.querySelector('main')
  const row = rowOf(leftPath)
  if (row) return row.focus({ preventScroll: true })
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

/** The link of a list that led to the page one has left, or to what that page is a part of. */
function rowOf(path: string): HTMLAnchorElement | undefined {
  const rows = document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')
  // A row leads to the first of a record's tabs, and one comes back from any of them.
  return [...rows].find(({ pathname }) => `${path}/`.startsWith(`${pathname.replace(/\/overview$/, '')}/`))
}
