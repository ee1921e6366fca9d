import { addressLine } from '../../knowledge/index.ts'
import { isRemovedAt } from './driversIn.ts'
import { findAddresses } from './findAddress.ts'
import { findParty } from './findParty.ts'
import { legalStop } from './legalStop.ts'
import { placesRemoved } from './placesChanged.ts'

/** Something that comes off a policy and is neither a driver nor a vehicle with its year. */
export interface Removed {
  /** Null when the name says what it is. */
  readonly kind: 'location' | 'additional insured' | 'loss payee' | 'mortgagee' | 'lienholder' | null
  readonly name: string
}

/** The locations, parties and vehicles without a year that a text takes off, apart from what is listed by name. */
export function removedIn(
  text: string,
  { listed, takenOff }: { readonly listed: readonly string[]; readonly takenOff: readonly string[] },
): Removed[] {
  // `Sold the 2019 Great Dane trailer. Take the Great Dane off`, but not `Take the Transit off, add a 2025 Ford Transit`
  const isTakenOff = (name: string) =>
    takenOff.some((each) =>
      ` ${each} `.toLowerCase().includes(` ${name.replace(/^\w+\s+/, '')} `.toLowerCase()),
    )
  const isListed = (name: string) =>
    isTakenOff(name) || listed.some((each) => name.includes(each) || each.includes(name))
  const parties = [...text.matchAll(partyRemoved)].map(({ groups }) => ({
    kind: kindOf(groups?.['role'] ?? groups?.['role2'] ?? groups?.['role3'] ?? ''),
    name: (groups?.['name'] ?? groups?.['name2'] ?? groups?.['name3'] ?? '').trim(),
  }))
  const places = findAddresses(text)
    .filter(
      ({ start, end }) =>
        ofLocation.test(text.slice(Math.max(0, start - 40), start)) && isRemovedAt(text, start, end),
    )
    .map(({ start, end }) => ({ kind: 'location' as const, name: text.slice(start, end).trim() }))
  const named = placesRemoved(text)
    .filter(
      (name) =>
        !places.some((place) => name.includes(place.name.split(',')[0] ?? '') || place.name.includes(name)),
    )
    .map((name) => ({ kind: null, name }))
  const things = [...text.matchAll(thingRemoved)]
    .map(({ groups }) => groups?.['thing'] ?? groups?.['sold'] ?? '')
    // `Please take that location off`: the place is named before.
    .flatMap((thing) => (/^(?:that|this|those)\b/i.test(thing) ? (placeLeft.exec(text)?.[1] ?? []) : thing))
    .filter(
      (thing) =>
        !isListed(thing) &&
        !named.some(({ name }) => name.includes(thing) || thing.includes(name)) &&
        !/\b(?:time|coverage|comp|collision|comprehensive|him|her|them|it)\b/i.test(thing) &&
        !(places.length > 0 && ofLocation.test(thing)) &&
        !parties.some(({ name }) => thing.includes(name)),
    )
    .map((name) => ({ kind: null, name }))
  const all: Removed[] = [...places, ...named, ...parties.filter(({ name }) => !isListed(name)), ...things]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
}

/** A lender that goes onto a policy: `add Old Harbour Bank, 2 Bank Sq, Portland ME 04101 as loss payee`. */
export function lendersAdded(text: string): { kind: NonNullable<Removed['kind']>; name: string }[] {
  const addresses = findAddresses(text)
  const wanted = lenderWanted.exec(text)?.groups?.['role']
  const added = [...text.matchAll(lenderAdded)]
  if (wanted && added.length === 0) {
    const { name, address } = findParty(text, [], { isSpoken: !/\d/.test(text), answers: [] })
    return name && address
      ? [{ kind: kindOf(wanted) ?? 'loss payee', name: `${name}, ${addressLine(address)}` }]
      : []
  }
  return added.flatMap(({ 0: match, index, groups }) => {
    const role = groups?.['role'] ?? groups?.['role2'] ?? groups?.['role3'] ?? ''
    const name = (groups?.['name'] ?? groups?.['name2'] ?? groups?.['name3'] ?? '').trim()
    const at = index + match.indexOf(name)
    const address = addresses.find(({ start }) => start >= at + name.length && start < at + name.length + 5)
    return kindOf(role) === 'additional insured'
      ? []
      : [
          {
            kind: kindOf(role) ?? 'loss payee',
            name: address ? `${name}, ${text.slice(address.start, address.end).trim()}` : name,
          },
        ]
  })
}

/** `They need to be on the property policy as mortgagee` */
const lenderWanted = new RegExp(
  String.raw`\b(?:needs?|wants?|has|have|asks?|asked|should|must) (?:to )?be (?:on|listed|added|named|shown|put)\b[^.!?\n]{0,50}?\bas (?:(?:an?|the|our) )*(?<role>[Ll]oss [Pp]ayee|[Mm]ortgagee|[Ll]ien ?holder)`,
)

function kindOf(role: string): Removed['kind'] {
  const words = role.toLowerCase().replace(/s$/, '')
  if (/insured/.test(words)) return 'additional insured'
  if (/lien/.test(words)) return 'lienholder'
  return /mortgagee/.test(words) ? 'mortgagee' : 'loss payee'
}

const ofLocation =
  /\b(?:locations?|shops?|stores?|offices?|buildings?|premises|warehouses?|yards?|studios?|restaurants?|property|garages?|place)\b/i
const firm = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*(?:,? (?:(?:of|the|and|&) ){0,2}\p{Lu}[\p{L}\p{N}&'’-]*){0,7}${legalStop}`
const holding = String.raw`(?:[Aa]dditional [Ii]nsureds?|[Ll]oss [Pp]ayees?|[Mm]ortgagees?|[Ll]ien ?holders?)`
const offVerb = String.raw`\b(?:[Tt]ake|[Rr]emove|[Dd]elete|[Dd]rop|[Pp]ull)(?: off)?`
/** `remove Summit Builders LLC as additional insured`, `take off the loss payee Ford Credit`, `Acme no longer has to be an additional insured` */
const partyRemoved = new RegExp(
  [
    String.raw`${offVerb} (?:the )?(?<name>${firm})(?: off)?,? (?:as|from) (?:(?:an?|the|our) )?(?:list of )?(?<role>${holding})`,
    String.raw`${offVerb} (?:(?:an?|the|our) )?(?<role2>${holding}),?:? (?:the )?(?<name2>${firm})`,
    String.raw`(?<name3>${firm}) (?:no longer|do(?:es)?n['’]t|do(?:es)? not)[^.!?\n]{0,30}? (?:be |as )(?:(?:an?|the|our|listed as) )*(?<role3>${holding})`,
  ].join('|'),
  'gu',
)
/** `add Bath Savings as loss payee`, `add the mortgagee First Bank`, `remove … as loss payee and add … instead` */
const lenderAdded = new RegExp(
  [
    String.raw`\b[Aa]dd (?:the )?(?<name>${firm})(?:,[^.;\n]{0,80}?)? as (?:(?:an?|the|our|new) )*(?<role>${holding})`,
    String.raw`\b[Aa]dd (?:(?:an?|the|our|new) )*(?<role2>${holding}),?:? (?:the )?(?<name2>${firm})`,
    String.raw`(?<role3>${holding})[^.;\n]{0,30}? and (?:then )?add (?:the )?(?<name3>${firm})(?:,[^.;\n]{0,80}?)? instead`,
  ].join('|'),
  'gu',
)
/** `take the F-150 off`, `we sold the box truck` */
const thingRemoved =
  /\b(?:take|remove|delete|drop|pull)\s+(?:off\s+)?(?<thing>(?:the|our|my|that|this)\s+[^.,;:!?\n]{2,60}?)\s+(?:off|from)\b|\b(?:sold|totaled|traded in)\s+(?<sold>(?:the|our|my)\s+[^.,;:!?\n]{2,40}?)(?=[.,;!?\n]|\s+(?:on|last|and|so|this|yesterday|today|in)\b)/gi
/** `We closed the shop at 22 Elm Street in Bath.` */
const placeLeft =
  /\b((?:the|our)\s+(?:\w+\s+)?(?:location|shop|store|office|building|warehouse|yard|studio|restaurant)\s+(?:at|in|on)\s+[^.,;!?\n]{3,60})/i

const droppedCoverage =
  /\b(?:drop|remove|delete|cancel|take off|take)\s+(?:the )?(?<coverage>(?:(?:collision|comprehensive|comp|physical damage|full coverage|rental reimbursement|rental|towing|roadside)(?: coverage)?(?:,? and |, | & )?)+)\s+(?:off )?(?:on|from|for|off)\s+(?:the |our |my )?(?<vehicle>[^.;\n]{3,60}?)(?=[,.;\n]|\s+(?:as|effective|starting|it|because|since)\b|$)/gi

/** The coverages that come off a vehicle, and where the text says so. */
export function droppedIn(text: string): { words: string; from: number; to: number }[] {
  return [...text.matchAll(droppedCoverage)].map(({ 0: match, index, groups }) => ({
    words: `${groups?.['coverage']?.trim().toLowerCase()} on the ${groups?.['vehicle']?.trim()}`,
    from: index,
    to: index + match.length,
  }))
}
