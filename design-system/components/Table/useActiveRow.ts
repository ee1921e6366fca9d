import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type ChosenRow, placeOfRow } from './placeOfRow.ts'
import type { RowWindow } from './rowWindow.ts'
import { firstRowIndex } from './tableContext.ts'

interface ActiveRowOptions {
  bodyRef: RefObject<HTMLElement | null>
  rowCount: number
  rowKey: (index: number) => string
  rowWindow: RowWindow
}

/**
 * One row is in the tab order; keys move it, and without focus it stays visible. A focused row stays with its record,
 * wherever that moves, or the record that replaces it.
 */
export function useActiveRow({ bodyRef, rowCount, rowKey, rowWindow }: ActiveRowOptions) {
  const [chosen, setChosen] = useState<ChosenRow>({ index: 0 })
  const [hasFocus, setHasFocus] = useState(false)
  const isMoving = useRef(false)

  const index = placeOfRow(chosen, { rowCount, rowKey })
  const key = chosen.key === undefined ? undefined : rowKey(index)
  if (index !== chosen.index || key !== chosen.key) setChosen({ index, key })

  const { firstVisible, lastVisible } = rowWindow
  const active = hasFocus ? index : Math.max(firstVisible, Math.min(index, lastVisible))

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    const link = linkOfRow(bodyRef.current, active)
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    link?.focus({ preventScroll: true })
  }, [active, bodyRef])

  // A removed row took the focus with it.
  useLayoutEffect(() => {
    if (!hasFocus || document.activeElement !== document.body) return
    linkOfRow(bodyRef.current, active)?.focus({ preventScroll: true })
  }, [key, hasFocus, active, bodyRef])

  function handleKeyDown(event: KeyboardEvent) {
    const isOnLink = event.target instanceof Element && event.target.matches(rowLink)
    if (!isOnLink || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const pageSize = Math.max(1, lastVisible - firstVisible)
    const next = rowAfterKey(event.key, { index: active, rowCount, pageSize })
    if (next === undefined) return
    event.preventDefault()
    if (next !== active) isMoving.current = true
    setChosen({ index: next, key: rowKey(next) })
  }

  function handleFocus(event: FocusEvent) {
    setHasFocus(true)
    const row = event.target.closest('tr')
    if (!row) return
    const next = Number(row.getAttribute('aria-rowindex')) - firstRowIndex
    setChosen({ index: next, key: rowKey(next) })
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

const rowLink = '[data-row-link]'

/** Focuses the row of the page's table that Tab would reach, or the first button of rows that lead nowhere. */
export function focusRows(): void {
  const row = document.querySelector<HTMLElement>(`${rowLink}[tabindex="0"]`)
  const target = row ?? document.querySelector<HTMLElement>('tbody :is(a[href], button)')
  target?.focus()
}

function linkOfRow(body: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>(`[aria-rowindex="${index + firstRowIndex}"] ${rowLink}`)
}

interface RowPosition {
  index: number
  rowCount: number
  /** The number of rows that fit on screen. */
  pageSize: number
}

type Move = (position: RowPosition) => number

const moves: Record<string, Move> = {
  ArrowDown: ({ index }) => index + 1,
  ArrowUp: ({ index }) => index - 1,
  j: ({ index }) => index + 1,
  k: ({ index }) => index - 1,
  PageDown: ({ index, pageSize }) => index + pageSize,
  PageUp: ({ index, pageSize }) => index - pageSize,
  Home: () => 0,
  End: ({ rowCount }) => rowCount - 1,
}

/** The row a key moves to, clamped to the table; undefined for other keys. */
function rowAfterKey(key: string, position: RowPosition): number | undefined {
  const move = moves[key]
  return move && Math.max(0, Math.min(position.rowCount - 1, move(position)))
}
