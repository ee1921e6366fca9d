import { Node, nodeRef } from '../graphql/index.ts'
import { carrierKind } from './carrier.ts'

export const CarrierType = nodeRef('Carrier', carrierKind).implement({
  interfaces: [Node],
  fields: (t) => ({ name: t.exposeString('name') }),
})
