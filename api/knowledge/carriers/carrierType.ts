import { Node, nodeRef } from '../../graphql/index.ts'
import { carrierKind } from './carrier.ts'

export const CarrierType = nodeRef('Carrier', carrierKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    isCarrier: t.exposeBoolean('isCarrier', { description: 'Whether this company writes policies.' }),
    isBroker: t.exposeBoolean('isBroker', {
      description: 'Whether the agency places policies through this company.',
    }),
    naicNumber: t.exposeString('naicNumber', {
      nullable: true,
      description: 'Company code assigned by the National Association of Insurance Commissioners.',
    }),
  }),
})
