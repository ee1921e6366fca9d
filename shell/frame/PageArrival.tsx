import { useLocation } from '@coverdesk/contract'
import { VisuallyHidden } from '@coverdesk/design-system'
import { useEffect, useRef, useState } from 'react'

/** Long enough for a page to set its title. */
const SETTLE_MS = 150
/** How long the rows of a list are waited for. */
const ROW_WAIT_MS = 5_000

/**
 * Announces a new page to screen readers: its title is read, and if the focused element is gone
 * or was a link of the frame, focus moves to the row the user returns from, otherwise to the page's heading. Focus is never moved while the user is working.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const [announced, setAnnounced] = useState('')
  const openedPath = useRef(pathname)

  useEffect(() => {
    if (openedPath.current === pathname) return
    const leftPath = openedPath.current
    openedPath.current = pathname
    let stopWaiting: (() => void) | undefined
    const timer = setTimeout(() => {
      setAnnounced(document.title)
      stopWaiting = moveFocusToPage(leftPath)
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      stopWaiting?.()
    }
  }, [pathname])

  return (
    <VisuallyHidden as="div" role="status">
      {announced}
    </VisuallyHidden>
  )
}

/** Returns how to stop waiting for the row, where there is something to wait for. */
function moveFocusToPage(leftPath: string): (() => void) | undefined {
  const focused = document.activeElement
  // A heading or the page itself has focus only from here: the arrival before, at a page the user has left again.
  const isFree = !focused || focused.matches('body, nav, nav *, main, main h1')
  if (!isFree || document.querySelector('dialog[open], [role=dialog]')) return undefined
  const main = document.querySelector('main')
  const row = rowOf(leftPath)
  if (row) {
    row.focus({ preventScroll: true })
    return undefined
  }
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
  return target ? focusRowOnceShown(target, leftPath) : undefined
}

/** The rows of a list may arrive after its heading: the focus moves on to the row unless the user has moved it. */
function focusRowOnceShown(heading: Element, leftPath: string): () => void {
  // A page without a heading yet leaves the focus on the body.
  const isUnmoved = () => [heading, document.body, null].includes(document.activeElement)
  const observer = new MutationObserver(() => {
    const row = rowOf(leftPath)
    if (!row && isUnmoved()) return
    observer.disconnect()
    if (row && isUnmoved()) row.focus({ preventScroll: true })
  })
  const timer = setTimeout(() => observer.disconnect(), ROW_WAIT_MS)
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** The list link that led to the page the user left, or to its parent record. */
function rowOf(path: string): HTMLAnchorElement | undefined {
  const rows = document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')
  // A row links to a record's first tab, and the user can return from any of them.
  return [...rows].find(({ pathname }) => `${path}/`.startsWith(`${pathname.replace(/\/overview$/, '')}/`))
}
