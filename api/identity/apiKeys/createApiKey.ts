import { z } from 'zod'
import { builder, invalidInput, legibleText, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { AgencyType } from '../agencyType.ts'
import { agencyOf } from '../agency.ts'

interface CreatedApiKey {
  readonly __typename: 'CreateApiKeySuccess'
  readonly key: string
}

const CreateApiKeySuccess = builder.objectRef<CreatedApiKey>('CreateApiKeySuccess').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key itself. It cannot be shown again.' }),
    agency: t.field({ type: AgencyType, resolve: (_, __, { agency }) => agencyOf(agency) }),
  }),
})

builder.mutationField('createApiKey', (t) =>
  t.field({
    type: builder.unionType('CreateApiKeyResult', { types: [CreateApiKeySuccess, ValidationErrors] }),
    args: { label: t.arg.string({ required: true, description: 'Who uses the key.' }) },
    resolve: (_, input, context) => createApiKey(context, input),
  }),
)

const rules = z.object({
  label: legibleText(100, { tooLong: 'A label may have up to 100 characters.' }).refine(
    (label) => label !== '',
    'Enter a label that says who uses the key.',
  ),
})

async function createApiKey({ agency, actor, origin, apiKeys }: RequestContext, input: { label: string }) {
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { key } = await apiKeys.create(agency, checked.data.label, { actor, origin })
  return { __typename: 'CreateApiKeySuccess' as const, key }
}
