const foldedLength = 360
const lead = 90

type FoldedQuote = { text: string; isCutBefore: boolean; isCutAfter: boolean }

/** The piece of a long quote that shows first: around the word that matters; undefined when all of it is short enough. */
export function foldedQuote(quote: string, firstMark: number): FoldedQuote | undefined {
  // A fold that would hide a few words only costs more than it gives.
  if (quote.length <= foldedLength * 1.25) return undefined
  const from =
    firstMark < foldedLength - lead
      ? 0
      : wordStart(quote, Math.min(firstMark - lead, quote.length - foldedLength))
  const to = from + foldedLength
  const isLast = to + lead >= quote.length
  const text = quote.slice(from, isLast ? quote.length : wordEnd(quote, from, to))
  return { text, isCutBefore: from > 0, isCutAfter: from + text.length < quote.length }
}

function wordStart(quote: string, at: number): number {
  const space = quote.lastIndexOf(' ', at)
  return space === -1 || at - space > lead ? at : space + 1
}

function wordEnd(quote: string, from: number, at: number): number {
  const space = quote.lastIndexOf(' ', at)
  return space <= from || at - space > lead ? at : space
}
