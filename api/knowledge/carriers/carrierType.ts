import { Node, nodeRef } from '../../graphql/index.ts'
import { carrierKind } from './carrier.ts'

export const CarrierType = nodeRef('Carrier', carrierKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    isCarrier: t.exposeBoolean('isCarrier', { description: 'It writes policies.' }),
    isBroker: t.exposeBoolean('isBroker', { description: 'The agency places policies through it.' }),
    naicNumber: t.exposeString('naicNumber', {
      nullable: true,
      description: 'At the National Association of Insurance Commissioners.',
    }),
  }),
})
