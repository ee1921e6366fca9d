import { builder, Node, nodeRef } from '../graphql/index.ts'
import { businessPolicyKind, linesOfBusiness } from './businessPolicy.ts'
import { carrierKind } from './carrier.ts'
import { CarrierType } from './carrierType.ts'

const LineOfBusinessEnum = builder.enumType('LineOfBusiness', { values: linesOfBusiness })

export const BusinessPolicyType = nodeRef('BusinessPolicy', businessPolicyKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: LineOfBusinessEnum }),
    policyNumber: t.exposeString('policyNumber', { nullable: true }),
    carrier: t.field({
      type: CarrierType,
      nullable: true,
      resolve: ({ carrierId }, _, { agency }) =>
        (carrierId && agency.table(carrierKind).get(carrierId)) || null,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ expiresAt }) => (expiresAt ? Date.parse(`${expiresAt}T00:00:00Z`) : null),
    }),
  }),
})
