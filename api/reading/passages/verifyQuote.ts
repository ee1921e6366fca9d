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
 * The parts of a quote that stand verbatim on the page: the whole of it, or a label and its value that the page sets
 * apart. Null when some of it does not stand there.
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

const pageTexts = new WeakMap<Reading, ReadonlyMap<number, string>>()

/** Whether the words stand verbatim on the page: nothing is shown as a quote that does not. */
export function verifyQuote(reading: Reading, quote: string, page: number): boolean {
  const words = comparable(quote)
  return words !== '' && (textOfPages(reading).get(page) ?? '').includes(words)
}

function textOfPages(reading: Reading): ReadonlyMap<number, string> {
  const known = pageTexts.get(reading)
  if (known) return known
  const texts = new Map(
    reading.pages.map(({ number, lines, margins }) => [
      number,
      comparable([...lines, ...margins].map(({ text }) => text).join(' ')),
    ]),
  )
  pageTexts.set(reading, texts)
  return texts
}
