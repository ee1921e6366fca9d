import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'

const save = `mutation ($presets: [WorkspacePreset!]!, $customPresetIds: [ID!]!) {
  updateAgencyUserPreferences(input: {
    favoritePresets: { presets: $presets, customPresetIds: $customPresetIds }
  }) {
    __typename
    ... on ValidationErrors { fields { path message } }
  }
}`

const favorites = `{ agencyUser { preferences { favoritePresets { presets customPresets { title } } } } }`

const create = `mutation {
  createCustomPreset(input: { title: "Loss run summary", description: "By year and line.", basePrompt: "Sum up." }) {
    ... on CreateCustomPresetSuccess { customPreset { id } }
  }
}`

Deno.test('saves favorites for the viewer only, in card order', async () => {
  await using world = await openWorld()
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  const { createCustomPreset } = await dana.data(create)
  const presets = ['GENERATE_QUOTE_PROPOSAL', 'CERTIFICATE_REVIEW', 'CERTIFICATE_REVIEW']
  await dana.data(save, { presets, customPresetIds: [createCustomPreset.customPreset.id] })
  const chosen = (await dana.data(favorites)).agencyUser.preferences.favoritePresets
  assert.deepEqual(chosen, {
    presets: ['CERTIFICATE_REVIEW', 'GENERATE_QUOTE_PROPOSAL'],
    customPresets: [{ title: 'Loss run summary' }],
  })
  const others = (await marcus.data(favorites)).agencyUser.preferences.favoritePresets
  assert.deepEqual(others, { presets: [], customPresets: [] })
})

Deno.test('rejects another agency’s preset as a favorite', async () => {
  await using world = await openWorld()
  const [dana, walt] = [await world.as(world.dana), await world.as(world.walt)]
  const { createCustomPreset } = await walt.data(create)
  const { updateAgencyUserPreferences } = await dana.data(save, {
    presets: [],
    customPresetIds: [createCustomPreset.customPreset.id],
  })
  assert.deepEqual(updateAgencyUserPreferences.fields, [
    { path: 'favoritePresets.customPresetIds', message: 'A preset no longer exists. Reload the page.' },
  ])
})
