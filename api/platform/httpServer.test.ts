import assert from 'node:assert/strict'
import { AddressError, isCutOff, startHttpServer } from './httpServer.ts'

const anyPort = { host: '127.0.0.1', port: 0 }
const page = `<!doctype html><p>${'Certificate of liability insurance. '.repeat(100)}</p>`

Deno.test('a stopping server finishes pending requests', async () => {
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
  // The unfinished request ends only with the process, which continues here.
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
    await server.stop(200)
    leaving.abort()
    assert.equal(await failure, 'cut off')
  },
})

Deno.test('rejects an address in use with a clear message', async () => {
  const first = await startHttpServer(anyPort, () => new Response())
  const port = Number(new URL(first.address).port)
  await assert.rejects(
    startHttpServer({ host: '127.0.0.1', port }, () => new Response()),
    (error) => error instanceof AddressError && error.message.includes(String(port)),
  )
  await first.stop(0)
})

Deno.test('a server listens on an IPv6 address', async () => {
  const server = await startHttpServer({ host: '::1', port: 0 }, () => new Response('answered'))
  assert.match(server.address, /^http:\/\/\[::1\]:\d+$/)
  assert.equal(await (await fetch(server.address)).text(), 'answered')
  await server.stop(1_000)
})

for (const host of ['nosuch.example', '192.0.2.7']) {
  Deno.test(`rejects ${host}, which is not this computer, with a clear message`, async () => {
    await assert.rejects(
      startHttpServer({ host, port: 0 }, () => new Response()),
      (error) =>
        error instanceof AddressError && error.message.startsWith('HOST should be a name or address'),
    )
  })
}

Deno.test('compresses a generated page when the browser accepts it', async () => {
  const server = await startHttpServer(
    anyPort,
    () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  )
  try {
    const compressed = await fetch(server.address, { headers: { 'accept-encoding': 'gzip' } })
    assert.match(compressed.headers.get('vary') ?? '', /accept-encoding/i)
    assert.equal(await compressed.text(), page)
    const plain = await fetch(server.address, { headers: { 'accept-encoding': 'identity' } })
    assert.equal(plain.headers.get('vary'), null)
    assert.equal(await plain.text(), page)
  } finally {
    await server.stop(1_000)
  }
})

Deno.test('sends an event stream without compression delay', async () => {
  const server = await startHttpServer(
    anyPort,
    () =>
      new Response(`event: next\ndata: ${page}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
  )
  try {
    const events = await fetch(server.address, { headers: { 'accept-encoding': 'gzip' } })
    assert.equal(events.headers.get('vary'), null)
    await events.body?.cancel()
  } finally {
    await server.stop(1_000)
  }
})

for (const [who, cut] of [
  ['its sender leaves', 'leave'],
  ['the server stops', 'stop'],
] as const) {
  Deno.test(`recognizes a request still being sent when ${who} as cut off`, async () => {
    const arrived = Promise.withResolvers<void>()
    const failure = Promise.withResolvers<unknown>()
    const server = await startHttpServer(anyPort, async (request) => {
      const reader = request.body?.getReader()
      await reader?.read()
      arrived.resolve()
      for (;;) {
        try {
          await reader?.read()
        } catch (error) {
          failure.resolve(error)
          return new Response(null, { status: 503 })
        }
      }
    })
    const leaving = new AbortController()
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    const writer = writable.getWriter()
    const sent = fetch(server.address, { method: 'PUT', body: readable, signal: leaving.signal })
      .then((response) => response.body?.cancel())
      .catch(() => null)
    await writer.write(new TextEncoder().encode(page))
    await arrived.promise
    const stopped = cut === 'stop' ? server.stop(1_000) : null
    if (cut === 'leave') leaving.abort()
    assert(isCutOff(await failure.promise))
    leaving.abort()
    await writer.abort().catch(() => null)
    await sent
    await (stopped ?? server.stop(1_000))
  })
}
