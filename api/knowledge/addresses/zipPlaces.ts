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
