import { findAddresses } from './findAddress.ts'

const relationships: readonly (readonly [string, RegExp])[] = [
  [
    'landlord',
    /\b(landlord|lessor of (the )?(premises|building)|property manager|property management|our lease|new lease|we rent (the|our|a) (space|shop|building|office|suite|unit)|building owner|lease (requires|says|renewal)|tenan(t|cy))\b/i,
  ],
  [
    'permit issuer',
    /\b(permits?|permitting|encroachment|right[- ]of[- ]way|street closure|licens(e|ing) (office|board|department))\b/i,
  ],
  [
    'general contractor',
    /\b(gc\b|general contractor|prime contractor|\bsub(contract\w*)? (for|to|under|agreement)|construction manager|job ?site|the builder)\b/i,
  ],
  ['mortgagee', /\b(mortgag\w+)\b/i],
  ['loss payee', /\b(loss payee|lien ?holder|financ(ed|ing|e company)|lender'?s? loss)\b/i],
  ['lender', /\b(lender|bank|loan|credit union|sba)\b/i],
  [
    'lessor of leased equipment',
    /\b(leas(ed|ing|e) (the |a |an |our )?(\w+ )?(van|truck|vehicle|equipment|lift|copier|machine|forklift|trailer)|leasing (company|corp)|equipment (lessor|lease|rental)|rental (company|yard|house))\b/i,
  ],
  [
    'venue',
    /\b(venue|event|wedding|festival|fair|market|expo|trade show|concert|booth|gallery|library|church|ballroom|hall|park|teach\w* (at|a|each)|class(es)? (at|there)|perform\w* at|vendor at|pop-?up|tournament|race|farmers)\b/i,
  ],
  ['franchisor', /\b(franchis\w+)\b/i],
  ['municipality', /\b(city|town|township|county|village|borough|municipal\w*|state of)\b/i],
  [
    'property owner',
    /\b(property owner|owner of the (property|building)|homeowner|hoa|condo\w* association|owner)\b/i,
  ],
  [
    'client',
    /\b(client|customer|contract (with|requires)|vendor (portal|agreement|packet)|new account|supplier|master service)\b/i,
  ],
]

/** What somebody is called to be: `our landlord`, `the owner of the building`, `(owner)`, `Relationship: lender`. */
const role =
  /(?:\b(?:our|the|my|their|an?|is|are|as|relationship(?: is)?:?|role:?)|\(|,|^)\s*(?:(?:the|our|my|an?|project|building|property|premises|job)\s+)*(?<role>landlord|lessor|owner|general contractor|gc|prime contractor|lender|mortgagee|loss payee|lien ?holder|venue|franchisor|municipality|property manager)\b(?!['’]s|\s*:\s*\S|\s+of\s+(?:our|the|this)\s+(?:company|business|firm))/gimu

const roles: Readonly<Record<string, string>> = {
  gc: 'general contractor',
  'general contractor': 'general contractor',
  'prime contractor': 'general contractor',
  landlord: 'landlord',
  lessor: 'landlord',
  'property manager': 'landlord',
  lender: 'lender',
  'lien holder': 'loss payee',
  lienholder: 'loss payee',
  'loss payee': 'loss payee',
  mortgagee: 'mortgagee',
  municipality: 'municipality',
  owner: 'property owner',
  venue: 'venue',
  franchisor: 'franchisor',
}

/**
 * What the party is to the client, as far as the message says: what it is called nearest to its name, else what the
 * message is about. The streets and towns of addresses say nothing of it.
 */
export function findRelationship(text: string, name: string | null): string | null {
  const words = findAddresses(text)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    // `Christiana Commons Owner LP` is the name of another party.
    .replaceAll(
      /\p{Lu}[\p{L}&'’-]+ (?:Property )?Owners?(?=,? (?:LP|LLLP|LLC|LLP|Inc|Corp|Associates)\b)/gu,
      ' ',
    )
    // The bank of another party makes nobody a lender.
    .replaceAll(/(?:\p{Lu}[\p{L}&'’-]+ )+(?:Bank|Credit Union|Mortgage)\b/gu, (other) =>
      name === null || name.includes(other) ? other : ' ',
    )
    .replaceAll(/\b(?:I|we)(?: am| are|['’](?:m|re)) (?:the|an?|one of the) (?:\w+ )?owners?\b/gi, ' ')
  const own =
    name === null
      ? words
      : words.replaceAll(ofAnother, (whole, party: string) =>
          name.startsWith(party) || party.startsWith(name) ? whole : ' ',
        )
  const at = name === null ? -1 : own.indexOf(name)
  const called = [...own.matchAll(role)].toSorted((a, b) =>
    at < 0 ? 0 : Math.abs(a.index - at) - Math.abs(b.index - at),
  )[0]?.groups?.['role']
  const stated = called && roles[called.toLowerCase().replace(/\s+/g, ' ')]
  const said = own.replaceAll(aPlace, (place) => (name?.includes(place) === false ? ' ' : place))
  return stated ?? relationships.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

/** `and so does the owner, Maine Medical Center` */
const ofAnother =
  /\b(?:[Tt]he|[Oo]ur|[Tt]heir)\s+(?:(?:project|building|property|premises|job)\s+)?(?:landlord|owner|general contractor|gc|GC|lender|mortgagee|municipality|property manager),\s+(\p{Lu}[\p{L}&'’-]*(?: (?:of |the |& )?\p{Lu}[\p{L}&'’.-]*)+)/gu
/** One that is named besides is no municipality for it: `The City of Portland and Allagash Builders`. */
const aPlace = /\b(?:City|Town|Township|County|Village|Borough|State) of \p{Lu}[\p{L}'’-]+/gu
