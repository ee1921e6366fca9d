export type MarkedPart = { text: string; start: number; isMarked: boolean }

/** Splits a quote into parts, marking the words to highlight regardless of case and line breaks. */
export function markedParts(quote: string, words: readonly string[]): MarkedPart[] {
  const pattern = patternOf(words)
  if (!pattern) return [{ text: quote, start: 0, isMarked: false }]
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: text, index } of quote.matchAll(pattern)) {
    if (index > end) parts.push({ text: quote.slice(end, index), start: end, isMarked: false })
    parts.push({ text, start: index, isMarked: true })
    end = index + text.length
  }
  if (end < quote.length) parts.push({ text: quote.slice(end), start: end, isMarked: false })
  return parts
}

function patternOf(words: readonly string[]): RegExp | undefined {
  const known = words.map((one) => one.trim()).filter((one) => one !== '')
  if (known.length === 0) return undefined
  // Longest first, so that 'bodily injury' is not matched as 'bodily' alone.
  const found = known.toSorted((one, other) => other.length - one.length).map(asWritten)
  // Whole words only: 'glossary' does not contain 'loss'.
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${found.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

function asWritten(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
}
