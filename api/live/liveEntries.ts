import type { LedgerEntry } from '../platform/index.ts'

interface LiveEntriesOptions {
  isShown(entry: LedgerEntry): boolean
  onSessionEnd(listener: () => void): () => void
}

/**
 * The entries that screens may see, until the session ends. A plain iterator: an async generator would not
 * return while it waits, and so would outlive the browser that asked.
 */
export function liveEntries(
  entries: AsyncIterableIterator<LedgerEntry>,
  { isShown, onSessionEnd }: LiveEntriesOptions,
): AsyncIterableIterator<LedgerEntry> {
  const stopListening = onSessionEnd(() => void leave())

  async function leave(): Promise<IteratorResult<LedgerEntry>> {
    stopListening()
    await entries.return?.()
    return { done: true, value: undefined }
  }

  return {
    async next() {
      for (;;) {
        const step = await entries.next()
        if (step.done || isShown(step.value)) return step
      }
    },
    return: leave,
    throw: leave,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
