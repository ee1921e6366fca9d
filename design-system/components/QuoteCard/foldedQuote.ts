const foldedLength = 360
const lead = 90

type FoldedQuote = { text: string; isCutBefore: boolean; isCutAfter: boolean }

/** The part of a long quote shown first, around the relevant word; undefined if the quote is short enough. */
export function foldedQuote(quote: string, firstMark: number): FoldedQuote | undefined {
  // Hiding only a few words is not worth a button.
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
