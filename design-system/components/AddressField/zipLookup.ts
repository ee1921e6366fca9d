import type { PlaceOfZip } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import type { AddressLookup } from './addressLookup.ts'
import { zoneCode } from './usZones.ts'

/** Looks up ZIP codes without streets: a street typed with its ZIP code gets its city and state. */
export function zipLookup(placeOf: PlaceOfZip): AddressLookup {
  return {
    async suggest(typed) {
      const address = await addressIn(typed, placeOf)
      if (!address) return []
      const { line1, city, zone, postalCode } = address
      return [{ id: typed, label: line1, description: `${city}, ${zone} ${postalCode}` }]
    },

    async addressOf({ id }) {
      const address = await addressIn(id, placeOf)
      if (!address) throw new Error('The suggestion is none of ours.')
      return address
    },

    placeOf,
  }
}

/** Parses `1200 Industrial Blvd, Austin, TX 78701` or just `1200 Industrial Blvd 78701`. */
async function addressIn(typed: string, placeOf: PlaceOfZip) {
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
