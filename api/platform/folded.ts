/** Letters without a Unicode decomposition, mapped to their plain forms. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Phones and word processors insert curly quotes and long dashes where people type straight ones.
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
}

/**
 * Normalizes text for search: lower case, without accents, with straight quotes and hyphens, so that `pena` finds `Peña`
 * and `st. brendan's` finds `St. Brendan’s`.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return isPlain(lower)
    ? lower
    : lower.normalize('NFD').replace(/\p{M}|[łøđðħıßæœþ‘’ʼ′“”‐‑–—]/gu, (letter) => plainLetters[letter] ?? '')
}

// Nearly every name is plain ASCII, and 100,000 of them are folded when an agency loads.
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** The words of a list filter, folded. */
export function filterWords(text: string | null | undefined): readonly string[] {
  return folded(text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a folded text contains every word; true if there are none. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** A text in which a name that ends with a period is followed by no second one: `Casco Roofing Inc..` */
export function withSinglePeriods(text: string): string {
  return text.replaceAll(/(?<=\p{L})\.\.(?!\.)/gu, '.')
}

/** A text that starts with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words of a business name that keep their capitals. */
const initials = /^(?:LLC|LLP|LP|PC|PLLC|PLC|NA|USA|US|II|III|IV|[A-Z]&[A-Z]|[^AEIOUY]{2,4})$/
const small = /^(?:and|for|in|of|on|the|to)$/

/** A business name printed in capitals, as a person would write it; any other stays as it is. */
export function businessName(name: string): string {
  if (name !== name.toUpperCase() || name.length < 6) return name
  return name
    .split(' ')
    .map((word, at) => {
      const lower = word.toLowerCase()
      if (initials.test(word.replaceAll(/[.,]/g, ''))) return word
      if (at > 0 && small.test(lower)) return lower
      return lower.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    })
    .join(' ')
}
