import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ChosenRow, placeOfRow } from './placeOfRow.ts'
import { rowAfterKey } from './rowAfterKey.ts'
import type { RowWindow } from './rowWindow.ts'
import { firstRowIndex, TablePartsContext } from './tableContext.ts'

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
  const { onExtend } = use(TablePartsContext)
  const moving = useRef<string>(undefined)

  const index = placeOfRow(chosen, { rowCount, rowKey })
  const key = chosen.key === undefined ? undefined : rowKey(index)
  if (index !== chosen.index || key !== chosen.key) setChosen({ index, key })

  const { firstVisible, lastVisible } = rowWindow
  const active = hasFocus ? index : Math.max(firstVisible, Math.min(index, lastVisible))

  useLayoutEffect(() => {
    if (!moving.current) return
    const stop = stopOfRow(bodyRef.current, active, moving.current)
    moving.current = undefined
    stop?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    stop?.focus({ preventScroll: true })
  }, [active, bodyRef])

  // A removed row took the focus with it.
  useLayoutEffect(() => {
    if (!hasFocus || document.activeElement !== document.body) return
    stopOfRow(bodyRef.current, active, rowStops)?.focus({ preventScroll: true })
  }, [key, hasFocus, active, bodyRef])

  function handleKeyDown(event: KeyboardEvent) {
    const stop = stopKind(event.target)
    if (!stop || event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !onExtend)) return
    const pageSize = Math.max(1, lastVisible - firstVisible)
    const next = rowAfterKey(event.key, { index: active, rowCount, pageSize })
    if (next === undefined) return
    event.preventDefault()
    if (next !== active) moving.current = stop
    if (event.shiftKey) onExtend?.({ from: active, to: next })
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

/** The focusable parts of a row: its link, and a DataTable's checkbox before it. */
const rowStops = ':is([data-row-link], [data-row-stop])'

function stopOfRow(body: HTMLElement | null, index: number, kind: string): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>(`[aria-rowindex="${index + firstRowIndex}"] ${kind}`)
}

function stopKind(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || !target.matches(rowStops)) return undefined
  return target.hasAttribute('data-row-link') ? '[data-row-link]' : '[data-row-stop]'
}
