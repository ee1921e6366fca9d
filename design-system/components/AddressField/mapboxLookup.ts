import type { PlaceOfZip } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import type { Address } from './address.ts'
import type { AddressLookup } from './addressLookup.ts'
import { zoneCode } from './usZones.ts'

const service = 'https://api.mapbox.com/autofill/v1'

/** The fields read from the service's response (spec 2 §7). */
interface MapboxAddress {
  address_line1?: string
  address_line2?: string
  address_level2?: string
  address_level1?: string
  postcode?: string
  feature_name?: string
}

/** Looks up US streets through Mapbox Address Autofill with the owner's access token. */
export function mapboxLookup(accessToken: string, placeOf: PlaceOfZip): AddressLookup {
  // The service bills by session: all input until a suggestion is chosen.
  let session = crypto.randomUUID()

  async function ask<Answer>(path: string, query: Record<string, string>, signal: AbortSignal) {
    const search = new URLSearchParams({ ...query, access_token: accessToken, session_token: session })
    const response = await fetch(`${service}/${path}?${search}`, { signal })
    if (!response.ok) throw new Error(`The address service answered ${response.status}.`)
    return (await response.json()) as Answer
  }

  return {
    async suggest(typed, signal) {
      const path = `suggest/${encodeURIComponent(typed)}`
      const { suggestions } = await ask<{ suggestions: (MapboxAddress & { action: { id: string } })[] }>(
        path,
        { country: 'us', language: 'en', limit: '5' },
        signal,
      )
      return suggestions.map(({ action, ...found }) => {
        const { line1, city, zone, postalCode } = addressOf(found)
        return {
          id: action.id,
          label: line1 || (found.feature_name ?? ''),
          description: [city, `${zone} ${postalCode}`.trim()].filter(Boolean).join(', '),
        }
      })
    },

    async addressOf({ id }, signal) {
      const { features } = await ask<{ features: { properties: MapboxAddress }[] }>(
        `retrieve/${encodeURIComponent(id)}`,
        {},
        signal,
      )
      session = crypto.randomUUID()
      const [found] = features
      if (!found) throw new Error('The address service no longer knows the suggestion.')
      return addressOf(found.properties)
    },

    // The service does not accept a ZIP code alone as an address.
    placeOf,
  }
}

function addressOf(found: MapboxAddress): Address {
  return {
    line1: found.address_line1 ?? '',
    line2: found.address_line2 ?? '',
    city: found.address_level2 ?? '',
    zone: zoneCode(found.address_level1 ?? ''),
    postalCode: found.postcode ?? '',
  }
}
