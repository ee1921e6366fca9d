import { z } from 'zod'
import {
  builder,
  fieldError,
  invalidInput,
  legibleText,
  ValidationErrors,
  inputOf,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyOf } from '../agency.ts'
import { isEmail, normalEmail } from '../agencyUser.ts'
import { AgencyType } from '../agencyType.ts'
import { StaffError } from '../staff.ts'

const rules = z.object({
  name: legibleText(100, { tooLong: 'A name may have up to 100 characters.' }).refine(
    (name) => name !== '',
    'Enter a name.',
  ),
  email: z
    .string()
    .transform(normalEmail)
    .refine(isEmail, 'Enter an email address, like dana@agency.com.')
    .describe('Sign-in codes are sent to this address.'),
})

const AddAgencyUserInput = inputOf('AddAgencyUserInput', rules)

const AddAgencyUserSuccess = builder
  .objectRef<{ readonly __typename: 'AddAgencyUserSuccess' }>('AddAgencyUserSuccess')
  .implement({
    fields: (t) => ({
      agency: t.field({ type: AgencyType, resolve: (_, __, { agency }) => agencyOf(agency) }),
    }),
  })

builder.mutationField('addAgencyUser', (t) =>
  t.field({
    description: 'The user can sign in right away. Reactivates a deactivated user with this address.',
    type: builder.unionType('AddAgencyUserResult', { types: [AddAgencyUserSuccess, ValidationErrors] }),
    args: { input: t.arg({ type: AddAgencyUserInput, required: true }) },
    resolve: (_, { input }, context) => addAgencyUser(context, input),
  }),
)

async function addAgencyUser(
  { agency, actor, origin, users }: RequestContext,
  input: typeof AddAgencyUserInput.$inferInput,
) {
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  try {
    await users.addUser(agency, checked.data, { actor, origin })
  } catch (error) {
    if (error instanceof StaffError) return fieldError('email', error.message)
    throw error
  }
  return { __typename: 'AddAgencyUserSuccess' as const }
}
