import table from './zipPlaces.json' with { type: 'json' }

/** The place that USPS serves under a ZIP code. */
export interface ZipPlace {
  readonly city: string
  readonly zone: string
}

let placesByCode: Map<string, ZipPlace> | undefined

/** The place of a five-digit ZIP code; null if unknown. */
export function placeOfZip(postalCode: string): ZipPlace | null {
  placesByCode ??= readPlaces(table.places)
  return placesByCode.get(postalCode) ?? null
}

/** Of each zone: `Austin:78701,78702;Bastrop:78602`. */
function readPlaces(zones: Readonly<Record<string, string>>): Map<string, ZipPlace> {
  const places = new Map<string, ZipPlace>()
  for (const [zone, cities] of Object.entries(zones)) {
    for (const entry of cities.split(';')) {
      const [city = '', codes = ''] = entry.split(':')
      for (const code of codes.split(',')) places.set(code, { city, zone })
    }
  }
  return places
}
