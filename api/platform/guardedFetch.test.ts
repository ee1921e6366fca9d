import assert from 'node:assert/strict'
import { FetchRefusedError, guardedFetch } from './guardedFetch.ts'

const refused: readonly [string, readonly string[]][] = [
  ['http://recordings.example/a.wav', ['203.0.113.5']],
  ['https://localhost/a.wav', ['127.0.0.1']],
  ['https://10.0.0.7/a.wav', []],
  ['https://[::1]/a.wav', []],
  ['https://[::ffff:10.0.0.7]/a.wav', []],
  ['https://metadata.example/latest', ['169.254.169.254']],
  ['https://mixed.example/a.wav', ['93.184.216.34', '192.168.1.4']],
  ['https://user:secret@recordings.example/a.wav', ['93.184.216.34']],
  ['file:///etc/passwd', []],
]

for (const [address, found] of refused) {
  Deno.test(`nothing is fetched from ${address}${found.length > 0 ? ` at ${found.join(' and ')}` : ''}`, async () => {
    const signal = AbortSignal.timeout(1_000)
    const fetching = guardedFetch(address, {
      signal,
      timeoutMs: 1_000,
      resolve: () => Promise.resolve(found),
    })
    await assert.rejects(fetching, FetchRefusedError)
  })
}

/** A fake recording server's responses by URL; all requests are recorded. */
function answering(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = []
  return {
    asked,
    options: {
      signal: AbortSignal.timeout(1_000),
      timeoutMs: 1_000,
      resolve: (host: string) =>
        Promise.resolve(host.endsWith('.example') ? ['93.184.216.34'] : ['10.0.0.7']),
      ask(url: URL) {
        asked.push(url.href)
        return Promise.resolve(answers[url.href]?.() ?? new Response(null, { status: 404 }))
      },
    },
  }
}

function leadingTo(location: string) {
  return () => new Response(null, { status: 302, headers: { location } })
}

Deno.test('follows a redirect to another public address', async () => {
  const { asked, options } = answering({
    'https://recordings.example/a': leadingTo('https://cdn.example/a.wav'),
    'https://cdn.example/a.wav': () => new Response('RIFF'),
  })
  const response = await guardedFetch('https://recordings.example/a', options)
  assert.equal(await response.text(), 'RIFF')
  assert.deepEqual(asked, ['https://recordings.example/a', 'https://cdn.example/a.wav'])
})

for (const location of [
  'https://10.0.0.7/a.wav',
  'https://[::1]/a.wav',
  'https://intranet/a.wav',
  'http://cdn.example/a.wav',
  'file:///etc/passwd',
  'https://recordings.example/a',
]) {
  Deno.test(`does not follow a redirect to ${location}`, async () => {
    const { asked, options } = answering({ 'https://recordings.example/a': leadingTo(location) })
    await assert.rejects(guardedFetch('https://recordings.example/a', options), FetchRefusedError)
    assert(asked.every((address) => address === 'https://recordings.example/a'))
    assert(asked.length <= 4)
  })
}

Deno.test('says plainly that the server may not reach a host', async () => {
  const { options } = answering({})
  const ask = () => Promise.reject(new Deno.errors.NotCapable('Requires net access to "other.example:443"'))
  await assert.rejects(guardedFetch('https://other.example/a', { ...options, ask }), {
    name: 'FetchRefusedError',
    message: 'The server is not allowed to fetch from other.example.',
  })
})
