import { decodeEntities } from './decodeEntities.ts'

/** A link's possible targets: a page of the app, another site, or an email address or phone number. */
export type LinkTarget =
  | { kind: 'app'; href: string }
  | { kind: 'site'; href: string; host: string }
  | { kind: 'contact'; href: string }

/** The target of a safe link; undefined for all others, which show as plain text. */
export function linkTarget(written: string): LinkTarget | undefined {
  const href = decodeEntities(written)
  // Browsers strip tabs and line breaks from URLs and treat a backslash as a slash: both hide the real target.
  if (/[\s\\\p{Cc}]/u.test(href)) return undefined
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : { kind: 'app', href }
  if (!URL.canParse(href)) return undefined
  const { protocol, host, username, password } = new URL(href)
  if (protocol === 'mailto:' || protocol === 'tel:') return { kind: 'contact', href }
  // `https://carrier.example@thief.example` looks like the carrier's.
  const isPlainSite = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isPlainSite ? { kind: 'site', href, host } : undefined
}

/** Whether a link's text names a different site than its target. */
export function isDisguised(words: string, host: string): boolean {
  const [shown] = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u.exec(words.toLowerCase()) ?? []
  return shown !== undefined && bare(shown) !== bare(host)
}

function bare(host: string): string {
  return host.replace(/^www\./, '').replace(/:\d+$/, '')
}
