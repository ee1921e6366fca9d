import assert from 'node:assert/strict'
import { AddressInUseError, startHttpServer } from './httpServer.ts'

const anyPort = { host: '127.0.0.1', port: 0 }

Deno.test('a server that stops finishes what was asked before', async () => {
  const arrived = Promise.withResolvers<void>()
  const server = await startHttpServer(anyPort, async () => {
    arrived.resolve()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return new Response('answered')
  })
  const answer = fetch(server.address)
  await arrived.promise
  await server.stop(5_000)
  assert.equal(await (await answer).text(), 'answered')
})

Deno.test({
  name: 'a request that never ends holds a stop up no longer than the limit',
  // What is cut off ends with the process, which goes on here.
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const arrived = Promise.withResolvers<void>()
    const leaving = new AbortController()
    const server = await startHttpServer(anyPort, () => {
      arrived.resolve()
      return new Promise<Response>(() => {})
    })
    const failure = fetch(server.address, { signal: leaving.signal }).catch(() => 'cut off')
    await arrived.promise
    const start = performance.now()
    await server.stop(200)
    assert(performance.now() - start < 1_000)
    leaving.abort()
    assert.equal(await failure, 'cut off')
  },
})

Deno.test('an address that another program listens on is refused in words', async () => {
  const first = await startHttpServer(anyPort, () => new Response())
  const port = Number(new URL(first.address).port)
  await assert.rejects(
    startHttpServer({ host: '127.0.0.1', port }, () => new Response()),
    (error) => error instanceof AddressInUseError && error.message.includes(String(port)),
  )
  await first.stop(0)
})
