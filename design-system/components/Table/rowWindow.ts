/** Rows kept rendered beyond each edge of the screen, ready for scrolling. */
const usualOverscan = 8

/** Additional rows in the scroll direction, so that a slow machine keeps up. */
const overscanAhead = 16

/** The window moves in small steps: not every pixel renders, and no frame has many rows to render. */
const step = 2

/** Off-screen rows render a few at a time: a slow machine renders the visible ones first. */
const mostNew = 8

/** The rows to render, as a half-open range, and the fully visible rows. */
export interface RowWindow {
  start: number
  end: number
  firstVisible: number
  lastVisible: number
  rowHeight: number
}

interface Sight {
  rowCount: number
  rowHeight: number
  /** The top of the first row, in pixels from the top of the screen (negative once scrolled past). */
  bodyTop: number
  screenHeight: number
}

interface Reach {
  /** Skipped on first paint. */
  overscan?: number
  /** The scroll direction. */
  towards?: 'start' | 'end' | undefined
}

/** The visible and nearby rows, given equal row heights. */
export function rowWindow(
  { rowCount, rowHeight, bodyTop, screenHeight }: Sight,
  { overscan = usualOverscan, towards }: Reach = {},
): RowWindow {
  const last = Math.max(0, rowCount - 1)
  const firstVisible = clamp(Math.ceil(-bodyTop / rowHeight), last)
  const lastVisible = clamp(Math.floor((screenHeight - bodyTop) / rowHeight) - 1, last)
  const before = towards === 'start' ? overscanAhead : overscan
  const after = towards === 'end' ? overscanAhead : overscan
  return {
    start: clamp(Math.floor((firstVisible - before) / step) * step, last),
    end: Math.min(rowCount, Math.ceil((lastVisible + 1 + after) / step) * step),
    firstVisible: clamp(Math.ceil(firstVisible / step) * step, lastVisible),
    lastVisible,
    rowHeight,
  }
}

/** The same window limited to the new rows one frame can render: all visible ones and a few beyond. */
export function nextWindow(current: RowWindow, wanted: RowWindow): RowWindow {
  // Partially visible rows count as visible.
  const first = wanted.firstVisible - step
  const afterLast = wanted.lastVisible + 1 + step
  const isLost = current.end <= first || current.start >= afterLast
  const start = isLost ? first : Math.min(first, current.start - mostNew)
  const end = isLost ? afterLast : Math.max(afterLast, current.end + mostNew)
  return { ...wanted, start: Math.max(wanted.start, start), end: Math.min(wanted.end, end) }
}

export function isSameWindow(one: RowWindow, other: RowWindow): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.firstVisible === other.firstVisible &&
    one.rowHeight === other.rowHeight
  )
}

/** The indexes of the rendered rows: the window, plus the focused row so that focus is never lost. */
export function mountedRows(
  { start, end }: Pick<RowWindow, 'start' | 'end'>,
  focused: number | undefined,
): number[] {
  const rows = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  if (focused === undefined || (focused >= start && focused < end)) return rows
  return focused < start ? [focused, ...rows] : [...rows, focused]
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}
