import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { openTestServer } from '../testing/openTestServer.ts'
import { openWorld } from '../testing/openWorld.ts'
import { testFolder } from '../testing/testFolder.ts'
import { openAdminServer } from './adminServer.ts'
import { askServer } from './askServer.ts'

const harborlineName = 'Harborline Insurance Group'

Deno.test('a running server exports and imports through its own folder and cleans it up', async () => {
  using home = testFolder()
  using away = testFolder()
  using place = testFolder()
  await using world = await openWorld({ dataDir: home.path })
  await using to = await openTestServer({ dataDir: away.path })
  const folder = `${place.path}/new/harborline`
  assert.equal(await askServer(home.path, ['export', harborlineName, folder]), null)
  const doors = [
    await openAdminServer(home.path, world.identity),
    await openAdminServer(away.path, to.identity),
  ]

  const unknown = await askServer(home.path, ['export', 'Nobody', folder])
  assert.deepEqual(unknown, { isDone: false, lines: ["There is no agency 'Nobody'."] })
  assert(!existsSync(folder))
  assert.equal((await askServer(home.path, ['export', harborlineName, folder]))?.isDone, true)
  const nowhere = await askServer(home.path, ['export', harborlineName, '/sys/harborline'])
  assert.match(nowhere?.lines.join() ?? '', /^The export to \/sys\/harborline failed: /)
  const again = await askServer(home.path, ['export', harborlineName, folder])
  assert.match(again?.lines.join() ?? '', /is not empty/)
  const nothing = await askServer(away.path, ['import', place.path])
  assert.match(nothing?.lines.join() ?? '', /^There is no finished export in /)
  assert.equal((await askServer(away.path, ['import', folder]))?.isDone, true)
  assert.equal((await to.platform.agency(world.harborline.id)).head, world.harborline.head)
  for (const { path: data } of [home, away]) assert.deepEqual(readdirSync(`${data}/blobs/incoming`), [])
  await Promise.all(doors.map((door) => door.stop(1_000)))
})
