import { builder } from '../graphql/index.ts'
import { searchable } from '../search/index.ts'
import { agencyUserKind, isInternalAddress } from './agencyUser.ts'
import { AgencyUserType } from './agencyUserType.ts'

searchable(AgencyUserType, agencyUserKind, {
  standing: 'person',
  isShown: ({ email }, { providerDomain }) => !isInternalAddress(email, providerDomain),
})

builder.queryFields((t) => ({
  agencyUser: t.field({
    description: 'The signed-in user.',
    type: AgencyUserType,
    resolve: (_, __, { agency, viewer }) => agency.table(agencyUserKind).get(viewer.id) ?? gone(),
  }),
  agencyUsers: t.field({
    description: "The agency's active users by name.",
    type: [AgencyUserType],
    resolve(_, __, { agency, providerDomain }) {
      const users = agency.table(agencyUserKind)
      const where = ({ isActive, email }: { isActive: boolean; email: string }) =>
        isActive && !isInternalAddress(email, providerDomain)
      return [...users.page({ order: 'name', where, first: users.size }).rows]
    },
  }),
}))

function gone(): never {
  throw new Error('The signed-in user is not in the table.')
}
