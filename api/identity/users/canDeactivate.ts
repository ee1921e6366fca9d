import { allowed, builder, Permission, refused } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyUserKind, isInternalAddress, type AgencyUserRow } from '../agencyUser.ts'
import { AgencyType } from '../agencyType.ts'
import { AgencyUserType } from '../agencyUserType.ts'

builder.objectField(AgencyType, 'users', (t) =>
  t.field({
    description: 'Active users first, then deactivated ones; by name.',
    type: [AgencyUserType],
    resolve: (_, __, context) =>
      shownUsers(context).toSorted((a, b) => Number(b.isActive) - Number(a.isActive)),
  }),
)

builder.objectFields(AgencyUserType, (t) => ({
  isActive: t.exposeBoolean('isActive', {
    description: 'Whether the user can sign in. Deactivated users stay on the records they worked on.',
  }),
  viewerCanDeactivate: t.field({
    type: Permission,
    resolve: (user, _, context) => canDeactivate(context, user),
  }),
}))

type Viewed = Pick<RequestContext, 'agency' | 'viewer' | 'providerDomain'>

/** Whether the viewer may deactivate the user, and if not, why. */
export function canDeactivate(context: Viewed, user: AgencyUserRow) {
  if (!user.isActive) return refused('This user is deactivated.')
  if (user.id === context.viewer.id)
    return refused("You can't deactivate yourself. Ask a colleague to do it.")
  const others = shownUsers(context).filter(({ id, isActive }) => isActive && id !== user.id)
  return others.length > 0 ? allowed : refused('An agency needs at least one active user.')
}

/** The agency's users by name, without the provider's own. */
function shownUsers({ agency, providerDomain }: Pick<RequestContext, 'agency' | 'providerDomain'>) {
  const users = agency.table(agencyUserKind)
  const where = ({ email }: AgencyUserRow) => !isInternalAddress(email, providerDomain)
  return [...users.page({ order: 'name', where, first: users.size }).rows]
}
