import assert from 'node:assert/strict'
import { request } from 'node:http'
import { GraphQLError } from 'graphql'
import { Hono } from 'hono'
import type { HttpBindings } from '../graphql/index.ts'
import { startHttpServer } from '../platform/index.ts'
import { openWorld } from '../testing/openWorld.ts'
import { maskError } from './maskError.ts'
import { requestGuard, StalledBodyError } from './requestGuard.ts'

const json = { 'content-type': 'application/json' }

Deno.test('rejects a document with too many tokens with 400', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const query = `{ ${'agencyUser { id } '.repeat(700)} }`
  const answer = await dana.fetch('/graphql', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query }),
  })
  assert.equal(answer.status, 400)
  assert.match(await answer.text(), /This question is too long. Ask for its parts one at a time./)
})

Deno.test('a user who writes like a script has to wait, while a colleague does not', async () => {
  await using world = await openWorld()
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  const body = JSON.stringify({ query: 'mutation { revokeApiKey(id: "none") { __typename } }' })
  async function write({ fetch }: typeof dana) {
    const answer = await fetch('/graphql', { method: 'POST', headers: json, body })
    await answer.body?.cancel()
    return answer
  }
  const answers = []
  for (let count = 0; count < 121; count++) answers.push((await write(dana)).status)
  assert.deepEqual([...new Set(answers.slice(0, 120))], [200])
  assert.equal(answers.at(-1), 429)
  assert.equal((await write(dana)).headers.get('retry-after'), '1')
  assert.equal((await write(marcus)).status, 200)
})

Deno.test('agency responses are never cached', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const body = JSON.stringify({ query: '{ agencyUser { id } }' })
  const answers = [
    await dana.fetch('/graphql', { method: 'POST', headers: json, body }),
    await dana.fetch('/exports/accounts.csv'),
    await dana.fetch('/files/fi_0/none.pdf'),
  ]
  for (const answer of answers) {
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    await answer.body?.cancel()
  }
})

Deno.test('rejects requests no browser sends without logging errors', async () => {
  const logged: string[] = []
  const log = (level: string, message: string) => void (level === 'error' && logged.push(message))
  await using world = await openWorld({ log })
  const browser = world.signedOut()
  assert.equal((await browser.fetch('/app', { method: 'PROPFIND' })).status, 405)
  assert.deepEqual(logged, [])
})

Deno.test('rejects TRACE, which no browser can send, before any route sees it', async () => {
  const app = new Hono<HttpBindings>()
  app.use(requestGuard())
  app.all('*', (c) => c.text('a route'))
  app.onError((error, c) => c.text(error.message, 500))
  const server = await startHttpServer({ host: '127.0.0.1', port: 0 }, (asked) => app.fetch(asked))
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  request(`${server.address}/app`, { method: 'TRACE' }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode))
  })
    .on('error', reject)
    .end()
  assert.equal(await promise, 405)
  await server.stop(1000)
})

Deno.test('a client that leaves before the answer is not logged as an error', async () => {
  const logged: string[] = []
  const log = (level: string, message: string) => void (level === 'error' && logged.push(message))
  await using world = await openWorld({ log })
  const dana = await world.as(world.dana)
  const signal = AbortSignal.abort(new DOMException('The request has been cancelled.', 'AbortError'))
  const body = JSON.stringify({ query: '{ agencyUser { id } }' })
  const answer = await dana.fetch('/graphql', { method: 'POST', headers: json, body, signal })
  await answer.body?.cancel()
  assert.deepEqual(logged, [])
})

Deno.test('gives up on a body that stops arriving', async () => {
  const app = new Hono<HttpBindings>()
  app.use(requestGuard({ pauseMs: 20 }))
  app.post('/', async (c) => c.text(await c.req.text()))
  app.onError((error, c) => c.text(error.name, error instanceof StalledBodyError ? 408 : 500))
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"type":')),
  })
  const answer = await app.request('/', { method: 'POST', body: half })
  assert.equal(answer.status, 408)

  const whole = await app.request('/', { method: 'POST', body: 'all of it' })
  assert.equal(await whole.text(), 'all of it')
})

Deno.test('a full disk answers 507 with a clear message', () => {
  const full = new GraphQLError('failed', { originalError: new Error('database or disk is full') })
  const told = maskError(full, () => undefined)
  assert(told instanceof GraphQLError)
  assert.deepEqual(told.extensions['http'], { status: 507 })
  assert.match(told.message, /no disk space left/)
})

Deno.test('health reports storage and mail', async () => {
  await using world = await openWorld()
  const answer = await world.signedOut().fetch('/health')
  assert.equal(answer.status, 200)
  assert.deepEqual(await answer.json(), { status: 'ok', storage: 'ok', mail: 'not configured' })
})

Deno.test('rejects direction overrides and noncharacters under the field', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const create = `mutation ($input: CreateCarrierInput!) {
    createCarrier(input: $input) { __typename ... on ValidationErrors { fields { path } } }
  }`
  for (const name of ['Harbor \u202eevil\u202c Mutual', 'Harbor \ufdd0 Mutual']) {
    const { createCarrier } = await dana.data(create, { input: { name } })
    assert.equal(createCarrier.__typename, 'ValidationErrors', JSON.stringify(name))
  }
})
