import { builder, NamedError, notFound, NotFoundError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyOf } from '../agency.ts'
import { agencyUserKind } from '../agencyUser.ts'
import { AgencyType } from '../agencyType.ts'
import { StaffError } from '../staff.ts'
import { canDeactivate } from './canDeactivate.ts'

const DeactivateAgencyUserSuccess = builder
  .objectRef<{ readonly __typename: 'DeactivateAgencyUserSuccess' }>('DeactivateAgencyUserSuccess')
  .implement({
    fields: (t) => ({
      agency: t.field({ type: AgencyType, resolve: (_, __, { agency }) => agencyOf(agency) }),
    }),
  })

interface UserNotDeactivated {
  readonly __typename: 'UserNotDeactivatedError'
  readonly message: string
}

const UserNotDeactivatedError = builder
  .objectRef<UserNotDeactivated>('UserNotDeactivatedError')
  .implement({ interfaces: [NamedError] })

builder.mutationField('deactivateAgencyUser', (t) =>
  t.field({
    description: "Ends the user's sessions at once. Their name stays on the records they worked on.",
    type: builder.unionType('DeactivateAgencyUserResult', {
      types: [DeactivateAgencyUserSuccess, NotFoundError, UserNotDeactivatedError],
    }),
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => deactivateAgencyUser(context, id),
  }),
)

async function deactivateAgencyUser(context: RequestContext, id: string) {
  const { agency, actor, origin, users } = context
  const user = agency.table(agencyUserKind).get(id)
  if (!user) return notFound('user')
  const { isAllowed, reason } = canDeactivate(context, user)
  if (!isAllowed) return notDeactivated(reason ?? '')
  try {
    await users.deactivateUser(user.email, { actor, origin })
  } catch (error) {
    if (error instanceof StaffError) return notDeactivated(error.message)
    throw error
  }
  return { __typename: 'DeactivateAgencyUserSuccess' as const }
}

function notDeactivated(message: string): UserNotDeactivated {
  return { __typename: 'UserNotDeactivatedError', message }
}
