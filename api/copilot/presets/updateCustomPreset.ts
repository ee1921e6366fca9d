import {
  builder,
  inputOf,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, isSame, replace, retryOrThrow, listed } from '../../platform/index.ts'
import { customPresetKind, customPresetRules } from './customPreset.ts'
import { CustomPresetType } from './customPresetType.ts'

const UpdateCustomPresetInput = inputOf('UpdateCustomPresetInput', customPresetRules.partial(), {
  description: 'Absent fields are unchanged.',
})

const UpdateCustomPresetSuccess = successType('UpdateCustomPresetSuccess', { customPreset: CustomPresetType })

const UpdateCustomPresetResult = builder.unionType('UpdateCustomPresetResult', {
  types: [UpdateCustomPresetSuccess, NotFoundError, ValidationErrors],
})

builder.mutationField('updateCustomPreset', (t) =>
  t.field({
    type: UpdateCustomPresetResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCustomPresetInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateCustomPreset(context, id, input),
  }),
)

/** Saves the given fields. Colleagues' simultaneous changes to other fields are kept. */
async function updateCustomPreset(
  { agency, actor, clock }: RequestContext,
  id: string,
  input: typeof UpdateCustomPresetInput.$inferInput,
) {
  return await retryOrThrow(async () => {
    const preset = await agency.read(customPresetKind, id)
    if (!preset) return notFound('preset')
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))
    const checked = customPresetRules.safeParse({ ...preset.value, ...given })
    if (!checked.success) return invalidInput(checked.error)

    const next = { ...preset.value, ...checked.data }
    if (!isSame(next, preset.value)) {
      const change = replace(preset, { ...next, updatedAt: clock.now() }, 'UPDATE_CUSTOM_PRESET')
      if (!(await agency.commit(actor, [change])).ok) return conflict
    }
    return {
      __typename: 'UpdateCustomPresetSuccess' as const,
      customPreset: listed(agency, customPresetKind, id),
    }
  })
}
