import {
  builder,
  changedMessage,
  NamedError,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { BusinessApplicationInput } from './businessApplicationInput.ts'
import {
  businessApplicationKind,
  isNews,
  keptParts,
  textOf,
  updatedApplication,
} from './businessApplication.ts'
import type { ApplicationRow } from './businessApplication.ts'
import { BusinessApplicationType } from './businessApplicationType.ts'
import { checkedApplication } from './checkedApplication.ts'
import type { ApplicationInput } from './checkedApplication.ts'
import { readUnderwriting } from './readUnderwriting.ts'

interface ApplicationChanged {
  readonly __typename: 'BusinessApplicationChangedError'
  readonly message: string
  readonly businessApplication: ApplicationRow
}

const BusinessApplicationChangedError = builder
  .objectRef<ApplicationChanged>('BusinessApplicationChangedError')
  .implement({
    description: 'The application was changed after it was loaded. Nothing was overwritten.',
    interfaces: [NamedError],
    fields: (t) => ({
      businessApplication: t.expose('businessApplication', { type: BusinessApplicationType }),
    }),
  })

const UpdateBusinessApplicationResult = builder.unionType('UpdateBusinessApplicationResult', {
  types: [
    successType('UpdateBusinessApplicationSuccess', { businessApplication: BusinessApplicationType }),
    BusinessApplicationChangedError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateBusinessApplication', (t) =>
  t.field({
    type: UpdateBusinessApplicationResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: BusinessApplicationInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateApplication(context, id, input),
  }),
)

/** Updates the given parts of an application; a colleague's changes since the given version are not overwritten. */
async function updateApplication(context: RequestContext, id: string, input: ApplicationInput) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const application = await agency.read(businessApplicationKind, id)
    if (!application) return notFound('application')
    if (input.version != null && input.version !== application.value.version)
      return await changed(context, id, input.version)

    const before = { ...application.value, ...(await readUnderwriting(agency, id)) }
    const checked = checkedApplication(before, input)
    if ('__typename' in checked) return checked
    const { rest, underwriting } = keptParts(checked.application)
    if (isNews(before, checked.application)) {
      const next = updatedApplication(application.value, rest, clock.now())
      const changes = [replace(application, next, 'UPDATE_BUSINESS_APPLICATION')]
      const committed = await agency.commit(actor, changes, { texts: [textOf(id, underwriting)] })
      if (!committed.ok) return conflict
    }
    return {
      __typename: 'UpdateBusinessApplicationSuccess' as const,
      businessApplication: listed(context.agency, businessApplicationKind, id),
    }
  })
  return answer === conflict ? await changed(context, id) : answer
}

async function changed(
  context: RequestContext,
  id: string,
  version: number | null = null,
): Promise<ApplicationChanged> {
  return {
    __typename: 'BusinessApplicationChangedError',
    message: await changedMessage(context, {
      what: 'application',
      kind: businessApplicationKind,
      id,
      version,
    }),
    businessApplication: listed(context.agency, businessApplicationKind, id),
  }
}
