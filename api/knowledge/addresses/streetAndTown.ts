import { placeOfZip } from './placeOfZip.ts'
import table from './zipPlaces.json' with { type: 'json' }

/** `44 Marginal Way Portland` without a comma: the street and the town, which is the one of the ZIP code or another of the state. Null if no known town ends it. */
export function streetAndTown(
  text: string,
  { zone, postalCode }: { readonly zone: string; readonly postalCode: string },
): { readonly street: string; readonly city: string } | null {
  const place = placeOfZip(postalCode.slice(0, 5))
  const towns = (placesOf[zone] ?? '').split(';').map((entry) => entry.split(':')[0] ?? '')
  const own = place?.zone === zone ? [place.city] : []
  for (const town of [...own, ...towns.toSorted((a, b) => b.length - a.length)]) {
    const street = text.slice(0, -town.length - 1)
    // A number and the name of the street are left.
    if (town !== '' && text.toLowerCase() === `${street} ${town}`.toLowerCase() && / \S/.test(street))
      return { street: street.replace(/[\s,]+$/, ''), city: town }
  }
  return null
}

const placesOf: Readonly<Record<string, string | undefined>> = table.places
