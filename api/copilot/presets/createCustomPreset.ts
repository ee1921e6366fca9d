import { builder, invalidInput, ValidationErrors, inputOf, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { create, listed } from '../../platform/index.ts'
import { customPresetKind, customPresetRules } from './customPreset.ts'
import { CustomPresetType } from './customPresetType.ts'

const CreateCustomPresetInput = inputOf('CreateCustomPresetInput', customPresetRules)

const CreateCustomPresetSuccess = successType('CreateCustomPresetSuccess', { customPreset: CustomPresetType })

const CreateCustomPresetResult = builder.unionType('CreateCustomPresetResult', {
  types: [CreateCustomPresetSuccess, ValidationErrors],
})

builder.mutationField('createCustomPreset', (t) =>
  t.field({
    type: CreateCustomPresetResult,
    args: { input: t.arg({ type: CreateCustomPresetInput, required: true }) },
    resolve: (_, { input }, context) => createCustomPreset(context, input),
  }),
)

async function createCustomPreset(
  { agency, actor, viewer, clock }: RequestContext,
  input: typeof CreateCustomPresetInput.$inferInput,
) {
  const checked = customPresetRules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)

  const id = agency.newId(customPresetKind)
  const now = clock.now()
  const preset = { ...checked.data, createdById: viewer.id, createdAt: now, updatedAt: now }
  const committed = await agency.commit(actor, [create(customPresetKind, id, preset, 'CREATE_CUSTOM_PRESET')])
  if (!committed.ok) throw new Error(`The new preset ${id} was not stored.`)
  return {
    __typename: 'CreateCustomPresetSuccess' as const,
    customPreset: listed(agency, customPresetKind, id),
  }
}
