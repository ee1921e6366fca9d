import assert from 'node:assert/strict'
import { openWorld, type World } from '../testing/openWorld.ts'

const watch = /* GraphQL */ `
  subscription ($after: String) {
    watchAgency(after: $after) {
      cursor
      nodeId
      typename
      updateTypes
    }
  }
`

async function hire(world: World, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@harborline.example`
  return world.identity.staff.addUser(world.harborline, { email, name })
}

Deno.test('a watcher receives events from now on', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  await using stream = await dana.watch(watch)
  const id = await hire(world, 'Noor')
  assert.deepEqual((await stream.next())?.watchAgency, {
    cursor: String(world.harborline.head),
    nodeId: id,
    typename: 'AgencyUser',
    updateTypes: ['CREATE_AGENCY_USER'],
  })
})

Deno.test('after a lost connection no event is missed or repeated', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const first = await dana.watch(watch)
  await hire(world, 'Noor')
  const cursor = (await first.next())?.watchAgency.cursor
  await first[Symbol.asyncDispose]()

  const missed = [await hire(world, 'Idris'), await hire(world, 'Maeve')]
  await using second = await dana.watch(watch, { after: cursor })
  const told = [(await second.next())?.watchAgency.nodeId, (await second.next())?.watchAgency.nodeId]
  assert.deepEqual(told, missed)
})

const spellings: readonly [string, (cursor: string) => [string, Record<string, unknown>?]][] = [
  ['in its text', (cursor) => [`subscription { watchAgency(after: "${cursor}") { nodeId } }`]],
  [
    'in a variable of any name',
    (cursor) => [
      'subscription Watch($from: String!) { watchAgency(after: $from) { nodeId } }',
      { from: cursor },
    ],
  ],
  [
    'in a fragment',
    (cursor) => [
      `subscription { ...News } fragment News on Subscription { watchAgency(after: "${cursor}") { nodeId } }`,
    ],
  ],
]

for (const [name, spell] of spellings) {
  Deno.test(`a subscription with its cursor ${name} resumes from there`, async () => {
    await using world = await openWorld()
    const dana = await world.as(world.dana)
    const cursor = String(world.harborline.head)
    const missed = await hire(world, 'Noor')
    await using stream = await dana.watch(...spell(cursor))
    assert.equal((await stream.next())?.watchAgency.nodeId, missed)
  })
}

Deno.test('a subscription under an alias is delivered under it', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  await using stream = await dana.watch('subscription { news: watchAgency { about: nodeId } }')
  const id = await hire(world, 'Noor')
  assert.deepEqual(await stream.next(), { news: { about: id } })
})

Deno.test('does not send what no screen shows', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  await using stream = await dana.watch(watch)
  await world.identity.apiKeys.create(world.harborline, 'Client portal')
  const id = await hire(world, 'Noor')
  assert.equal((await stream.next())?.watchAgency.nodeId, id)
})

for (const after of ['999999', '-1', '1.5', 'sr_1', '']) {
  Deno.test(`rejects the cursor '${after}' with a clear message`, async () => {
    await using world = await openWorld()
    const dana = await world.as(world.dana)
    await using stream = await dana.watch(watch, { after })
    await assert.rejects(stream.next(), /does not belong to the ledger/)
  })
}

Deno.test('a disconnected browser leaves nothing behind', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const streams = await Promise.all(Array.from({ length: 50 }, () => dana.watch(watch)))
  await hire(world, 'Noor')
  for (const stream of streams) await stream.next()
  assert.equal(followers(world), 50)
  for (const stream of streams) await stream[Symbol.asyncDispose]()
  assert.equal(followers(world), 0)
})

function followers({ harborline }: World): number {
  assert('followers' in harborline && typeof harborline.followers === 'number')
  return harborline.followers
}
