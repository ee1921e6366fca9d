import type { AddressLookup } from './addressLookup.ts'
import { zoneCode } from './usZones.ts'
import { placeInText } from './zips/placesText.ts'

/**
 * Looks up ZIP codes offline, without streets: a street typed with its ZIP code gets its city and state.
 * One file per first digit (8 to 17 KB gzipped), loaded when the first such code is typed.
 */
export const zipLookup: AddressLookup = {
  async suggest(typed) {
    const address = await addressIn(typed)
    if (!address) return []
    const { line1, city, zone, postalCode } = address
    return [{ id: typed, label: line1, description: `${city}, ${zone} ${postalCode}` }]
  },

  async addressOf({ id }) {
    const address = await addressIn(id)
    if (!address) throw new Error('The suggestion is none of ours.')
    return address
  },

  placeOf,
}

async function placeOf(postalCode: string) {
  const load = filesByFirstDigit[postalCode.slice(0, 1)]
  if (!load) return null
  const { default: file } = await load()
  return placeInText(file.places, postalCode)
}

/** Parses `1200 Industrial Blvd, Austin, TX 78701` or just `1200 Industrial Blvd 78701`. */
async function addressIn(typed: string) {
  const [, beforeZip, postalCode] = /^(.*\S)[\s,]+(\d{5}(?:-\d{4})?)\s*$/.exec(typed) ?? []
  if (beforeZip === undefined || postalCode === undefined) return null
  const place = await placeOf(postalCode.slice(0, 5))
  if (!place) return null
  const line1 = withoutPlace(beforeZip, place)
  return line1 === '' ? null : { line1, line2: '', ...place, postalCode }
}

/** Strips the state from the end, then the city. */
function withoutPlace(text: string, { city, zone }: { city: string; zone: string }): string {
  const [, beforeZone = text, lastWord = ''] = /^(.*?)[\s,]+([a-z]{2})$/i.exec(text) ?? []
  const street = zoneCode(lastWord) === zone ? beforeZone : text
  const isCityLast = street.toLowerCase().endsWith(city.toLowerCase())
  return (isCityLast ? street.slice(0, -city.length) : street).replace(/[\s,]+$/, '')
}

const filesByFirstDigit: Record<string, () => Promise<{ default: { places: string } }>> = {
  0: () => import('./zips/0.json'),
  1: () => import('./zips/1.json'),
  2: () => import('./zips/2.json'),
  3: () => import('./zips/3.json'),
  4: () => import('./zips/4.json'),
  5: () => import('./zips/5.json'),
  6: () => import('./zips/6.json'),
  7: () => import('./zips/7.json'),
  8: () => import('./zips/8.json'),
  9: () => import('./zips/9.json'),
}
