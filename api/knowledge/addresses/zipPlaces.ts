import { builder } from '../../graphql/index.ts'
import { placeOfZip, type ZipPlace } from './placeOfZip.ts'

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
