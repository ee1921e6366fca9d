import { nameKey } from '../../knowledge/index.ts'
import { findAddresses } from './findAddress.ts'

const namedWord = String.raw`(?:\p{Lu}|\d+(?:st|nd|rd|th)\b)(?:[\p{L}\p{N}&'’/-]|\.(?=\p{L}))*(?:(?<=\b(?:Inc|Co|Corp|Ltd|St|Mt|\p{Lu}))\.)?`
const joint = String.raw`(?:,? (?:(?:of|the|and|for|its|a|d/b/a|dba|&) )*|;\s*(?:and )?(?:the )?|,\s+)`
const parties = String.raw`(?<parties>(?:the )?${namedWord}(?:${joint}${namedWord}){0,24})`
const status = String.raw`(?:an? )?[Aa](?:dditional(?:ly)?|dd['’]?l\.?|I\b)(?: [Ii]nsured(?:s|\(s\))?)?`
/** `naming them AND`, `the certificate holder and the`: before the parties that are named. */
const holderToo = String.raw`(?:(?:[Tt]hem|[Uu]s|[Yy]ou|(?:[Tt]he )?(?:[Cc]ertificate )?[Hh]older),?(?: (?:and|AND|&|plus|as well as))+ )?`
const heading = String.raw`(?:\b[Aa](?:dditional(?:ly)?|dd['’]?l\.?) [Ii]nsured(?:s|\(s\))?|\bAI(?:['’]?s)?)`
const listings = [
  new RegExp(String.raw`${heading}\s*(?::|are|is|=|–|-)\s*${parties}`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Nn]am(?:e|ing)|[Ll]ist(?:ing)?|[Ii]nclud(?:e|ing)|[Aa]dd(?:ing)?|[Ss]how(?:ing)?|[Pp]ut|[Hh]av(?:e|ing)|[Ww]ith) (?:both )?${holderToo}${parties} (?:(?:listed|named|included|added|shown) )?as ${status}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=^|[.!?;:]\s+|\n|["“]|\b(?:that|for|need|needs|want|wants|require|requires) )${holderToo}${parties} (?:(?:must|should|ha(?:s|ve) got to|need(?:s|ed)? to|ha(?:s|ve) to|are to|is to|to|shall|will|are|is) )?(?:also )?(?:be )?(?:listed|named|included|added|shown)? ?(?:as )?${status}(?!(?:dditional| [Ii]nsured|s|\(s\))*\s*[:=])`,
    'gu',
  ),
]

/** The parties that a text wants to be additional insureds, each once: the holder, the owner, the city. */
export function additionalInsuredsNamed(written: string): string[] {
  const text = withRolesNamed(withoutLists(written))
  const found = listings
    .flatMap((listing) => [...text.matchAll(listing)].map(({ groups }) => groups?.['parties'] ?? ''))
    .filter((listed) => !refused.test(listed))
    .flatMap(partiesOf)
  const byRole = additionalInsuredRoles(written).flatMap((role) => partyInRole(role, text) ?? [])
  return [...found, ...byRole].filter(
    (name, at, all) => all.findIndex((other) => nameKey(other) === nameKey(name)) === at,
  )
}

/** The roles that a text wants to be additional insureds and names nobody for: `the owner`. */
export function unnamedInsureds(written: string): string[] {
  return additionalInsuredRoles(written).flatMap((role) =>
    partyInRole(role, withoutLists(written)) === null ? `the ${role}` : [],
  )
}

/** The text in one line for each paragraph: lists in their sentence, and parties without their addresses. */
function withoutLists(written: string): string {
  const listed = written
    .replaceAll(/:[^\S\n]*\n+[^\S\n]*(?:[-*•–]|\(?\d{1,2}[.)])[^\S\n]+/g, ': ')
    .replaceAll(/\n[^\S\n]*(?:[-*•–]|\(?\d{1,2}[.)])[^\S\n]+/g, '; ')
  const plain = findAddresses(listed).reduceRight(
    (text, { start, end }) => text.slice(0, start).replace(/,\s*$/, '') + text.slice(end),
    listed,
  )
  return plain
    .replaceAll(firmAtLineEnd, '$1; ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
}

/** Where a company ends a line, the next line begins another. */
const firmAtLineEnd =
  /(\b(?:LLC|Inc\.?|Corp\.?|Corporation|Co\.?|Company|LP|LLP|Ltd\.?|Trust))[^\S\n]*\n(?=\p{Lu})/gu

const refused = /^(?:remove|drop|delete|without|omit|not)\b/i

const roles = [
  'project owner',
  'property owner',
  'building owner',
  'owner',
  'landlord',
  'lessor',
  'general contractor',
  'prime contractor',
  'GC',
  'construction manager',
  'developer',
  'architect',
  'property manager',
  'lender',
  'tenant',
]
const role = String.raw`(?:${roles.join('|')})`
const roleList = String.raw`(?:the |our |their )?${role}(?:(?:,? (?:and|&) |, | \+ )(?:the |our |their )?${role}){0,5}`
const roleListings = [
  new RegExp(
    String.raw`${heading}\s*(?::|are|is|=|–|-|for|to|should be|must be|include)\s*(?<roles>${roleList})\b`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<!\b(?:no|not|remove|drop|without) )\b(?<roles>${roleList})(?: (?:must|should|need(?:s|ed)? to|ha(?:s|ve) to|are to|is to|to|shall))?(?: also)?(?: be)?(?: (?:listed|named|included|added|shown))?(?: as)? (?:an? )?(?:additional(?:ly)? insureds?|addl\.? insureds?|AIs?)\b`,
    'gi',
  ),
]

function additionalInsuredRoles(text: string): string[] {
  const flat = text.replaceAll(/\s+/g, ' ')
  const listed = roleListings.flatMap((listing) =>
    [...flat.matchAll(listing)].map(({ groups }) => groups?.['roles'] ?? ''),
  )
  const named = listed.flatMap((each) => each.match(new RegExp(role, 'gi')) ?? [])
  return [
    ...new Set(
      named.map((each) => roles.find((known) => known.toLowerCase() === each.toLowerCase()) ?? each),
    ),
  ]
}

const party = String.raw`(?<party>${namedWord}(?:(?:,? (?:(?:of|the|and|for|&) )*|,\s+(?=(?:LLC|Inc|Corp|Co|LP|LLP|Ltd)\b))${namedWord}){0,8})`

/** The text where roles are called by name, `AI: the owner and Summit Builders Inc.`; those without a name are left out of lists. */
function withRolesNamed(text: string): string {
  return roles.reduce((named, each) => {
    if (!named.toLowerCase().includes(each.toLowerCase())) return named
    const known = partyInRole(each, named)
    const called = String.raw`\b(?:the|our|their) ${each}\b`
    return known === null
      ? named.replaceAll(new RegExp(String.raw`${called}(?:,? (?:and|&) (?:the )?|, )(?=\p{Lu})`, 'gu'), '')
      : named
          // `the owner Bayview Owners LLC`
          .replaceAll(new RegExp(String.raw`${called},? (?=${RegExp.escape(known)})`, 'gi'), '')
          .replaceAll(new RegExp(String.raw`${called}(?!\s*(?:is\b|[:=,(]))`, 'gi'), known)
  }, text)
}

/** Who has a role by the text: `the owner is Bayview Owners LLC`, `Summit Builders Inc. (GC)`; null if it doesn't say. */
function partyInRole(name: string, text: string): string | null {
  const called = name.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
  const article = String.raw`(?:[Tt]he|[Oo]ur|[Tt]heir)`
  // Not the title of who writes: "Marta Ouellette, Owner", "Owner, Casco Roofing LLC".
  const before = new RegExp(
    String.raw`(?:\b${called}\s*(?::|=|–|-)|\b${called} is|\b${article} ${called},?)\s+(?:the )?${party}`,
    'u',
  )
  const behind = new RegExp(
    String.raw`${party}(?: \((?:${article} )?| (?:is|as) (?:${article} )?|, ${article} )${called}\b`,
    'u',
  )
  return (
    partiesOf(before.exec(text)?.groups?.['party'] ?? '')[0] ??
    partiesOf(behind.exec(text)?.groups?.['party'] ?? '').at(-1) ??
    null
  )
}

/** Whether a text that names additional insureds wants the holder to be one besides. */
export function wantsHolderInsured(text: string): boolean {
  return besidesHolder.test(text)
}

const besidesHolder =
  /\b(?:holder|them|us|you|they|we|both|each|all|also|too|as well|plus|in addition|along with)\b[^.\n]{0,80}\b(?:additional(?:ly)? insured|AI\b)|\badditional(?:ly)? insured[^.\n]{0,80}\b(?:holder|also|too|as well|plus|both)\b/i

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
        .replace(sentenceBehindFirm, '')
        .replace(/^(?:(?:please|also|include|list|name|add|show|put|the) )+/i, '')
        .replace(/(?<!\b(?:Inc|Co|Corp|Ltd))[.,;\s]+$/, '')
        .trim(),
    )
    .filter((name) => / |\p{Lu}{2}/u.test(name) && !notParty.test(name))
}

/** `Summit Builders Inc. The owner …`: the stop of the abbreviation ends the sentence. */
const sentenceBehindFirm =
  /(?<=\b(?:Inc|Co|Corp|Ltd)\.)\s+(?:The|This|They|We|Our|Please|It|All|Also|Thanks?|Need|Send)\b.*$/

/** Words that begin with a capital and are no party: lines of business, forms, other wishes. */
const notParty =
  /^(?:Additional|Waiver|Primary|Please|Certificate|C?GL\b|General Liab|Auto\b|Commercial|Umbrella|Excess|WC\b|Workers|Blanket|Ongoing|Completed|CG\b|ISO\b|ACORD|COI\b|AI\b|WOS\b|PNC\b|GC$|Yes\b|No\b|Thanks?\b|Regards|Best\b|Sincerely)/
