/** Letters that no decomposition takes apart, as they are typed without them. */
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
}

/** A text as people look it up: lower case and without accents, so that `pena` finds `Peña` and `lukasz` `Łukasz`. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return isPlain(lower)
    ? lower
    : lower.normalize('NFD').replace(/\p{M}|[łøđðħıßæœþ]/gu, (letter) => plainLetters[letter] ?? '')
}

// Nearly every name is plain, and 100,000 of them are folded when an agency loads.
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
