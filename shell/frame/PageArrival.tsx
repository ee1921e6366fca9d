import { useLocation } from '@coverdesk/contract'
import { VisuallyHidden } from '@coverdesk/design-system'
import { useEffect, useRef, useState } from 'react'

/** Long enough for a page to have set its title. */
const SETTLE_MS = 150

/**
 * Tells people who do not see the screen that another page is open: its title is announced, and the focus, when what
 * had it is gone or was a link of the frame, goes to the page's heading. Nothing moves while somebody is at work.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const [announced, setAnnounced] = useState('')
  const openedPath = useRef(pathname)

  useEffect(() => {
    if (openedPath.current === pathname) return
    openedPath.current = pathname
    const timer = setTimeout(() => {
      setAnnounced(document.title)
      moveFocusToPage()
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <VisuallyHidden as="div" role="status">
      {announced}
    </VisuallyHidden>
  )
}

function moveFocusToPage(): void {
  const focused = document.activeElement
  const isFree = !focused || focused === document.body || focused.closest('nav') !== null
  if (!isFree || document.querySelector('dialog[open], [role=dialog]')) return
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
