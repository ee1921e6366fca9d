/** Something that keeps data in the store until it is let go: a preloaded query. */
export interface Held {
  dispose: () => void
}

const held = new Set<Held>()

/** Notes a query that a loader has started, so that it is let go when no screen uses it any more. */
export function hold<T extends Held>(queryRef: T): T {
  held.add(queryRef)
  return queryRef
}

/** Lets go of every query that is not in use: its route was left, or its navigation given up. */
export function releaseAllBut(inUse: ReadonlySet<unknown>): void {
  for (const queryRef of held) {
    if (inUse.has(queryRef)) continue
    held.delete(queryRef)
    queryRef.dispose()
  }
}
