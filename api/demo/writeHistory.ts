import type { HistoryEvent } from './historyEvent.ts'

/** Commits in flight: enough to share transactions without using much memory. */
const together = 400

/** Writes events in order of time; simultaneous ones in the given order. */
export async function writeHistory(history: readonly HistoryEvent[]): Promise<void> {
  const preparations = history
    .flatMap(({ preparation }) => preparation ?? [])
    .toSorted((a, b) => a.from - b.from)
    .values()
  let preparation = preparations.next().value
  const begun: Promise<unknown>[] = []
  const underWay = new Map<object, Promise<unknown>>()

  /** Waits until all given events are written; then work that can run before this time is prepared. */
  async function settled(until: number): Promise<void> {
    await Promise.all(underWay.values())
    underWay.clear()
    for (; preparation && preparation.from < until; preparation = preparations.next().value) {
      // Failures here are retried and reported at the event's own time.
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
