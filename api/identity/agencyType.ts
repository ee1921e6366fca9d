import { Node, nodeRef } from '../graphql/index.ts'
import { agencyKind } from './agency.ts'

export const AgencyType = nodeRef('Agency', agencyKind).implement({
  interfaces: [Node],
  fields: (t) => ({ name: t.exposeString('name') }),
})
