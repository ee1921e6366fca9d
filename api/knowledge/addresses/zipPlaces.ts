import { builder } from '../../graphql/index.ts'
import table from './zipPlaces.json' with { type: 'json' }

/** The place that USPS serves under a ZIP code. */
interface ZipPlace {
  readonly city: string
  readonly zone: string
}

let placesByCode: Map<string, ZipPlace> | undefined

/** The place of a five-digit ZIP code; null if unknown. */
function placeOfZip(postalCode: string): ZipPlace | null {
  placesByCode ??= readPlaces(table.places)
  return placesByCode.get(postalCode) ?? null
}

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

const ZipPlaceType = builder.objectRef<ZipPlace>('ZipPlace').implement({
  fields: (t) => ({
    city: t.exposeString('city'),
    zone: t.exposeString('zone', { description: 'USPS state code: ME.' }),
  }),
})

builder.queryField('zipPlace', (t) =>
  t.field({
    type: ZipPlaceType,
    nullable: true,
    description: 'The city and state of a five-digit ZIP code.',
    args: { postalCode: t.arg.string({ required: true }) },
    resolve: (_, { postalCode }) => placeOfZip(postalCode),
  }),
)
