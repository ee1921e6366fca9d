import type { KeyboardEvent } from 'react'

const reach = 120

/** In a row, the left and right arrow keys scroll hidden columns into view. */
export function scrollSideways(event: KeyboardEvent): void {
  const { key, target } = event
  if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = target instanceof Element ? target.closest('tbody') : null
  if (!rows || rows.scrollWidth <= rows.clientWidth) return
  event.preventDefault()
  rows.scrollLeft += key === 'ArrowRight' ? reach : -reach
}
