import { builder, fieldError, ValidationErrors, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyUserKind, AgencyUserType, FavoritePresets, userOf } from '../../identity/index.ts'
import { conflict, isSame, replace, retryOnConflict } from '../../platform/index.ts'
import { customPresetKind } from '../presets/customPreset.ts'
import { CustomPresetType } from '../presets/customPresetType.ts'
import { builtInPresetIds, WorkspacePresetEnum } from '../presets/workspacePreset.ts'

// An agency preset may have been deleted since it was chosen, and a built-in one removed by an upgrade.
builder.objectFields(FavoritePresets, (t) => ({
  presets: t.field({
    type: [WorkspacePresetEnum],
    resolve: ({ presets }) => builtInPresetIds.filter((id) => presets.includes(id)),
  }),
  customPresets: t.field({
    type: [CustomPresetType],
    resolve: ({ customPresetIds }, _, { agency }) =>
      customPresetIds.flatMap((id) => agency.table(customPresetKind).get(id) ?? []),
  }),
}))

const FavoritePresetsInput = builder.inputType('FavoritePresetsInput', {
  fields: (t) => ({
    presets: t.field({ type: [WorkspacePresetEnum], required: true }),
    customPresetIds: t.idList({ required: true }),
  }),
})

const UpdateAgencyUserPreferencesInput = builder.inputType('UpdateAgencyUserPreferencesInput', {
  fields: (t) => ({ favoritePresets: t.field({ type: FavoritePresetsInput, required: true }) }),
})

const UpdateAgencyUserPreferencesSuccess = successType('UpdateAgencyUserPreferencesSuccess', {
  agencyUser: AgencyUserType,
})

const UpdateAgencyUserPreferencesResult = builder.unionType('UpdateAgencyUserPreferencesResult', {
  types: [UpdateAgencyUserPreferencesSuccess, ValidationErrors],
})

builder.mutationField('updateAgencyUserPreferences', (t) =>
  t.field({
    type: UpdateAgencyUserPreferencesResult,
    description: "Saves the viewer's own favorites.",
    args: { input: t.arg({ type: UpdateAgencyUserPreferencesInput, required: true }) },
    resolve: (_, { input }, context) => updateAgencyUserPreferences(context, input),
  }),
)

const mostCustomPresets = 100

async function updateAgencyUserPreferences(
  context: RequestContext,
  { favoritePresets: { presets, customPresetIds } }: typeof UpdateAgencyUserPreferencesInput.$inferInput,
) {
  const { agency, actor, viewer } = context
  const path = 'favoritePresets.customPresetIds'
  if (customPresetIds.length > mostCustomPresets) {
    return fieldError(path, `Choose up to ${mostCustomPresets} custom presets.`)
  }
  if (customPresetIds.some((id) => !agency.table(customPresetKind).get(id))) {
    return fieldError(path, 'A preset no longer exists. Reload the page.')
  }
  const favoritePresets = {
    presets: builtInPresetIds.filter((id) => presets.includes(id)),
    customPresetIds: [...new Set(customPresetIds)],
  }

  const answer = await retryOnConflict(async () => {
    const user = await agency.read(agencyUserKind, viewer.id)
    if (!user) throw new Error(`The signed-in user ${viewer.id} is not stored.`)
    const next = { ...user.value, preferences: { ...user.value.preferences, favoritePresets } }
    if (isSame(next, user.value)) return null
    const committed = await agency.commit(actor, [replace(user, next, 'UPDATE_AGENCY_USER_PREFERENCES')])
    return committed.ok ? null : conflict
  })
  const agencyUser = userOf(context, viewer.id)
  if (answer === conflict || !agencyUser) throw new Error(`The preferences of ${viewer.id} were not stored.`)
  return { __typename: 'UpdateAgencyUserPreferencesSuccess' as const, agencyUser }
}
