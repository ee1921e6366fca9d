import { useEffect, useState } from 'react'

/**
 * Inside an overlay: restores focus on close. React Aria does so in the frame after the overlay has gone,
 * but when that happens in a transition (a dialog closed by navigation) the page is still inert then and cannot be focused.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
  return null
}
