import type { LedgerEntry } from './ledger.ts'

// Enough for followers that fell behind during a burst; older entries are read from KV.
const ringSize = 2_048

/** Reads ledger entries after `position` from KV, oldest first, at most `limit`. */
export type ReadEntries = (position: number, limit: number) => Promise<LedgerEntry[]>

/** The live end of an agency's ledger: its latest entries, and the followers waiting for the next. */
export class Feed {
  readonly #read: ReadEntries
  readonly #followers = new Set<() => void>()
  #ring: LedgerEntry[] = []
  #head: number

  constructor(head: number, read: ReadEntries) {
    this.#head = head
    this.#read = read
  }

  get head(): number {
    return this.#head
  }

  get followers(): number {
    return this.#followers.size
  }

  /** Adds newly committed entries in order and wakes waiting followers. */
  push(entries: readonly LedgerEntry[]): void {
    const last = entries.at(-1)
    if (!last) return
    this.#head = last.seq
    this.#ring.push(...entries)
    if (this.#ring.length > ringSize * 2) this.#ring = this.#ring.slice(-ringSize)
    for (const wake of this.#followers) wake()
  }

  /** A plain iterator: an async generator would not return while it waits, and would leak after a disconnect. */
  follow(position: number = this.#head): AsyncIterableIterator<LedgerEntry> {
    // A position beyond the end is from before a restore, or from a server slightly ahead: no new entry may be missed.
    const start = Math.min(position, this.#head)
    const follower = new Follower(start, (after) => this.#after(after))
    const wake = () => follower.wake()
    this.#followers.add(wake)
    const leave = () => {
      this.#followers.delete(wake)
      follower.stop()
      return Promise.resolve({ done: true as const, value: undefined })
    }
    return {
      next: () => follower.next(),
      return: leave,
      throw: leave,
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  #after(position: number): readonly LedgerEntry[] | Promise<LedgerEntry[]> {
    if (position >= this.#head) return []
    const oldest = this.#ring[0]
    // Never past the head: another server's entry is sent only once the tables here reflect it.
    if (!oldest || position + 1 < oldest.seq)
      return this.#read(position, Math.min(500, this.#head - position))
    const at = position + 1 - oldest.seq
    return this.#ring.slice(at, at + 500)
  }
}

type Step = IteratorResult<LedgerEntry, undefined>

/** A reader of a feed at its own pace: only its current page is buffered. */
class Follower {
  readonly #after: (position: number) => readonly LedgerEntry[] | Promise<LedgerEntry[]>
  #position: number
  #page: readonly LedgerEntry[] = []
  #at = 0
  #done = false
  #wake: (() => void) | null = null
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    position: number,
    after: (position: number) => readonly LedgerEntry[] | Promise<LedgerEntry[]>,
  ) {
    this.#position = position
    this.#after = after
  }

  /** Calls are queued, so that no two get the same entry. */
  next(): Promise<Step> {
    const step = this.#turn.then(() => this.#step())
    // The error goes to that call; the next one retries.
    this.#turn = step.catch(() => undefined)
    return step
  }

  wake(): void {
    this.#wake?.()
    this.#wake = null
  }

  stop(): void {
    this.#done = true
    this.#page = []
    this.wake()
  }

  async #step(): Promise<Step> {
    for (;;) {
      if (this.#done) return { done: true, value: undefined }
      const entry = this.#page[this.#at]
      if (entry) {
        this.#at++
        this.#position = entry.seq
        return { done: false, value: entry }
      }
      const found = this.#after(this.#position)
      this.#page = 'then' in found ? await found : found
      this.#at = 0
      if (this.#page.length === 0 && !this.#done) await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
