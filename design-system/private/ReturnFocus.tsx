import { useEffect, useState } from 'react'

/**
 * Inside an overlay: gives the focus back to where it was. React Aria does so in the frame after the overlay has gone,
 * but when that happens in a transition (a dialog that the address closes) the page is still inert then and takes none.
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
