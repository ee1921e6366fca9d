/** A handle that retains data in the store until released: a preloaded query. */
export interface Held {
  dispose: () => void
}

const held = new Set<Held>()

/** Records a query that a loader has started, so that it is released when no screen uses it. */
export function hold<T extends Held>(queryRef: T): T {
  held.add(queryRef)
  return queryRef
}

/** Releases every unused query: its route was left, or its navigation canceled. */
export function releaseAllBut(inUse: ReadonlySet<unknown>): void {
  for (const queryRef of held) {
    if (inUse.has(queryRef)) continue
    held.delete(queryRef)
    queryRef.dispose()
  }
}
