import { boxAround } from './layout/linesOf.ts'
import type { Box, Line, Reading } from './reading.ts'

/** The position of words on one page; a box covers the words of one line. */
export interface QuotePlace {
  readonly page: number
  readonly boxes: readonly Box[]
}

interface IndexedWord {
  readonly page: number
  readonly line: Line
  readonly box: Box
}

/** The letters of some lines without blanks and hyphens, and the word that each belongs to. */
interface LetterIndex {
  readonly letters: string
  /** The place of each word's first letter, ascending. */
  readonly starts: readonly number[]
  readonly words: readonly IndexedWord[]
}

const indexes = new WeakMap<Reading, { text: LetterIndex; margins: LetterIndex }>()

/**
 * Finds a quote in a document, by page; empty if it is not there word for word. Spaces, hyphens and
 * the shapes of quotation marks and dashes do not matter. With a page, the quote has to begin there.
 */
export function findQuote(reading: Reading, quote: string, page?: number): readonly QuotePlace[] {
  const wanted = lettersOf(quote)
  if (wanted === '') return []
  const { text, margins } = indexesOf(reading)
  return placesIn(text, wanted, page) ?? placesIn(margins, wanted, page) ?? []
}

function indexesOf(reading: Reading) {
  const known = indexes.get(reading)
  if (known) return known
  const made = {
    text: indexOf(reading, ({ lines }) => lines),
    margins: indexOf(reading, (page) => page.margins),
  }
  indexes.set(reading, made)
  return made
}

function indexOf(
  { pages }: Reading,
  linesOf: (page: Reading['pages'][number]) => readonly Line[],
): LetterIndex {
  const parts: string[] = []
  const starts: number[] = []
  const words: IndexedWord[] = []
  let length = 0
  for (const page of pages)
    for (const line of linesOf(page))
      for (const { text, box } of line.words) {
        const letters = lettersOf(text)
        if (letters === '') continue
        starts.push(length)
        words.push({ page: page.number, line, box })
        parts.push(letters)
        length += letters.length
      }
  return { letters: parts.join(''), starts, words }
}

function placesIn(
  { letters, starts, words }: LetterIndex,
  wanted: string,
  page?: number,
): QuotePlace[] | null {
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const first = wordAt(starts, at)
    if (page !== undefined && words[first]?.page !== page) continue
    const found = words.slice(first, wordAt(starts, at + wanted.length - 1) + 1)
    return [...Map.groupBy(found, (word) => word.page)].map(([number, onPage]) => ({
      page: number,
      boxes: [...Map.groupBy(onPage, ({ line }) => line).values()].map((inLine) =>
        boxAround(inLine.map(({ box }) => box)),
      ),
    }))
  }
  return null
}

/** The last word that starts at or before a letter. */
function wordAt(starts: readonly number[], letter: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= letter) low = middle
    else high = middle - 1
  }
  return low
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[\s\u00ad\u200b-\u200d\ufeff‐‑‒–—―−-]/g, '')
}
