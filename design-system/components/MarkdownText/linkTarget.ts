import { decodeEntities } from './decodeEntities.ts'

/** Where a link of a text may lead: a page of the app, another site, or somebody's mail or telephone. */
export type LinkTarget =
  | { kind: 'app'; href: string }
  | { kind: 'site'; href: string; host: string }
  | { kind: 'contact'; href: string }

/** The target of a link that is safe to follow; undefined for every other, which is then shown as plain words. */
export function linkTarget(written: string): LinkTarget | undefined {
  const href = decodeEntities(written)
  // Browsers drop tabs and line ends inside of addresses and read a backslash as a slash: both hide the real target.
  if (/[\s\\\p{Cc}]/u.test(href)) return undefined
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : { kind: 'app', href }
  if (!URL.canParse(href)) return undefined
  const { protocol, host, username, password } = new URL(href)
  if (protocol === 'mailto:' || protocol === 'tel:') return { kind: 'contact', href }
  // `https://carrier.example@thief.example` reads like the carrier's.
  const isPlainSite = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isPlainSite ? { kind: 'site', href, host } : undefined
}

/** Whether the words of a link name another site than the one it leads to. */
export function isDisguised(words: string, host: string): boolean {
  const [shown] = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u.exec(words.toLowerCase()) ?? []
  return shown !== undefined && bare(shown) !== bare(host)
}

function bare(host: string): string {
  return host.replace(/^www\./, '').replace(/:\d+$/, '')
}
