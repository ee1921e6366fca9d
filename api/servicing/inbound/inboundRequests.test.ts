import assert from 'node:assert/strict'
import { serviceRequestKind } from '../index.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'

const question = {
  type: 'QUESTION',
  clientName: 'Rosa Delgado',
  clientEmail: 'rosa@delgado-roofing.example',
  details: 'Does our general liability policy cover a subcontractor on the church roof?',
  question: { question: 'Is a subcontractor covered?' },
}

async function keyOf(world: World): Promise<string> {
  return (await world.identity.apiKeys.create(world.harborline, 'Client portal')).key
}

async function send(
  world: World,
  key: string,
  body: unknown = question,
  headers: Record<string, string> = {},
) {
  const response = await world.signedOut().fetch('/inbound/service-requests', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // No page of ours: the key is what counts.
      origin: 'https://portal.example',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, answer: await response.json() }
}

Deno.test('accepts a client application’s request and notifies its agency', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  await using stream = await dana.watch('subscription { watchAgency { nodeId updateTypes } }')
  const { status, answer } = await send(world, await keyOf(world))
  assert.equal(status, 202)
  assert.deepEqual((await stream.next())?.watchAgency, {
    nodeId: answer.id,
    updateTypes: ['CREATE_SERVICE_REQUEST'],
  })
  const { serviceRequest } = await dana.data(
    'query ($id: ID!) { serviceRequest(id: $id) { clientName type } }',
    { id: answer.id },
  )
  assert.deepEqual(serviceRequest, { clientName: 'Rosa Delgado', type: 'QUESTION' })
  assert.equal(world.prairie.table(serviceRequestKind).size, 0)
})

Deno.test('the same idempotency key creates one request and rejects a different one', async () => {
  await using world = await openWorld()
  const key = await keyOf(world)
  const once = { 'idempotency-key': 'form-4711' }
  const answers = await Promise.all([send(world, key, question, once), send(world, key, question, once)])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 202],
  )
  assert.equal(answers[0].answer.id, answers[1].answer.id)
  assert.equal(world.harborline.table(serviceRequestKind).size, 1)
  const other = await send(world, key, { ...question, details: 'Something else' }, once)
  assert.equal(other.status, 409)
})

Deno.test('rejects a wrong, revoked or missing key', async () => {
  await using world = await openWorld()
  const { id, key } = await world.identity.apiKeys.create(world.harborline, 'Client portal')
  assert.equal((await send(world, `${key}x`)).status, 401)
  assert.equal((await send(world, '')).status, 401)
  await world.identity.apiKeys.revoke(world.harborline, id)
  const { status, headers } = await send(world, key)
  assert.equal(status, 401)
  assert.equal(headers.get('www-authenticate'), 'Bearer, Basic realm="Coverdesk"')
})

Deno.test('rejects a request that completes after its key was revoked', async () => {
  await using world = await openWorld()
  const { id, key } = await world.identity.apiKeys.create(world.harborline, 'Client portal')
  const body = new TextEncoder().encode(JSON.stringify(question))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sent = world.signedOut().fetch('/inbound/service-requests', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
    body: readable,
  })
  const writer = writable.getWriter()
  await writer.write(body.subarray(0, 20))
  await world.identity.apiKeys.revoke(world.harborline, id)
  await writer.write(body.subarray(20))
  await writer.close()
  const response = await sent
  assert.equal(response.status, 401, await response.text())
  assert.equal(world.harborline.table(serviceRequestKind).size, 0)
})

Deno.test('reports request errors by field', async () => {
  await using world = await openWorld()
  const { status, answer } = await send(world, await keyOf(world), { ...question, type: 'COMPLAINT' })
  assert.equal(status, 422)
  assert.equal(answer.fields[0].path, 'type')
})

const malformed: readonly [string, unknown, Record<string, string>, number][] = [
  ['a body that is no JSON', '{"type":', {}, 400],
  ['a body that is too large', { ...question, details: 'x'.repeat(200_000) }, {}, 413],
  ['another content type', question, { 'content-type': 'text/plain' }, 415],
  ['an idempotency key that is too long', question, { 'idempotency-key': 'k'.repeat(201) }, 400],
]

for (const [name, body, headers, status] of malformed) {
  Deno.test(`answers ${name} with ${status}`, async () => {
    await using world = await openWorld()
    const sent = await send(world, await keyOf(world), body, headers)
    assert.equal(sent.status, status)
    assert.equal(typeof sent.answer.message, 'string')
  })
}

Deno.test('one key may send six hundred requests at once, then thirty a second', async () => {
  await using world = await openWorld()
  const key = await keyOf(world)
  const statuses: number[] = []
  for (let sent = 0; sent < 601; sent++) statuses.push((await send(world, key, '{}')).status)
  assert.deepEqual([statuses[599], statuses[600]], [422, 429])
  const { headers } = await send(world, key)
  assert.equal(headers.get('retry-after'), '1')
  assert.equal((await send(world, await keyOf(world))).status, 202)
  world.clock.advance(1_000)
  for (let sent = 0; sent < 30; sent++) assert.equal((await send(world, key)).status, 202)
  assert.equal((await send(world, key)).status, 429)
})

Deno.test('slows down clients that guess keys', async () => {
  await using world = await openWorld()
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++) statuses.push((await send(world, `coverdesk_${sent}`)).status)
  assert.deepEqual([statuses[19], statuses[20]], [401, 429])
})
