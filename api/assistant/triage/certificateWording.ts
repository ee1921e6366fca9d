import { nameKey } from '../../knowledge/index.ts'

const namedWord = String.raw`(?:\p{Lu}|\d+(?:st|nd|rd|th)\b)(?:[\p{L}\p{N}&'’/-]|\.(?=\p{L}))*(?:(?<=\b(?:Inc|Co|Corp|Ltd|St|Mt|\p{Lu}))\.)?`
const joint = String.raw`(?:,? (?:(?:of|the|and|for|its|a|d/b/a|dba|&) )*|;\s*(?:and )?(?:the )?|,\s+)`
const parties = String.raw`(?<parties>(?:the )?${namedWord}(?:${joint}${namedWord}){0,24})`
const status = String.raw`(?:an? )?[Aa](?:dditional(?:ly)?|dd['’]?l\.?|I\b)(?: [Ii]nsured(?:s|\(s\))?)?`
const listings = [
  new RegExp(String.raw`\b[Aa]dditional [Ii]nsured(?:s|\(s\))?\s*(?::|are|is|=|–|-)\s*${parties}`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Nn]am(?:e|ing)|[Ll]ist(?:ing)?|[Ii]nclud(?:e|ing)|[Aa]dd(?:ing)?|[Ss]how(?:ing)?|[Pp]ut|[Hh]av(?:e|ing)|[Ww]ith) (?:both )?${parties} (?:(?:listed|named|included|added|shown) )?as ${status}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=^|[.!?;:]\s+|\n|\b(?:that|for|need|needs|want|wants|require|requires) )${parties} (?:(?:must|should|need(?:s|ed)? to|ha(?:s|ve) to|are to|is to|to|shall) )?(?:also )?(?:be )?(?:listed|named|included|added|shown)? ?(?:as )?${status}`,
    'gu',
  ),
]

/** The parties that a text wants to be additional insureds, each once: the holder, the owner, the city. */
export function additionalInsuredsNamed(text: string): string[] {
  const flat = text.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
  const found = listings
    .flatMap((listing) => [...flat.matchAll(listing)].map(({ groups }) => groups?.['parties'] ?? ''))
    .flatMap(partiesOf)
  return found.filter((name, at) => found.findIndex((other) => nameKey(other) === nameKey(name)) === at)
}

const firmEnd = /\b(?:LLC|L\.L\.C\.?|Inc\.?|Corp\.?|Corporation|Co\.?|Company|LP|LLP|Ltd\.?|Trust)$/

/** `Summit Builders Inc. and Bayview Owners LLC`; in `Smith and Sons LLC`, the joint is part of the name. */
function partiesOf(listed: string): string[] {
  const parts = listed
    .split(/;\s*(?:and )?|,\s+(?:and )?(?!(?:LLC|Inc|Corp|Co|LP|LLP|Ltd)\b)/)
    .flatMap((part) => {
      const [first = '', ...others] = part.split(/ and (?=(?:the )?(?:\p{Lu}|\d))/u)
      return others.reduce<string[]>(
        (names, next) => {
          const before = names.at(-1) ?? ''
          const isApart = firmEnd.test(before) || /^(?:the )?(?:City|Town|County|State|Village)\b/.test(next)
          return isApart ? [...names, next] : [...names.slice(0, -1), `${before} and ${next}`]
        },
        [first],
      )
    })
  return parts
    .map((name) =>
      name
        .replace(/^(?:(?:please|also|include|list|name|add|show|put|the) )+/i, '')
        .replace(/(?<!\b(?:Inc|Co|Corp|Ltd))[.,;\s]+$/, '')
        .trim(),
    )
    .filter(
      (name) =>
        / |\p{Lu}{2}/u.test(name) && !/^(?:Additional|Waiver|Primary|Please|Certificate)\b/.test(name),
    )
}

/** The notice of cancellation that a text asks a certificate to promise: `30-day notice of cancellation`; null without one. */
export function noticeAskedFor(written: string): string | null {
  const text = written.replaceAll(dayCount, (word) => `${dayCounts[word.toLowerCase()] ?? word}`)
  const asked =
    /\b(\d{1,3})\)?[- ]?days?['’]?(?: (?:prior|advance|written))* notice\b|\bnotice of cancellation\b|\bNOC\b/i.exec(
      text,
    )
  if (!asked) return null
  const days = asked[1] ?? /\b(\d{1,3})[- ]days?\b/i.exec(text)?.[1]
  return `${days ? `${days}-day ` : ''}notice of cancellation`
}

const dayCounts: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  ninety: 90,
}
const dayCount = /\b(?:ten|fifteen|thirty|sixty|ninety)\b(?=[- ]days?\b)/gi

/** The cover besides the usual lines that a text wants a certificate to show: `pollution liability`. */
export function rareCoverAskedFor(text: string): string[] {
  const found = [...text.matchAll(rareCover)].flatMap(({ 0: words, index }) =>
    /\b(?:no|not|without|except|excluding|(?:don|doesn)['’]?t need)\b[^.;!?]{0,30}$/i.test(
      text.slice(0, index),
    )
      ? []
      : words.toLowerCase().replace(/\bpollution$/, 'pollution liability'),
  )
  return [...new Set(found)]
}

const rareCover =
  /\b(?:(?:contractor['’]?s?['’]? )?pollution(?: legal)?(?: liability)?|builder['’]?s['’]? risk|crime|employee dishonesty|fidelity bond|liquor liability|cyber(?: liability)?|professional liability|motor truck cargo|garagekeepers?(?: liability)?|abuse (?:and|&|or) molestation)\b/gi
