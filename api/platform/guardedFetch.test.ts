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
