/** As telephones and mail programs write it; the digits have to be a phone's before an extension is cut off. */
const extended = /^((?:[+\s().\-–/·]*\d){10,15})[\s,;)]*(?:extension|ext|x|#|,)[\s.:=]*\d{1,7}$/i
const longest = 200

/**
 * The number, email address or phone that a text may be when it is one, whole: a phone without its extension, and what a
 * link holds without what makes it one. Null when it is none.
 */
export function readIdentifier(text: string): string | null {
  const compact = text
    .slice(0, longest)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:tel|mailto):/i, '')
  const identifier = extended.exec(compact)?.[1] ?? compact
  // While an email address is typed, too many begin like it to look at each.
  const isOne = identifier.includes('@') ? /@[^@]+\.[^@.]+$/.test(identifier) : /\p{N}/u.test(identifier)
  return isOne ? identifier : null
}
