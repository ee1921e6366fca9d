import { folded } from '../../platform/index.ts'
import type { Address } from '../addresses/address.ts'

/** Normalizes an email address for comparison. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Normalizes a US phone number for comparison: its last ten digits without extension; null if there are fewer. */
export function phoneKey(phone: string): string | null {
  const digits = digitsOf(phone)
  return digits.length < 10 ? null : digits.slice(-10)
}

function digitsOf(phone: string): string {
  return phone.replace(/;ext=.*$/, '').replace(/\D/g, '')
}

/** Formats in which a user may search for a phone number: `12075550142`, `207-555-0142` and `5550142`. */
export function dialedPhones(phone: string | null): string[] {
  if (phone === null) return []
  const key = phoneKey(phone)
  if (key === null) return [phone]
  const withCountry = phone.startsWith('+') ? digitsOf(phone) : `1${key}`
  return [withCountry, `${key.slice(0, 3)}-${key.slice(3, 6)}-${key.slice(6)}`, key.slice(3)]
}

const legalSuffix =
  /[\s,]+(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|l\.l\.p|pllc|pc|p\.c|pa|p\.a)\.?$/

/** Normalizes a customer's name for comparison: ignores case, accents, punctuation and legal suffixes. */
export function nameKey(name: string): string {
  const letters = withoutSuffixes(folded(name).trim()).replace(/[’'`]/g, '').replace(/&|\+/g, ' and ')
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** `Casco Roofing Co., Inc.` has two suffixes. */
function withoutSuffixes(name: string): string {
  const shorter = name.replace(legalSuffix, '')
  return shorter === name ? name : withoutSuffixes(shorter)
}

/** USPS street suffix abbreviations (USPS Publication 28, appendix C1). */
const abbreviations: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  road: 'rd',
  route: 'rte',
  south: 's',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  turnpike: 'tpke',
  west: 'w',
}

const unit = /[\s,]+(suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|#)\b.*$|[\s,]*#.*$/

/**
 * Normalizes an address for comparison, ignoring street spelling and floor: one key by ZIP
 * code and one by city. None without a street, or without either of the two.
 */
export function addressKeys(address: Address | null): readonly string[] {
  if (!address?.line1) return []
  const { line1, city, zone, postalCode } = address
  const words = folded(line1)
    .replace(unit, '')
    .split(/[^\p{L}\p{N}]+/u)
  const street = words.map((word) => abbreviations[word] ?? word).join(' ')
  const places = [postalCode?.slice(0, 5), city && zone && `${folded(city)} ${zone}`]
  return places.flatMap((place) => (place ? [`${street.trim()}\n${place}`] : []))
}
