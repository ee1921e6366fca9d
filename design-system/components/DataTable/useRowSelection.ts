import { type KeyboardEvent, useRef } from 'react'
import { placeOfRow } from '../Table/placeOfRow.ts'
import { firstRowIndex } from '../Table/tableContext.ts'
import type { DataTableSelection } from './dataTableSelection.ts'
import { countSelected, type SelectableRows, withSpan } from './rowSelection.ts'

interface Press {
  index: number
  isSelected: boolean
  /** With Shift held: from the previously clicked row to this one. */
  isSpan: boolean
}

/** Selection by click, range and keyboard; does nothing without a selection. */
export function useRowSelection(selection: DataTableSelection | undefined, rows: SelectableRows) {
  const anchor = useRef<{ index: number; key: string }>(undefined)
  const drawn = useRef<{ from: number; to: number; before: ReadonlySet<string> }>(undefined)
  const selected = selection?.selected ?? nothing
  const count = countSelected(selected, rows)

  function choose(next: ReadonlySet<string>) {
    drawn.current = undefined
    selection?.onChange(next)
  }

  function press({ index, isSelected, isSpan }: Press) {
    const from = isSpan && anchor.current ? placeOfRow(anchor.current, rows) : index
    choose(withSpan(selected, { from, to: index }, { rows, isSelected }))
    anchor.current = { index, key: rows.rowKey(index) }
  }

  /** A keyboard range grows and shrinks from its anchor. */
  function extend({ from, to }: { from: number; to: number }) {
    const span =
      drawn.current?.to === from ? { ...drawn.current, to } : { from, to, before: new Set(selected) }
    selection?.onChange(withSpan(span.before, span, { rows, isSelected: true }))
    drawn.current = span
    anchor.current = { index: span.from, key: rows.rowKey(span.from) }
  }

  function pressAll() {
    const all = { from: 0, to: rows.rowCount - 1 }
    choose(withSpan(selected, all, { rows, isSelected: count < rows.rowCount }))
  }

  function clear() {
    choose(nothing)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const target = event.target as Element
    const row = target.closest('tbody tr[aria-rowindex]')
    if (!selection || !row) return
    if (event.key === 'Escape' && selected.size > 0) clear()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      choose(withSpan(selected, { from: 0, to: rows.rowCount - 1 }, { rows, isSelected: true }))
    } else if (event.key === ' ' && target.hasAttribute('data-row-link')) {
      const index = Number(row.getAttribute('aria-rowindex')) - firstRowIndex
      press({ index, isSelected: !selected.has(rows.rowKey(index)), isSpan: event.shiftKey })
    } else return
    event.preventDefault()
  }

  return { selected, count, press, pressAll, extend, clear, handleKeyDown }
}

const nothing: ReadonlySet<string> = new Set()
