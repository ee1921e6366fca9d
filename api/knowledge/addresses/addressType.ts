import { builder } from '../../graphql/index.ts'
import type { Address } from './address.ts'

export const AddressType = builder.objectRef<Address>('Address').implement({
  fields: (t) => ({
    line1: t.exposeString('line1', { nullable: true }),
    line2: t.exposeString('line2', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    zone: t.exposeString('zone', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
  }),
})
