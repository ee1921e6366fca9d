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
  PageDown: ({ index, pageSize }) => index + pageSize,
  PageUp: ({ index, pageSize }) => index - pageSize,
  Home: () => 0,
  End: ({ rowCount }) => rowCount - 1,
}

/** The row a key moves to, clamped to the table; undefined for other keys. */
export function rowAfterKey(key: string, position: RowPosition): number | undefined {
  const move = moves[key]
  return move && Math.max(0, Math.min(position.rowCount - 1, move(position)))
}
