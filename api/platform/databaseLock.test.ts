import assert from 'node:assert/strict'
import { DatabaseInUseError, lockDatabase } from './databaseLock.ts'
import { openPlatform } from './platform.ts'

Deno.test('rejects a second server on the same folder before it touches the database', async () => {
  const dataDir = await Deno.makeTempDir({ prefix: 'coverdesk-' })
  const config = { dataDir, kvUrl: '', kinds: [] }
  const first = await openPlatform({ config })
  await assert.rejects(openPlatform({ config }), (error: Error) => {
    assert(error instanceof DatabaseInUseError)
    assert(error.message.includes(dataDir))
    assert(error.message.includes(String(Deno.pid)))
    return true
  })
  await first.close()
  await (await openPlatform({ config })).close()
  await Deno.remove(dataDir, { recursive: true })
})

Deno.test('ignores the lock of a dead process', async () => {
  const dataDir = await Deno.makeTempDir({ prefix: 'coverdesk-' })
  await Deno.writeTextFile(`${dataDir}/coverdesk.lock`, '999999999\n')
  const lock = await lockDatabase(dataDir)
  assert.equal(await Deno.readTextFile(`${dataDir}/coverdesk.lock`), `${Deno.pid}\n`)
  lock.release()
  await Deno.remove(dataDir, { recursive: true })
})
