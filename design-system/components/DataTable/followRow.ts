import type { MouseEvent } from 'react'

/**
 * Forwards a click anywhere in a row to its link, which here covers only the first cell: as that is sticky, it
 * cannot also cover the others.
 */
export function followRow(event: MouseEvent): void {
  const { target, button } = event
  if (!(target instanceof Element) || button > 1) return
  if (target.closest('a, button, input, label, select, textarea')) return
  if (getSelection()?.type === 'Range') return
  const link = target.closest('tbody tr')?.querySelector<HTMLElement>('[data-row-link]')
  if (!link) return
  const isElsewhere = button === 1
  link.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      shiftKey: event.shiftKey,
      ctrlKey: event.ctrlKey || isElsewhere,
      metaKey: event.metaKey || isElsewhere,
    }),
  )
}
