/** A stretch of the loaded rows that was asked for anew. */
export interface RefreshedWindow {
  /** The place of its first row among the loaded ones. */
  start: number
  /** How many rows were asked for. */
  size: number
  /** The ids that the server gave, in order. */
  answered: readonly string[]
  /** Whether nothing follows them in the whole list. */
  isEnd: boolean
}

/**
 * The loaded rows with one window of them as the server has it now. Rows that new ones pushed out of the window follow
 * it; rows that are named as changed and did not come back are gone, or stand where nothing is loaded.
 */
export function mergedRows(
  loaded: readonly string[],
  { start, size, answered, isEnd }: RefreshedWindow,
  changed: ReadonlySet<string>,
): string[] {
  const here = new Set(answered)
  const pushedOut = loaded
    .slice(start, start + size)
    .filter((id) => !isEnd && !here.has(id) && !changed.has(id))
  return [
    ...loaded.slice(0, start).filter((id) => !here.has(id)),
    ...answered,
    ...pushedOut,
    ...(isEnd ? [] : loaded.slice(start + size).filter((id) => !here.has(id))),
  ]
}

/** Where to look after changes: the top, where new requests arrive, and around each changed row further down. */
export function windowsToRefresh(
  loaded: readonly string[],
  changed: ReadonlySet<string>,
  { size, most }: { size: number; most: number },
): number[] {
  const starts = [0]
  for (const id of changed) {
    const place = loaded.indexOf(id)
    const isCovered = starts.some((start) => place >= start && place < start + size)
    if (place === -1 || isCovered || starts.length === most) continue
    starts.push(startOutside(loaded, changed, Math.max(0, place - Math.floor(size / 2))))
  }
  return starts
}

/** The row before a window is its cursor: one that has just changed may have moved, and would lead elsewhere. */
function startOutside(loaded: readonly string[], changed: ReadonlySet<string>, wanted: number): number {
  let start = wanted
  while (start > 0 && changed.has(loaded[start - 1] ?? '')) start -= 1
  return start
}
