import assert from 'node:assert/strict'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { openWorld } from '../testing/openWorld.ts'
import { testFolder } from '../testing/testFolder.ts'
import { askAdminServer, openAdminServer } from './adminServer.ts'
import { adminSocket } from './adminSocket.ts'

// Longer than a socket's name may be.
const longName = 'the data of the agency and of all its branches '.repeat(4).trim()

for (const [where, name] of [
  ['in the data folder', 'data'],
  ['beside a data folder whose name is too long for it', longName],
] as const) {
  Deno.test(`a running server takes commands through a socket ${where} that only its user can open`, async () => {
    using folder = testFolder()
    await using world = await openWorld()
    const dataDir = `${folder.path}/${name}`
    await mkdir(dataDir)
    assert.equal(await askAdminServer(dataDir, ['list']), null)
    const door = await openAdminServer(dataDir, world.identity)
    const answer = await askAdminServer(dataDir, ['list'])
    assert(answer?.isDone && answer.lines.length > 4)
    const socket = adminSocket(dataDir)
    assert.equal((await stat(socket.path)).mode & 0o777, 0o600)
    if (socket.ownFolder) assert.equal((await stat(socket.ownFolder)).mode & 0o777, 0o700)
    await door.stop(1_000)
    assert.equal(await askAdminServer(dataDir, ['list']), null)
  })
}

Deno.test('refuses to open the socket in a folder other users can write to', async () => {
  using folder = testFolder()
  await using world = await openWorld()
  const dataDir = `${folder.path}/${longName}`
  const { ownFolder } = adminSocket(dataDir)
  assert(ownFolder)
  await mkdir(ownFolder)
  await chmod(ownFolder, 0o755)
  await assert.rejects(openAdminServer(dataDir, world.identity), /folder of this user alone/)
  assert.equal(await askAdminServer(dataDir, ['list']), null)
})
