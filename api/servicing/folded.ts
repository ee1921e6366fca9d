/** A text as people look it up: lower case and without accents, so that `pena` finds `Peña`. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return isPlain(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

// Nearly every name is plain, and 100,000 of them are folded when an agency loads.
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
