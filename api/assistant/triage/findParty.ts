import { nameKey, type Address } from '../../knowledge/index.ts'
import { isPartyName, tidyName } from './tidyName.ts'
import { isCommonWord } from './wordGroups.ts'
import { type AddressFound, findAddresses, findTown, withTownOf, withZipBehind } from './findAddress.ts'
import { smallNames } from './smallNames.ts'
import { withDigits } from './withDigits.ts'

/** A certificate holder or additional insured, as far as the message says. */
export interface Party {
  readonly name: string | null
  readonly address: Address | null
}

/** A full stop belongs to a name only within it or behind what is abbreviated: `St. Brendan`, `J.P. Wells Co.` */
const nameWord = String.raw`(?:\p{Lu}(?:[\p{L}\p{N}'’&/-]|\.(?=\p{L}))*(?:(?<=\b(?:Inc|Co|Corp|Ltd|St|Mt|Ft|Pt|Sq|Hts|Mfg|Intl|Natl|Assocs|Svcs|Dr|Jr|Sr|Bros|Assn|Assoc|Dept|Univ|Ctr)|(?<![&/])\b\p{Lu})\.)?|\d+(?:st|nd|rd|th|\p{Lu}\b)?)`
const joint = String.raw`(?:of the|by the|of|the|and|&|d\/b\/a|dba|at|for|de la|de|del|la|le|du|van|von|y|on|in|\+)`
/** A line may end within a name, a paragraph may not. */
const gap = String.raw`(?:[^\S\n]+|[^\S\n]*\n(?!\s*\n)[^\S\n]*)`
/** A proper name: capitalized words, joined by small ones, with what companies write behind. */
const properName = String.raw`(?:${nameWord}(?:(?:,?${gap}|\s*-\s*)(?:${joint}${gap}){0,2}${nameWord}){0,8}(?:,?\s+(?:llc|inc|corp|co|lp|llp|ltd)\b\.?)?(?:\s+(?:[Nn]o\.?|#)\s?\d{1,5}\b)?(?:\s+(?:department|dept|district|commission|authority|association)\b)?(?:,?\s+its(?:\s+\p{Ll}+,?){1,6}?\s+(?:and|or|and/or)\s+\p{Ll}+)?(?:,?\s+and\s+(?:all\s+)?(?:of\s+)?its\s+(?:affiliates|subsidiaries|successors|parents?)(?:(?:,|\s+and)\s+(?:affiliates|subsidiaries|successors|assigns))*)?)`

/** `The county's name must read exactly: "Harlan County, its elected officials, officers, agents and employees"` */
const quotedName =
  /\b(?:(?:must|should|has to|needs to|to|please) (?:be )?(?:read|say|listed as|shown as|appear as|worded)|exact(?:ly)?(?: wording| name)?|legal name|(?:holder|insured|name)(?: is| as)?)\b[^"“\n.]{0,40}[:\n]?\s*["“](?<name>\p{Lu}[^"”\n]{4,160})["”]/giu

/** `I believe it's "Hollow Creek Barn & Gardens LLC"` */
const quotedAlone = new RegExp(String.raw`["“](?<name>${properName})["”]`, 'gu')

/** `They moved to 700 Hali'a Street. County of Maui, Department of Parks and Recreation.` */
const nameAlone = new RegExp(String.raw`(?:^|[.!?]\s+)(?<name>${properName})(?=\s*(?:[.!\n]|$))`, 'gmu')

/** `Dear Brent, the Rotary Club of Seguin asks`: the person greeted is not part of the name. */
const anyName = new RegExp(String.raw`(?:\bDear \p{L}+, the )?(?<name>${properName})`, 'gu')
/** What a party may be to the client. */
const role =
  '(?:landlord|general contractor|gc|property manager|venue|owner|lender|bank|client|customer|lessor|franchisor|mall|arena|airport|museum|hotel|marina|market|fair|festival|club|mill|plant|library|theater|clinic|leasing company|rental company|permit office|school|district|town|city|county|developer|tenant|vendor|promoter|organizer|association|hospital|university|church)'

/** Words by which people take back what they said. */
const correction = String.raw`\b(?:sorry|no|no wait|wait|actually|i mean|correction|scratch that|my mistake|now)`

/** Where to find the party's name, most reliable first. */
const places: readonly { readonly before: string; readonly after: string; readonly points: number }[] = [
  {
    before: String.raw`(?:certificate\s+holder|cert\s+holder|holder|additional insured|made out to|certificate to|addressed to|name on (?:it|them|the cert\w*))(?:'s)?\s*(?:name)?\s*(?:(?:[:–-]\s*)?(?:is|(?:should|would|must|has to|needs to) (?:be|read|say)|reads|as|to read)|:|-|–|=|\s(?=\p{Lu}))\s*"?(?:the\s+)?`,
    after: '',
    points: 5,
  },
  {
    before: String.raw`${correction},?\s+(?:now\s+)?(?:it'?s|that'?s|its|make that)\s+(?:the\s+)?`,
    after: '',
    points: 4.5,
  },
  // `is made out to Pemberton Group. GC says it must be Pemberton Construction Group, LLC`
  {
    before: String.raw`(?:^|[.!?]\s+)(?:the\s+)?(?:full\s+|legal\s+|exact\s+|company\s+)?name(?: is|['’]s)\s+(?:the\s+)?`,
    after: '',
    points: 4.3,
  },
  {
    before: String.raw`\b(?:it|that|they|name|holder)\s+(?:must|should|has to|needs? to)\s+(?:be|read|say)\s*:?\s*["“]?(?:the\s+)?`,
    after: '',
    points: 5.5,
  },
  {
    before: String.raw`\b(?:add|adding|list|listing|name|naming|include|including|put|get|have|show|showing|evidencing)\s+(?:on\s+)?(?:the\s+)?`,
    after: String.raw`[^.!?]{0,70}?\b(?:as|to (?:our|my|the)|on (?:our|my|the|an?)|onto|under|included|listed|added|named)\b`,
    points: 4.4,
  },
  {
    before: String.raw`(?:certificates?|certs?|coi'?s?|c\.o\.i\.|proof of insurance|proof|evidence of insurance|additional insured)\b[^.!?\n]{0,60}?\b(?:for|to|naming|listing|showing|made out to|with)\s+(?:the\s+|our\s+|my\s+|a\s+)?(?:(?:new|next)\s+)?(?:(?:${role}|job with|work with|job for|folks at|people at)[,:]?\s+)?(?:the\s+)?`,
    after: '',
    points: 3.5,
  },
  // `The attorney asks that St. Casimir Parish and the Diocese be added`
  {
    before: String.raw`\b(?:that|have|get|for|wants?|needs?|like|see|make sure)\s+(?:the\s+)?`,
    after: String.raw`(?:,? (?:and|&) [^.!?\n]{3,60}?)?\s+(?:to\s+|must\s+|should\s+)?(?:be|are|is|gets?)\s+(?:added|listed|named|included|shown|put|an? additional|additional)\b`,
    points: 4.4,
  },
  {
    before: String.raw`(?:^|[.!?—–]\s+|\b(?:um|uh|er|erm),?\s+|\bi (?:think|believe)\s+)(?:it'?s|it is|that'?s|that is|they'?re)\s+(?:called\s+|for\s+)?(?:the\s+)?`,
    after: '',
    points: 2.2,
  },
  {
    before: String.raw`${role}s?\s*(?:is|are|,|:|=|\(|called|named|-|–)\s*(?:now\s+)?(?:called\s*|named\s*)?[,:]?\s*(?:the\s+)?`,
    after: '',
    points: 3,
  },
  {
    before: String.raw`(?:^|[.!?,;:]\s+|\b(?:because|since|that|and|but|from|at|with|the)\s+)(?:the\s+)?`,
    after: String.raw`['’]?s?,?\s+(?:\([^)]*\)\s*)?(?:just\s+|now\s+|also\s+|is\s+|are\s+|has\s+|have\s+)?(?:needs?|wants?|requires?|requir\w+|ask(?:s|ed|ing)?|insist\w*|request\w*|would like|must be|has to be|hired|invited|won'?t)\b`,
    points: 3,
  },
  // `A unit owner, Ana Ruiz, is refinancing and Coast Bank needs a certificate`: whoever needs it holds it.
  {
    before: String.raw`(?:^|[.!?,;:]\s+|\b(?:because|since|that|and|but|lender|bank|landlord|owner)\s+)(?:the\s+)?`,
    after: String.raw`\s+(?:now\s+|also\s+)?(?:needs?|wants?|requires?|asks? for|is asking for)\b[^.!?\n]{0,40}?\b(?:cert(?:ificate)?s?|cois?|(?:evidence|proof) of)\b`,
    points: 4.2,
  },
  { before: String.raw`\b(?:for|with|at|from|by|to)\s+(?:the\s+)?`, after: '', points: 1 },
]

export interface Candidate {
  readonly name: string
  readonly at: number
  readonly points: number
}

/** Names that are no party: the client, the agency's people, the assistant. */
export function findParty(
  text: string,
  ownNames: readonly string[],
  { isSpoken, answers }: { readonly isSpoken: boolean; readonly answers: readonly string[] },
): Party {
  // `a CG 20 10 for Bowdoin Builders`: the number of a form is part of no name.
  const spoken = (isSpoken ? withDigits(text) : text).replaceAll(formNumber, (number) =>
    'x'.repeat(number.length),
  )
  const addresses = findAddresses(spoken)
  const isOwn = (name: string) => {
    // `Priya at Larkspur, the rental one`, `Ruben, Cinder Cone`
    const key = nameKey(name.replace(/^\p{L}+(?: (?:at|from|with)|,) /u, ''))
    return (
      key === '' ||
      ownNames.some(
        (own) =>
          nameKey(own) === key ||
          nameKey(own).startsWith(`${key} `) ||
          key.startsWith(`${nameKey(own)} `) ||
          (key.includes(' ') && ` ${nameKey(own)} `.includes(` ${key} `)),
      )
    )
  }
  const candidates = [
    ...[...spoken.matchAll(quotedName)].map((match) => ({
      name: match.groups?.['name'] ?? '',
      at: match.index,
      points: 6,
    })),
    ...[...spoken.matchAll(quotedAlone)].map((match) => ({
      name: match.groups?.['name'] ?? '',
      at: match.index + 1,
      points: 3.6,
    })),
    ...byPlace(spoken),
    ...byAddress(spoken, addresses),
    ...smallNames(spoken, addresses),
    ...byAnswer(spoken, isSpoken ? answers.map(withDigits) : answers),
  ]
    .map((candidate) => ({ ...candidate, name: nameOf(candidate, { text: spoken, addresses }) }))
    .filter(
      ({ name, at }) =>
        !addresses.some(({ start, end }) => start <= at && at < end) &&
        name.length > 2 &&
        isPartyName(name) &&
        !addresses.some(({ address }) => address.city === name) &&
        !/^(?:19|20)\d\d\s|^[\d\s().+-]+$/.test(name) &&
        // `ACTION REQUIRED` among words in small letters
        !(/^\p{Lu}{5,}(?: \p{Lu}{4,})*$/u.test(name) && /\p{Ll}{3}/u.test(spoken)) &&
        !isOwn(name),
    )
    .map((candidate) => ({ ...candidate, points: candidate.points + plausibility(candidate.name) }))
    .toSorted((a, b) => b.points - a.points || a.at - b.at)
  const [best] = candidates
  // `Caldera's agreement … Entity: Caldera Energy Operating LP`, `the Center` of the Garrison Art Center: the fuller name is the one to write down.
  const isShort = best?.name.includes(' ') === false
  const alone = [...spoken.matchAll(isShort || isSpoken ? anyName : nameAlone)].map((match) => {
    const name = match.groups?.['name'] ?? ''
    const at = match.index + match[0].length - name.length
    return { name: nameOf({ name, at, points: 0 }, { text: spoken, addresses }) }
  })
  const fuller = [...candidates, ...alone].find(({ name: other }) => {
    const [key, short] = [nameKey(other), nameKey(best?.name ?? '')]
    return (
      other.length < 80 &&
      !(best && goesOnWithOthers(other, best.name)) &&
      (key.startsWith(`${short} `) ||
        // `The Missouri Tourism Board gave us a grant. Tourism Board, 301 West High Street …`
        (isSpoken && key.endsWith(` ${short}`) && key.split(' ').length - short.split(' ').length === 1) ||
        // `Certificate for Ingrid, Tolberg`, where Tolberg Development wants it
        (/^\p{Lu}\p{Ll}+, /u.test(best?.name ?? '') && key.startsWith(`${short.replace(/^\S+ /, '')} `)) ||
        (!short.includes(' ') && `${key} `.includes(` ${short} `)))
    )
  })
  const name = (fuller ?? best)?.name ?? null
  // The address that follows the name is its own; an address before it may be.
  const found = addresses.find(({ start }) => start >= (best?.at ?? 0)) ?? addresses[0]
  const address = found ? (isSpoken ? withZipBehind(found, spoken) : found.address) : findTown(spoken)
  return { name, address: address ? withTownOf(address, name) : null }
}

/** Whether a longer name is a list that begins with a whole one: `Wharfside Trust, Harbor Management Co. and Casco Bank`. */
function goesOnWithOthers(longer: string, name: string): boolean {
  return firmWords.test(name) && longer.startsWith(name) && otherName.test(longer.slice(name.length))
}

const otherName = /^\.?(?:, (?:and )?| and | & )(?!(?:LLC|L\.L\.C|Inc|Corp|Co|LP|LLP|Ltd|PLLC|PC)\b)\p{Lu}/u

/** A single word is often a person; what firms and public bodies call themselves is surely a party. `GL and WC` is none. */
function plausibility(name: string): number {
  const words = name.split(/\s+/)
  const isCommon =
    words.some(isCommonWord) &&
    words.every((word) => /^(?:\p{Ll}|\p{Lu}{2,3}$)/u.test(word) || isCommonWord(word))
  if (isCommon && !firmWords.test(name)) return -3
  return (firmWords.test(name) ? 0.3 : 0) - (name.includes(' ') ? 0 : 1.2)
}

const formNumber = /\b(?:ACORD|Acord|CG|CA|CP|BP|WC|IL)(?: ?\d\d){1,4}\b/g

const firmWords =
  /\b(LLC|L\.L\.C|Inc|Corp|Corporation|Co|Company|LP|LLP|Ltd|PLLC|PC|Trust|Trustees|Association|Partners|Properties|Realty|Management|Builders|Construction|Contract\w+|Town|City|County|Village|Township|State|University|College|School|District|Hospital|Center|Church|Commission|Authority|Department|Group|Holdings|Club)\b/

function byPlace(text: string): Candidate[] {
  return places.flatMap(({ before, after, points }) => {
    // Names are recognized by their capitals; the words around them may have any case.
    const pattern = new RegExp(`${anyCase(before)}(?<name>${properName})${anyCase(after)}`, 'gmu')
    return [...text.matchAll(pattern)].map((match) => ({
      name: match.groups?.['name'] ?? '',
      at: match.index + match[0].indexOf(match.groups?.['name'] ?? ''),
      points,
    }))
  })
}

/** The name alone; the article that a firm writes large in the middle of a sentence is part of it. */
function nameOf(
  candidate: Candidate,
  { text, addresses }: { readonly text: string; readonly addresses: readonly AddressFound[] },
): string {
  const name = tidyName(beforeAddress(candidate, addresses))
  const at = text.indexOf(name, candidate.at)
  const hasArticle = at > 0 && /[\p{L},(]\s+The\s+$/u.test(text.slice(Math.max(0, at - 12), at))
  return hasArticle && firmWords.test(name) ? `The ${name}` : name
}

/** A name without the address that follows it. */
function beforeAddress({ name, at }: Candidate, addresses: readonly AddressFound[]): string {
  const within = addresses.find(({ start }) => start > at && start < at + name.length)
  return within ? name.slice(0, within.start - at) : name
}

const nameAtEnd = new RegExp(
  String.raw`(?<name>${properName})\s*(?:[,(:;\n–-]|\bat\b|\bis at\b|\bof\b|\bthey'?re at\b|\blocated at\b|\baddress(?: is)?\b|\s)*$`,
  'u',
)

/** The name right before an address, behind what is `after`, and where; null when there is none, or it is no party's. */
export function namedBefore(
  text: string,
  { start, after = 0 }: { readonly start: number; readonly after?: number },
): { name: string; at: number } | null {
  const from = Math.max(after, start - 160)
  const found = nameAtEnd.exec(text.slice(from, start))
  const name = tidyName(found?.groups?.['name'] ?? '')
  return found && name.length > 2 && isPartyName(name) && /\p{L}/u.test(name)
    ? { name, at: from + found.index }
    : null
}

/** Somebody whose address follows: `Friends of the Hollis Library (36 Common Street, …`. */
function byAddress(text: string, addresses: readonly AddressFound[]): Candidate[] {
  return addresses.flatMap(({ start }) => {
    // `Tallmadge Property Group LLC / c/o VendorTrak / PO Box …`: the mail recipient is not the party.
    const before = text
      .slice(Math.max(0, start - 160), start)
      .replaceAll(/\((?:attn|attention|c\/o|care of)\b[^)\n]*\)/gi, (cut) => ' '.repeat(cut.length))
      .replace(
        /(?:^|\n|[,;|/](?=\s))[^\n,;|/]*\b(?:c\/o|care of|attn\b|attention)[^\n]*$|\n[^\n]*\b(?:c\/o|care of|attn\b)[^\n]*\n\s*$/i,
        (cut) => cut.replaceAll(/[^\n]/g, ' '),
      )
    const match = nameAtEnd.exec(before)
    const name = match?.groups?.['name']
    const isLine = /\n[ \t]*\S[^\n]{0,3}$/.test(before.slice(0, (match?.index ?? 0) + 1))
    if (name !== undefined && isPartyName(tidyName(name)))
      return [{ name, at: start - before.length + (match?.index ?? 0), points: isLine ? 4.7 : 4.2 }]
    // `The board of Willow Run Condominium Association voted … Address is 30 Willow Run Drive`
    return [...before.matchAll(new RegExp(properName, 'gu'))]
      .filter(([each]) => each.includes(' '))
      .map((each) => ({ name: each[0], at: start - before.length + each.index, points: 0.8 }))
  })
}

/** What a caller answers when asked for a name: `Who is it for?` `Rose Hill Farm.` */
function byAnswer(text: string, answers: readonly string[]): Candidate[] {
  return answers.flatMap((answer) => {
    const said = answer.split(new RegExp(`${correction},`, 'i')).at(-1) ?? ''
    const names = said.match(new RegExp(properName, 'gu')) ?? []
    const name = names.find((each) => each.includes(' ')) ?? names[0]
    return name === undefined ? [] : [{ name, at: Math.max(0, text.indexOf(name)), points: 4.1 }]
  })
}

/** Makes only this part of a larger pattern case-insensitive. */
function anyCase(pattern: string): string {
  return pattern.replaceAll(/\\p\{\w+\}|\\.|\(\?<?[:=!]|\(\?<\w+>|[a-z]/g, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part,
  )
}
