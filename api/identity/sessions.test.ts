import assert from 'node:assert/strict'
import { serviceRequestCommentKind } from '../servicing/index.ts'
import { openRequest } from '../servicing/testing/openRequest.ts'
import { openWorld } from '../testing/openWorld.ts'
import { sessionRules, type Session } from './session.ts'
import { createSessions } from './sessions.ts'

const viewer = '{ agencyUser { id } }'
const watch = 'subscription { watchAgency { typename } }'

Deno.test('signing out ends only that session and its stream', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const danaElsewhere = await world.as(world.dana)
  await using stream = await dana.watch(watch)
  await dana.data('mutation { agencySignOut }')
  assert.equal(await stream.next(), null)
  assert.equal((await dana.run(viewer)).status, 401)
  assert.equal((await danaElsewhere.run(viewer)).status, 200)
})

Deno.test('a signed-out token is no longer valid', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const thief = world.signedOut()
  for (const [name, value] of dana.cookies) thief.cookies.set(name, value)
  assert.equal((await thief.run(viewer)).status, 200)
  await dana.data('mutation { agencySignOut }')
  assert.equal((await thief.run(viewer)).status, 401)
})

Deno.test('deactivating a user ends all sessions and streams at once', async () => {
  await using world = await openWorld()
  const browsers = [await world.as(world.dana), await world.as(world.dana)]
  const streams = await Promise.all(browsers.map((browser) => browser.watch(watch)))
  await world.identity.staff.deactivateUser('Dana.Whitfield@harborline.example')
  for (const stream of streams) {
    // What happened before the end may still be told.
    while ((await stream.next()) !== null);
    await stream[Symbol.asyncDispose]()
  }
  for (const browser of browsers) assert.equal((await browser.run(viewer)).status, 401)
})

Deno.test('rejects an operation that arrives after its session ended', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const id = await openRequest(world.harborline)
  const operation = `mutation { addServiceRequestComment(id: "${id}", input: { content: "Hail" }) { __typename } }`
  const body = new TextEncoder().encode(JSON.stringify({ query: operation }))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sent = dana.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
    body: readable,
  })
  const writer = writable.getWriter()
  await writer.write(body.subarray(0, 20))
  await world.identity.staff.deactivateUser(world.dana.email)
  await writer.write(body.subarray(20))
  await writer.close()
  const response = await sent
  assert.equal(response.status, 401, await response.text())
  assert.equal(world.harborline.table(serviceRequestCommentKind).size, 0)
})

Deno.test('a session in use continues, and an idle one ends after twelve hours', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  for (let hours = 0; hours < 48; hours += 11) {
    world.clock.advance(11 * 60 * 60_000)
    assert.equal((await dana.run(viewer)).status, 200)
  }
  world.clock.advance(sessionRules.idle)
  assert.equal((await dana.run(viewer)).status, 401)
})

Deno.test('a session ends fourteen days after sign-in, however much it was used', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  let status = 200
  let hours = 0
  while (status === 200) {
    hours += 6
    world.clock.advance(6 * 60 * 60_000)
    status = (await dana.run(viewer)).status
  }
  assert.equal(hours, 14 * 24)
})

Deno.test('does not store a session’s token', async () => {
  await using world = await openWorld()
  const token = await world.identity.sessions.start(world.harborline.id, world.dana.id)
  const kept = await world.platform.keyspace('sessions').list('', 100)
  assert.equal(kept.length, 1)
  assert(!JSON.stringify(kept).includes(token))
})

Deno.test('a session that ends while it is read is not taken for alive afterwards', async () => {
  await using world = await openWorld()
  const kept = world.platform.keyspace<Session>('sessions')
  const held = Promise.withResolvers<void>()
  let isSlow = false
  const sessions = createSessions({
    clock: world.clock,
    sessions: {
      ...kept,
      async get(key) {
        const isHeld = isSlow
        const found = await kept.get(key)
        if (isHeld) await held.promise
        return found
      },
    },
    sessionsOfUsers: world.platform.keyspace<true>('sessionsOfUsers'),
  })
  const token = await sessions.start(world.harborline.id, world.dana.id)
  isSlow = true
  const read = sessions.find(token)
  isSlow = false
  await sessions.endAllOf(world.dana.id)
  held.resolve()
  await read
  assert.equal(await sessions.find(token), null)
})
