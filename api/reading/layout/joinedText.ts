import type { Line } from '../reading.ts'

const softHyphen = '\u00ad'

/** The words of a document, in lower case: used to tell whether a word at a line's end was hyphenated. */
export function wordsSeen(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const { words } of lines) for (const { text } of words) seen.add(plain(text))
  return seen
}

/** Lines as one text: single spaces, and words that were cut at a line's end whole again. */
export function joinedText(lines: readonly string[], seen: ReadonlySet<string>): string {
  let text = ''
  for (const line of lines) {
    if (text === '') text = line
    else if (text.endsWith(softHyphen)) text = text.slice(0, -1) + line
    else if (/\p{L}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line))
      text = isCut(text, line, seen) ? text.slice(0, -1) + line : text + line
    else if (/\p{L}[-‐]$/u.test(text) && /^\p{L}/u.test(line)) text += line
    else text += ` ${line}`
  }
  return text.replaceAll(softHyphen, '').replaceAll(/\s+/g, ' ').trim()
}

const prefixes =
  /^(non|self|co|re|pre|post|sub|anti|semi|multi|cross|all|ex|well|high|low|long|short|third|first|full|part|in|on|off|out|over|under)$/

function isCut(text: string, line: string, seen: ReadonlySet<string>): boolean {
  const start = plain(/[\p{L}\p{N}'’-]+[-‐]$/u.exec(text)?.[0].slice(0, -1) ?? '')
  const rest = plain(/^[\p{L}\p{N}'’-]+/u.exec(line)?.[0] ?? '')
  if (seen.has(start + rest)) return true
  if (seen.has(`${start}-${rest}`) || start.includes('-')) return false
  return !prefixes.test(start) && !(seen.has(start) && seen.has(rest))
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('‐', '-')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
