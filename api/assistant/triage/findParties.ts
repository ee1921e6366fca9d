import { nameKey } from '../../knowledge/index.ts'
import { type AddressFound, findAddresses } from './findAddress.ts'
import { withDigits } from './withDigits.ts'
import { namedBefore, type Party } from './findParty.ts'
import { isPartyName, tidyName } from './tidyName.ts'
import { isCommonWord } from './wordGroups.ts'

/** How people say that they want more than one certificate. */
const several =
  /\b(certificates|certs|cois|c\.o\.i\.s|both|each|(two|three|four|five|six|[2-6]) (separate |different |new |more )?(certificates?|certs?|cois?|holders?)|(second|another|other) (one|certificate|cert|coi|holder)|one (is )?(for|to)|holders)\b/i

/** Before a name and address that are no holder's: where the work is, or where the client is. */
const elsewhere =
  /\b(job|project|jobsite|site|work|working|located|location|property|premises|event|our|my|we|us|sincerely|regards)\b[^.!?\n]{0,40}$/i

const firm = String.raw`(?:LLC|L\.L\.C\.|LLP|LP|Inc\.?|Incorporated|Corp\.?|Corporation|Co\.|Company|Ltd\.?)`
const firmName = String.raw`\p{Lu}[\p{L}\p{N}'’&/-]*(?:\s+(?:(?:of|and|&|the)\s+)?\p{Lu}[\p{L}\p{N}'’&/-]*){0,5},?\s+${firm}`
/** Two words at least: `Bell and Sons` is one firm. */
const seriesName = String.raw`(?:the\s+)?(?:${firmName}|\p{Lu}[\p{L}\p{N}'’&/-]*(?:\s+(?:of\s+(?:the\s+)?)?\p{Lu}[\p{L}\p{N}'’&/-]*){1,5})`
/** `certificates for Summit Builders, Pemaquid Construction, and Town of Freeport` */
const series = new RegExp(
  String.raw`\b(?:[Cc]ertificates|[Cc]erts|(?:COI|coi)'?s)\b[^.!?\n]{0,60}?\b(?:for|to|naming)[:\s]\s*(?:both\s+)?(?<names>${seriesName}(?:\s*,\s*${seriesName})*(?:\s*,)?\s+and\s+${seriesName})`,
  'gu',
)
/** `certificates for Summit Builders Inc. and Harborview Construction LLC` */
const joined = new RegExp(
  String.raw`\b(?:[Cc]ertificates?|[Cc]erts?|(?:COI|coi)'?s?)\b[^.!?\n]{0,60}?\b(?:for|to|naming)\s+(?:both\s+)?(?<names>${firmName}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+(?:for\s+|to\s+)?|\s*&\s*)${firmName})+)`,
  'gu',
)

const anyName = String.raw`\p{Lu}[\p{L}\p{N}'’&/-]*(?:,?\s+(?:(?:of(?:\s+the)?|and|&)\s+)?\p{Lu}[\p{L}\p{N}'’&/-]*\.?){0,6}`
/** `one for Harbor Point Owners and one for Bates College`: each name has a preposition of its own. */
const enumerated = new RegExp(
  String.raw`\b(?:for|to)\s+(?:the\s+)?${anyName}(?:\s*(?:,|,?\s+and)\s+(?:(?:one|another)\s+)?(?:for|to)\s+(?:the\s+)?${anyName})+`,
  'gu',
)
const eachName = new RegExp(String.raw`\b(?:for|to)\s+(?:the\s+)?(?<name>${anyName})`, 'gu')
const undertaking = /^\s+(?:project|job|site|contract|event|work)\b/i

const listItem = /^[ \t]*(?:[-*•–]|\(?\d{1,2}[.)])[ \t]+(?<words>\S[^\n]*)$/gmu
const nameOfItem = new RegExp(
  String.raw`^(?:[Tt]he\s+)?(?<name>${anyName})(?=\s*(?:$|[,;:(]|\.\s|\s[–-]\s))`,
  'u',
)

/** The names of a list, each with the address in its item; nothing unless every item begins with a name. */
function listedIn(text: string, addresses: readonly AddressFound[]): Party[] {
  const items = [...text.matchAll(listItem)]
  const parties = items.map(({ index, groups }, place) => {
    const end = items[place + 1]?.index ?? index + 250
    const address = addresses.find(({ start }) => start >= index && start < end)?.address ?? null
    return { name: tidyName(nameOfItem.exec(groups?.['words'] ?? '')?.groups?.['name'] ?? ''), address }
  })
  return parties.every(({ name }) => isProperName(name)) ? parties : []
}

/** Names that each follow a preposition of their own. */
function enumeratedIn(text: string): Party[] {
  return [...text.matchAll(enumerated)].flatMap((match) =>
    [...match[0].matchAll(eachName)].flatMap((part): Party[] => {
      const name = tidyName(part.groups?.['name'] ?? '')
      const end = match.index + part.index + part[0].length
      return isProperName(name) && !undertaking.test(text.slice(end)) ? [{ name, address: null }] : []
    }),
  )
}

/** Names in a row behind what asks for certificates. */
function seriesIn(text: string): Party[] {
  return [...text.matchAll(series)].flatMap(({ groups }) => {
    const names = [...(groups?.['names'] ?? '').matchAll(new RegExp(seriesName, 'gu'))]
    const parties = names.map(([name]) => ({ name: tidyName(name), address: null }))
    return parties.every(({ name }) => isProperName(name)) ? parties : []
  })
}

/** `Waiver of Subrogation` and `General Liability` are capitalized, too. */
function isProperName(name: string): boolean {
  return (
    isPartyName(name) && name.split(/\s+/).some((word) => /\p{Lu}\p{L}{2}/u.test(word) && !isCommonWord(word))
  )
}

/**
 * The holders of a message that asks for several certificates, each with its address; nothing when it asks for one.
 * Only names that surely are holders count: the items of a list, names with an address behind each, or names joined by
 * `and` behind "certificates for".
 */
export function findParties(
  text: string,
  isOwn: (name: string) => boolean,
  { isSpoken }: { readonly isSpoken: boolean },
): readonly Party[] {
  if (!several.test(text)) return []
  const whole = isSpoken ? withDigits(text) : text
  const addresses = findAddresses(whole)
  const withAddresses = addresses.flatMap(({ address, start }, place): Party[] => {
    const before = addresses[place - 1]
    const found = namedBefore(whole, { start, after: before?.end ?? 0 })
    if (!found) return []
    const between = before
      ? whole.slice(before.end, found.at)
      : whole.slice(Math.max(0, found.at - 40), found.at)
    return elsewhere.test(between) || (before && between.length > 80) ? [] : [{ name: found.name, address }]
  })
  const firms = [...whole.matchAll(joined)].flatMap(({ groups }) =>
    [...(groups?.['names'] ?? '').matchAll(new RegExp(firmName, 'gu'))].map(([name]): Party => ({
      name: name.replace(/^(?:and|&)\s+/, ''),
      address: null,
    })),
  )
  const addressOf = (name: string | null) =>
    withAddresses.find((party) => nameKey(party.name ?? '') === nameKey(name ?? ''))?.address ?? null
  for (const found of [
    listedIn(whole, addresses),
    withAddresses,
    firms,
    enumeratedIn(whole),
    seriesIn(whole),
  ]) {
    const parties = new Map(
      found.filter(({ name }) => name && !isOwn(name)).map((party) => [nameKey(party.name ?? ''), party]),
    )
    if (parties.size > 1)
      return [...parties.values()]
        .slice(0, 6)
        .map(({ name, address }) => ({ name, address: address ?? addressOf(name) }))
  }
  return []
}
