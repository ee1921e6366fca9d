import { type FocusEvent, type PointerEvent, useRef } from 'react'

/** A pointer that only passes over a row is not intent. */
const dwellMs = 60

/** The header is a table's first row. */
const firstRowIndex = 2

/** Reports the hovered or focused row, so that its page can be preloaded. */
export function useRowIntent(
  rows: readonly { readonly id: string }[],
  onIntent: ((id: string) => void) | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastId = useRef<string>(undefined)

  function tell(target: EventTarget) {
    const row = target instanceof Element ? target.closest('tr[aria-rowindex]') : null
    const id = rows[Number(row?.getAttribute('aria-rowindex')) - firstRowIndex]?.id
    if (id === undefined || id === lastId.current) return
    lastId.current = id
    onIntent?.(id)
  }

  function handleHint({ target }: PointerEvent | FocusEvent) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(target), dwellMs)
  }

  function handlePress({ target }: PointerEvent) {
    clearTimeout(timer.current)
    tell(target)
  }

  return { onPointerOver: handleHint, onFocus: handleHint, onPointerDown: handlePress }
}
