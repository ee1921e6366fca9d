import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { rowAfterKey } from './rowAfterKey.ts'
import type { RowWindow } from './rowWindow.ts'
import { firstRowIndex } from './tableContext.ts'

interface ActiveRowOptions {
  bodyRef: RefObject<HTMLElement | null>
  rowCount: number
  rowWindow: RowWindow
}

/** One row of many is in the tab order; keys move it, and without focus it stays within sight. */
export function useActiveRow({ bodyRef, rowCount, rowWindow }: ActiveRowOptions) {
  const [chosen, setChosen] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  const isMoving = useRef(false)

  const { firstVisible, lastVisible } = rowWindow
  const active = hasFocus
    ? Math.min(chosen, rowCount - 1)
    : Math.max(firstVisible, Math.min(chosen, lastVisible))

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    const link = linkOfRow(bodyRef.current, active)
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    link?.focus({ preventScroll: true })
  }, [active, bodyRef])

  function handleKeyDown(event: KeyboardEvent) {
    if (!isRowLink(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const pageSize = Math.max(1, lastVisible - firstVisible)
    const next = rowAfterKey(event.key, { index: active, rowCount, pageSize })
    if (next === undefined) return
    event.preventDefault()
    isMoving.current = next !== active
    setChosen(next)
  }

  function handleFocus(event: FocusEvent) {
    setHasFocus(true)
    const row = event.target.closest('tr')
    if (row) setChosen(Number(row.getAttribute('aria-rowindex')) - firstRowIndex)
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
  }

  return {
    active,
    hasFocus,
    handlers: { onKeyDown: handleKeyDown, onFocus: handleFocus, onBlur: handleBlur },
  }
}

function linkOfRow(body: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>(`[aria-rowindex="${index + firstRowIndex}"] [data-row-link]`)
}

function isRowLink(target: EventTarget): boolean {
  return target instanceof Element && target.hasAttribute('data-row-link')
}
