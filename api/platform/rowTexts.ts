import { hasWords } from './folded.ts'
import type { Row } from './kind.ts'
import type { Slot } from './orderedRows.ts'

/** So many rows' texts are looked through at once. */
const blockSize = 256

/**
 * The texts of rows in id order, joined in blocks: a text that hardly any row has is looked for in a few long strings, which
 * lie together in memory, and not row by row.
 */
export class RowTexts<R extends Row> {
  readonly #slots: readonly Slot<R>[]
  readonly #blocks: (string | undefined)[] = []

  /** For these slots; it is notified of their changes. */
  constructor(slots: readonly Slot<R>[]) {
    this.#slots = slots
  }

  /** The slot at this place is another one. */
  changedAt(place: number): void {
    this.#blocks[Math.floor(place / blockSize)] = undefined
  }

  /** From this place on slots have come, gone or moved. */
  changedFrom(place: number): void {
    this.#blocks.length = Math.min(this.#blocks.length, Math.floor(place / blockSize))
  }

  /** The slots that have all of these lower-cased words, in id order. */
  *having(words: readonly string[]): Iterable<Slot<R>> {
    for (let from = 0; from < this.#slots.length; from += blockSize) {
      if (!hasWords(this.#blockFrom(from), words)) continue
      const until = Math.min(from + blockSize, this.#slots.length)
      for (let at = from; at < until; at++) {
        const slot = this.#slots[at]
        if (slot && hasWords(slot.text, words)) yield slot
      }
    }
  }

  #blockFrom(from: number): string {
    const block = Math.floor(from / blockSize)
    return (this.#blocks[block] ??= this.#slots
      .slice(from, from + blockSize)
      .map(({ text }) => text)
      .join('\n'))
  }
}
