import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'

const create = `mutation ($input: CreateCustomPresetInput!) {
  createCustomPreset(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateCustomPresetSuccess { customPreset { id title basePrompt allowFileUpload createdBy { name } updatedAt } }
  }
}`

const update = `mutation ($id: ID!, $input: UpdateCustomPresetInput!) {
  updateCustomPreset(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on UpdateCustomPresetSuccess { customPreset { title basePrompt updatedAt } }
  }
}`

const titles = `query ($text: String) { customPresets(text: $text) { edges { node { title } } } }`

const renewalLetter = {
  title: 'Renewal letter',
  description: 'Writes the letter that goes out 60 days before expiration.',
  basePrompt: 'Write a renewal letter. Name the expiring premium and what we need from the insured.',
}

Deno.test('a new preset belongs to its creator and accepts files by default', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { createCustomPreset } = await dana.data(create, { input: renewalLetter })
  const { id, ...preset } = createCustomPreset.customPreset
  assert.match(id, /^cp_/)
  assert.deepEqual(preset, {
    title: 'Renewal letter',
    basePrompt: renewalLetter.basePrompt,
    allowFileUpload: true,
    createdBy: { name: 'Dana Whitfield' },
    updatedAt: '2026-03-16T15:30:00.000Z',
  })
})

Deno.test('reports each missing text under its field', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const input = { title: ' ', description: '', basePrompt: '\u200b' }
  const { createCustomPreset } = await dana.data(create, { input })
  assert.deepEqual(createCustomPreset.fields, [
    { path: 'title', message: 'Enter a title.' },
    { path: 'description', message: 'Describe the preset in one sentence.' },
    { path: 'basePrompt', message: 'Tell Cara what to do.' },
  ])
})

Deno.test('an update keeps the fields it does not name', async () => {
  await using world = await openWorld()
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  const { createCustomPreset } = await dana.data(create, { input: renewalLetter })
  const { id } = createCustomPreset.customPreset
  world.clock.set(Date.parse('2026-03-16T15:40:00Z'))
  const { updateCustomPreset } = await marcus.data(update, { id, input: { title: '60-day renewal letter' } })
  assert.deepEqual(updateCustomPreset.customPreset, {
    title: '60-day renewal letter',
    basePrompt: renewalLetter.basePrompt,
    updatedAt: '2026-03-16T15:40:00.000Z',
  })
})

Deno.test('filters presets by title and description within the viewer’s agency', async () => {
  await using world = await openWorld()
  const [dana, walt] = [await world.as(world.dana), await world.as(world.walt)]
  await dana.data(create, { input: renewalLetter })
  await dana.data(create, { input: { ...renewalLetter, title: 'Loss run summary', description: 'By year.' } })
  const named = async (client: typeof dana, text?: string) => {
    const { customPresets } = await client.data(titles, { text })
    return customPresets.edges.map(({ node }: { node: { title: string } }) => node.title)
  }
  assert.deepEqual(await named(dana), ['Loss run summary', 'Renewal letter'])
  assert.deepEqual(await named(dana, '60 DAYS'), ['Renewal letter'])
  assert.deepEqual(await named(walt), [])
})
