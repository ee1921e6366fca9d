import type { HistoryEvent } from './historyEvent.ts'

/** How many commits are under way at once: they fill some transactions, and more would only fill the memory. */
const together = 400

/** Writes what happened in order of time; of two things at the same time the one that is told first comes first. */
export async function writeHistory(history: readonly HistoryEvent[]): Promise<void> {
  const preparations = history
    .flatMap(({ preparation }) => preparation ?? [])
    .toSorted((a, b) => a.from - b.from)
    .values()
  let preparation = preparations.next().value
  const begun: Promise<unknown>[] = []
  const underWay = new Map<object, Promise<unknown>>()

  /** Waits until all is written that was told; then whatever may happen before this time can be prepared. */
  async function settled(until: number): Promise<void> {
    await Promise.all(underWay.values())
    underWay.clear()
    for (; preparation && preparation.from < until; preparation = preparations.next().value) {
      // What fails here is tried again when its time has come, and told there.
      begun.push(preparation.begin().catch(() => undefined))
    }
  }

  for (const historyEvent of history.toSorted((a, b) => a.at - b.at)) {
    const { at, changes = historyEvent, isAlone = false } = historyEvent
    if (isAlone || underWay.size >= together || underWay.has(changes)) await settled(at)
    underWay.set(changes, historyEvent.write())
    if (isAlone) await settled(at)
  }
  await settled(Infinity)
  await Promise.all(begun)
}
