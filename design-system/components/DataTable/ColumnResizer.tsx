import { type KeyboardEvent, type PointerEvent, use, useRef, useState } from 'react'
import type { TableColumn } from '../Table/tableColumn.ts'
import * as styles from './ColumnResizer.css.ts'
import { ColumnWidthsContext } from './ColumnWidthsContext.ts'

const narrowest = 64
const widest = 960
const step = 16

/** A column header's edge: dragged by pointer, moved by arrow keys, reset by double click or Enter. */
export function ColumnResizer({ column }: { column: TableColumn }) {
  const { widths, resize, settle } = use(ColumnWidthsContext)
  const edge = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ x: number; width: number }>(undefined)
  const [measured, setMeasured] = useState(narrowest)
  const width = widths[column.id]

  function handlePointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawn.current = { x: event.clientX, width: widthOf(edge.current) }
  }

  function handlePointerMove(event: PointerEvent) {
    if (!drawn.current) return
    const way = isRightToLeft(edge.current) ? -1 : 1
    resize(column.id, within(drawn.current.width + (event.clientX - drawn.current.x) * way))
  }

  function handleLostCapture() {
    drawn.current = undefined
    if (width !== undefined) settle(column.id, width)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const forward = isRightToLeft(edge.current) ? 'ArrowLeft' : 'ArrowRight'
    const now = width ?? widthOf(edge.current)
    if (event.key === 'Enter') settle(column.id, undefined)
    else if (event.key === 'Home') settle(column.id, narrowest)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      settle(column.id, within(now + (event.key === forward ? step : -step)))
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${column.header}`}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width ?? measured}
      aria-valuetext={`${width ?? measured} pixels`}
      tabIndex={0}
      className={styles.edge}
      onFocus={() => setMeasured(widthOf(edge.current))}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onLostPointerCapture={handleLostCapture}
      onDoubleClick={() => settle(column.id, undefined)}
      onKeyDown={handleKeyDown}
    />
  )
}

function widthOf(edge: HTMLElement | null): number {
  return within(edge?.closest('th')?.offsetWidth ?? narrowest)
}

function isRightToLeft(edge: HTMLElement | null): boolean {
  return edge !== null && getComputedStyle(edge).direction === 'rtl'
}

function within(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(width, widest)))
}
