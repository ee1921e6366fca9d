import type { Reading } from '../reading.ts'

/** Texts as they are compared: NFKC, straight quotes, plain dashes, no soft hyphens, single spaces. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * The parts of a quote found verbatim on the page: the whole quote, or a label and its value that the page sets
 * apart. Null if any part is missing.
 */
export function verbatimParts(reading: Reading, quote: string, page: number): readonly string[] | null {
  if (verifyQuote(reading, quote, page)) return [quote]
  const words = quote.split(/\s+/)
  for (let at = words.length - 1; at > 0; at--) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (parts.every((part) => verifyQuote(reading, part, page))) return parts
  }
  return null
}

interface PageText {
  readonly text: string
  /** Where the last quote was found: the next one is mostly near, and a page may be megabytes of plain text. */
  found: number
}

const pageTexts = new WeakMap<Reading, ReadonlyMap<number, PageText>>()

/** Whether the words are on the page verbatim. Nothing else is ever shown as a quote. */
export function verifyQuote(reading: Reading, quote: string, page: number): boolean {
  const words = comparable(quote)
  const on = words === '' ? undefined : textOfPages(reading).get(page)
  if (!on) return false
  const after = on.text.indexOf(words, on.found)
  const found = after === -1 && on.found > 0 ? on.text.indexOf(words) : after
  if (found === -1) return false
  on.found = found
  return true
}

function textOfPages(reading: Reading): ReadonlyMap<number, PageText> {
  const known = pageTexts.get(reading)
  if (known) return known
  const texts = new Map(
    reading.pages.map(({ number, lines, margins }) => [
      number,
      { text: comparable([...lines, ...margins].map(({ text }) => text).join(' ')), found: 0 },
    ]),
  )
  pageTexts.set(reading, texts)
  return texts
}
