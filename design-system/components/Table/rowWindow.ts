/** Rows kept mounted beyond each edge of the screen, so that a scroll finds them there. */
const usualOverscan = 8

/** And beyond the edge that a scroll goes towards, so that a slow machine is not overtaken. */
const overscanAhead = 16

/** The window moves in small steps: not every pixel renders, and no frame has many rows to make. */
const step = 2

/** Beyond the screen, rows come a few at a time: a machine that falls behind makes first what is looked at. */
const mostNew = 8

/** The rows to mount, as a half-open range, and the whole rows that are on the screen. */
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
  /** Where the first row begins, in pixels from the top of the screen (negative once scrolled past). */
  bodyTop: number
  screenHeight: number
}

interface Reach {
  /** The first paint goes without. */
  overscan?: number
  /** Where a scroll is going. */
  towards?: 'start' | 'end' | undefined
}

/** Which rows of equal height the screen shows, and those near it. */
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

/** The same window with no more new rows than one frame should make: all on the screen, and of those beyond it a few. */
export function nextWindow(current: RowWindow, wanted: RowWindow): RowWindow {
  // Rows that the edges of the screen cut are in sight too.
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

/** The mounted rows' numbers: the window, and the focused row wherever it is, so that focus is never lost. */
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
