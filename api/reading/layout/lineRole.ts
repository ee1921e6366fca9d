import type { Line } from '../reading.ts'

/** What begins a list item: a bullet, or a number or letter with its sign. */
const marker = /^(?:[•▪‣◦●○■□➢✓*–—-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)])$/
const numbering = [
  /^(section|part|article|chapter|coverage part|exhibit|schedule|appendix|item)\s+[\dA-Z]/i,
  /^[A-Z][.)]\s/,
  /^\d{1,2}(\.\d{1,2})*[.)]?\s/,
  /^[a-z][.)]\s/,
  /^\(\w{1,4}\)\s/,
]

export function isMarker(word: string): boolean {
  return marker.test(word)
}

export function isListItem(text: string): boolean {
  const [first = '', ...rest] = text.split(' ')
  return rest.length > 0 && marker.test(first)
}

/** The size of most of the document's letters. */
export function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** The rank of a heading, or null for other lines. */
export function headingRank(line: Line, { body, next }: { body: number; next: Line | null }): number | null {
  const { text, size, isBold, words } = line
  if (words.length > 16 || text.length > 120 || !/\p{L}{2}/u.test(text)) return null
  if (/^[•▪‣◦●○■□➢✓]\s/.test(text)) return null
  if (/[.;,]$/.test(text) && !/\b(inc|co|corp|ltd|llc)\.$/i.test(text)) return null
  const isLarge = size > body * 1.12
  if (words.length > 8 && next && isSentence(line, next)) return null
  const isCapital = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && !/\d{3}|\$/.test(text)
  const depth = numbering.findIndex((pattern) => pattern.test(text))
  const isNumbered =
    depth >= 0 &&
    words.length <= 9 &&
    !itemWithValue.test(text) &&
    /\s\p{Lu}/u.test(text) &&
    isSet(line, next)
  if (text.endsWith(':') && !isLarge && !isCapital) return null
  if (!isLarge && !isBold && !isCapital && !isNumbered) return null
  if (/^[\d\s$.,/%-]+$/.test(text)) return null
  const weight = (isBold ? 4 : 0) + (isCapital ? 3 : 0) - (depth < 0 ? 1 : depth)
  return Math.round(size) * 20 + weight
}

/** "ITEM 1 Named Insured: Thistlewood Amari LLP" */
const itemWithValue = /^item\s+\S{1,3}\s[^:]+:\s+\S/i

/** Whether the next line continues a sentence in the same font. */
function isSentence(line: Line, next: Line): boolean {
  const drop = next.box.y - line.box.y
  const isAlike = Math.abs(next.size - line.size) < 0.6 && next.isBold === line.isBold
  const goesOn = /^[\p{Ll}\d($]/u.test(next.text) || isSaidInCapitals(`${line.text} ${next.text}`)
  return isAlike && drop > 0 && drop < line.size * 1.9 && goesOn
}

/** Whether words in capitals are a sentence rather than a title: they have a verb. */
function isSaidInCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\b(?:ARE|DO|DOES|HAS|HAVE|IS|MAY|SHALL|WAS|WERE|WILL)\b/.test(text)
}

/** Whether the next line does not go on with this one. */
function isSet(line: Line, next: Line | null): boolean {
  return (
    next === null || next.box.y <= line.box.y || /^[\p{Lu}\d(•]/u.test(next.text) || isListItem(next.text)
  )
}
