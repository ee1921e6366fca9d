/** The initials of the first two parts of a name, `DW` for Dana Whitfield; a question mark without a name. */
export function initials(name: string | null | undefined): string {
  const parts = (name ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2)
  const letters = parts.map((part) =>
    String.fromCodePoint(part.codePointAt(0) ?? 0).toLocaleUpperCase('en-US'),
  )
  return letters.join('') || '?'
}
