import { nameKey } from '../../knowledge/index.ts'
import { findAddresses, withDigits } from './findAddress.ts'
import { namedBefore, type Party } from './findParty.ts'

/** How people say that they want more than one certificate. */
const several =
  /\b(certificates|certs|cois|c\.o\.i\.s|both|each|(two|three|four|five|six|[2-6]) (separate |different |new |more )?(certificates?|certs?|cois?|holders?)|(second|another|other) (one|certificate|cert|coi|holder)|one (is )?(for|to)|holders)\b/i

/** Before a name and address that are no holder's: where the work is, or where the client is. */
const elsewhere =
  /\b(job|project|jobsite|site|work|working|located|location|property|premises|event|our|my|we|us|sincerely|regards)\b[^.!?\n]{0,40}$/i

const firm = String.raw`(?:LLC|L\.L\.C\.|LLP|LP|Inc\.?|Incorporated|Corp\.?|Corporation|Co\.|Company|Ltd\.?)`
const firmName = String.raw`\p{Lu}[\p{L}\p{N}'’&/-]*(?:\s+(?:(?:of|and|&|the)\s+)?\p{Lu}[\p{L}\p{N}'’&/-]*){0,5},?\s+${firm}`
/** `certificates for Summit Builders Inc. and Harborview Construction LLC` */
const joined = new RegExp(
  String.raw`\b(?:[Cc]ertificates?|[Cc]erts?|(?:COI|coi)'?s?)\b[^.!?\n]{0,60}?\b(?:for|to|naming)\s+(?:both\s+)?(?<names>${firmName}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+(?:for\s+|to\s+)?|\s*&\s*)${firmName})+)`,
  'gu',
)

/**
 * The holders of a message that asks for several certificates, each with its address; nothing when it asks for one.
 * Only names that surely are holders count: with an address behind each, or joined by `and` behind "certificates for".
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
  const listed = [...whole.matchAll(joined)].flatMap(({ groups }) =>
    [...(groups?.['names'] ?? '').matchAll(new RegExp(firmName, 'gu'))].map(([name]): Party => {
      const key = nameKey(name)
      return {
        name: name.replace(/^(?:and|&)\s+/, ''),
        address: withAddresses.find((party) => nameKey(party.name ?? '') === key)?.address ?? null,
      }
    }),
  )
  for (const found of [withAddresses, listed]) {
    const parties = new Map(
      found.filter(({ name }) => name && !isOwn(name)).map((party) => [nameKey(party.name ?? ''), party]),
    )
    if (parties.size > 1) return [...parties.values()].slice(0, 6)
  }
  return []
}
