/** Rows as the screen keeps them while someone points at them. */
export interface HeldRows<Row> {
  rows: readonly Row[]
  /** How many the server has that are not shown yet. */
  arrived: number
  /** How many are shown though the server no longer lists them here. */
  left: number
}

/**
 * The latest rows in the order that is on the screen: what is shown keeps its place and gets its new values, rows that
 * were loaded below are added, and rows that would push others down wait.
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
