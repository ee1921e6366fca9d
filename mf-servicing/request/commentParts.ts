export type CommentPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'link'; text: string; href: string }

// Only http and https: a comment must not contain a link that runs a script.
const address = String.raw`\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+\.[^\s<>"]+`

/** Splits a comment into web addresses, mentions of the given names, and plain text. */
export function commentParts(text: string, names: readonly string[]): CommentPart[] {
  const people = names.map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
  const mention =
    people.length === 0 ? '' : String.raw`|(?<![\p{L}\p{N}_.%+-])@(?:${people.join('|')})(?![\p{L}\p{N}_])`
  const parts: CommentPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(new RegExp(`${address}${mention}`, 'giu'))) {
    const isMention = found.startsWith('@')
    const shown = isMention ? found : withoutPunctuation(found)
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown
    parts.push(isMention ? { kind: 'mention', text: shown } : { kind: 'link', text: shown, href })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** A URL without trailing punctuation. */
function withoutPunctuation(found: string): string {
  const trimmed = found.replace(/[.,;:!?'"’”»]+$/, '')
  const hasOpening = trimmed.includes('(')
  return !hasOpening && trimmed.endsWith(')') ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed
}
