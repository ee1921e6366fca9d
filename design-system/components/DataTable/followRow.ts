import type { MouseEvent } from 'react'

/**
 * A press anywhere on a row is a press of its link, which here covers only the first cell: as that stays in sight, it
 * cannot also lie over the others.
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
