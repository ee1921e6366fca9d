/** Text as the scorer compares it: NFKC, straight quotes, plain dashes, no soft hyphens, single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u00AD', '')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A name without case, punctuation or legal form: "Velvet Comb Salon & Day Spa, LLC" and "velvet comb salon and day spa" agree. */
export function normalizeName(name: string): string {
  const words = normalizeText(name)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replace(/(?: (?:llc|l l c|inc|incorporated|lp|l p|llp))+$/, '')
}

const streetWords: Record<string, string> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  expressway: 'expy',
  floor: 'fl',
  freeway: 'fwy',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  road: 'rd',
  south: 's',
  square: 'sq',
  street: 'st',
  suite: 'ste',
  terrace: 'ter',
  unit: 'ste',
  west: 'w',
}

/** An address in lower case with street words shortened and the ZIP in five digits. */
export function normalizeAddress(address: string): string {
  return normalizeText(address)
    .toLowerCase()
    .replaceAll(/\b(\d{5})-\d{4}\b/g, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => streetWords[word] ?? word)
    .join(' ')
}

/** Dollars of "$1,250,000", "1M" or 1250000; null when it is not an amount. */
export function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const match = /^\$?\s*((?:\d[\d,]*)?(?:\.\d+)?)(?<=\d)\s*(k|m|million|thousand)?$/i.exec(
    normalizeText(value),
  )
  if (!match) return null
  const scale = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }[match[2]?.toLowerCase() ?? ''] ?? 1
  return Number(match[1]?.replaceAll(',', '')) * scale
}

/** All dollar amounts that a text contains. */
export function amountsIn(text: string): number[] {
  const found = normalizeText(text).matchAll(
    /\$\s?[\d,]*\d(?:\.\d+)?(?:\s?(?:k|m|million|thousand)\b)?|\b\d{1,3}(?:,\d{3})+\b/gi,
  )
  return [...found].flatMap(([amount]) => amountOf(amount) ?? [])
}

function wordsOf(text: string): string[] {
  return normalizeText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}$%.]+/u)
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => word !== '')
}

/** The share of the first text's words that the second has too, counting repetitions. */
export function wordOverlap(text: string, other: string): number {
  const counts = new Map<string, number>()
  for (const word of wordsOf(other)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = wordsOf(text)
  let shared = 0
  for (const word of words) {
    const left = counts.get(word) ?? 0
    if (left === 0) continue
    counts.set(word, left - 1)
    shared++
  }
  return words.length === 0 ? 0 : shared / words.length
}

/** Whether the text contains the quote word for word; blanks may differ, as two readers of a PDF put them differently. */
export function isVerbatim(quote: string, text: string): boolean {
  const letters = withoutBlanks(quote)
  return letters !== '' && withoutBlanks(text).includes(letters)
}

function withoutBlanks(text: string): string {
  return normalizeText(text)
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/-(?=\p{Ll})/gu, '')
}
