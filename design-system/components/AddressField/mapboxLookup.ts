import type { Address } from './address.ts'
import type { AddressLookup } from './addressLookup.ts'
import { zoneCode } from './usZones.ts'
import { zipLookup } from './zipLookup.ts'

const service = 'https://api.mapbox.com/autofill/v1'

/** What the service answers of an address (spec 2 §7); the rest is not read. */
interface MapboxAddress {
  address_line1?: string
  address_line2?: string
  address_level2?: string
  address_level1?: string
  postcode?: string
  feature_name?: string
}

/** Knows the streets of the US by Mapbox Address Autofill, as the owner of the access token. */
export function mapboxLookup(accessToken: string): AddressLookup {
  // The service bills by session: what is typed until a suggestion is taken.
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

    // A ZIP code alone is no address to the service.
    placeOf: zipLookup.placeOf,
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
