import assert from 'node:assert/strict'
import { openTestPlatform } from './testing/openTestPlatform.ts'

interface Code {
  readonly tries: number
}

Deno.test('of two simultaneous attempts with one code only one gets it', async () => {
  await using opened = await openTestPlatform()
  const codes = opened.platform.keyspace<Code>('code')
  await codes.put('dana', { tries: 0 })
  const takes = await Promise.all(
    Array.from({ length: 8 }, () =>
      codes.update('dana', (code) => (code ? { remove: true, answer: true } : { keep: true, answer: false })),
    ),
  )
  assert.equal(takes.filter(Boolean).length, 1)
  assert.equal(await codes.get('dana'), null)
})

Deno.test('counts every attempt, however many at once', async () => {
  await using opened = await openTestPlatform()
  const codes = opened.platform.keyspace<Code>('code')
  await Promise.all(
    Array.from({ length: 20 }, () =>
      codes.update('dana', (code) => ({ put: { tries: (code?.value.tries ?? 0) + 1 }, answer: null })),
    ),
  )
  assert.equal((await codes.get('dana'))?.value.tries, 20)
})

Deno.test('an expired value is gone on the millisecond, and its key is free', async () => {
  await using opened = await openTestPlatform()
  const codes = opened.platform.keyspace<Code>('code')
  await codes.put('dana', { tries: 0 }, { expiresAt: opened.clock.now() + 600_000 })
  opened.clock.advance(599_999)
  assert.equal((await codes.get('dana'))?.value.tries, 0)
  assert.equal(await codes.put('dana', { tries: 9 }, { read: null }), false)
  opened.clock.advance(1)
  assert.equal(await codes.get('dana'), null)
  assert.deepEqual(await codes.list('', 10), [])
  assert.equal(await codes.put('dana', { tries: 1 }, { read: null }), true)
})

Deno.test('rejects a write over someone else’s newer value', async () => {
  await using opened = await openTestPlatform()
  const codes = opened.platform.keyspace<Code>('code')
  await codes.put('dana', { tries: 0 })
  const read = await codes.get('dana')
  await codes.put('dana', { tries: 1 })
  assert.equal(await codes.put('dana', { tries: 5 }, { read }), false)
  assert.equal((await codes.get('dana'))?.value.tries, 1)
})

Deno.test('a list returns only keys with its prefix, up to the limit', async () => {
  await using opened = await openTestPlatform()
  const sessions = opened.platform.keyspace<number>('session')
  const others = opened.platform.keyspace<number>('sessions')
  for (const key of ['au_1/a', 'au_1/b', 'au_1/c', 'au_10/a', 'au_2/a']) await sessions.put(key, 1)
  await others.put('au_1/z', 1)
  const found = await sessions.list('au_1/', 2)
  assert.deepEqual(
    found.map(({ key }) => key),
    ['au_1/a', 'au_1/b'],
  )
  await sessions.delete('au_1/a')
  assert.equal((await sessions.list('au_1/', 10)).length, 2)
})
