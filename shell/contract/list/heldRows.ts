/** The rows kept on screen while the pointer is over them. */
export interface HeldRows<Row> {
  rows: readonly Row[]
  /** How many rows the server has that are not shown yet. */
  arrived: number
  /** How many shown rows the server no longer lists here. */
  left: number
}

/**
 * The latest rows in the order on screen: visible rows keep their place and are updated, rows
 * loaded below are appended, and rows that would push others down wait.
 */
export function heldRows<Row extends { readonly id: string }>(
  shown: readonly Row[],
  latest: readonly Row[],
): HeldRows<Row> {
  const byId = new Map(latest.map((row) => [row.id, row]))
  const shownIds = new Set(shown.map(({ id }) => id))
  const kept = shown.map((row) => byId.get(row.id) ?? row)
  const afterShown = latest.findLastIndex(({ id }) => shownIds.has(id)) + 1 || latest.length
  const isNew = ({ id }: Row) => !shownIds.has(id)
  return {
    rows: [...kept, ...latest.slice(afterShown).filter(isNew)],
    arrived: latest.slice(0, afterShown).filter(isNew).length,
    left: shown.filter(({ id }) => !byId.has(id)).length,
  }
}
