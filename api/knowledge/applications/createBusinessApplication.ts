import { builder, notFound, NotFoundError, ValidationErrors, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, retryOrThrow, listed } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { BusinessApplicationInput } from './businessApplicationInput.ts'
import { businessApplicationKind, keptParts, textOf } from './businessApplication.ts'
import { checkedApplication } from './checkedApplication.ts'
import type { ApplicationInput } from './checkedApplication.ts'
import { BusinessApplicationType } from './businessApplicationType.ts'

const CreateBusinessApplicationResult = builder.unionType('CreateBusinessApplicationResult', {
  types: [
    successType('CreateBusinessApplicationSuccess', { businessApplication: BusinessApplicationType }),
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('createBusinessApplication', (t) =>
  t.field({
    type: CreateBusinessApplicationResult,
    args: {
      accountId: t.arg.id({ required: true }),
      input: t.arg({ type: BusinessApplicationInput, required: true }),
    },
    resolve: (_, { accountId, input }, context) => createApplication(context, accountId, input),
  }),
)

/** Creates an application for a business; any part of it can be added later. */
async function createApplication(context: RequestContext, accountId: string, input: ApplicationInput) {
  const { agency, actor, clock } = context
  const checked = checkedApplication({}, input)
  const id = agency.newId(businessApplicationKind)
  return await retryOrThrow(async () => {
    const account = await agency.read(accountKind, accountId)
    if (account?.value.type !== 'BUSINESS') return notFound('business')
    if ('__typename' in checked) return checked
    const { rest, underwriting } = keptParts(checked.application)
    const at = clock.now()
    const application = { ...rest, accountId, createdAt: at, updatedAt: at, version: 1 }
    const changes = [create(businessApplicationKind, id, application, 'CREATE_BUSINESS_APPLICATION')]
    const texts = [textOf(id, underwriting)]
    const committed = await agency.commit(actor, changes, { texts, checks: [account] })
    if (!committed.ok) return conflict
    return {
      __typename: 'CreateBusinessApplicationSuccess' as const,
      businessApplication: listed(context.agency, businessApplicationKind, id),
    }
  })
}
