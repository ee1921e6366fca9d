import assert from 'node:assert/strict'
import { testFolder } from '../testing/testFolder.ts'
import { create } from './change.ts'
import { DamagedStoreError } from './databaseCheck.ts'
import { defineKind } from './kind.ts'
import { openPlatform } from './platform.ts'

const noteKind = defineKind({
  name: 'note',
  prefix: 'nt',
  row: ({ text }: { text: string }, id) => ({ id, text }),
})

async function writeNotes(dataDir: string, count: number): Promise<string> {
  const platform = await open(dataDir)
  const agency = await platform.createAgency()
  for (let at = 0; at < count; at++) {
    const change = create(noteKind, agency.newId(noteKind), { text: `Call ${at}` }, 'ADD_NOTE')
    await agency.commit({ type: 'SYSTEM', id: null }, [change])
  }
  await platform.close()
  return agency.id
}

function open(dataDir: string) {
  return openPlatform({ config: { dataDir, kvUrl: '', kinds: [noteKind] } })
}

Deno.test('reports a database that lost its last entries with the last good one', async () => {
  using folder = testFolder()
  const agencyId = await writeNotes(folder.path, 30)
  const kv = await Deno.openKv(`${folder.path}/coverdesk.sqlite`)
  // What a write-ahead log that was cut off leaves behind: an earlier state that is whole in itself.
  for (let seq = 21; seq <= 30; seq++) await kv.delete([agencyId, 'ledger', seq])
  await kv.set([agencyId, 'head'], { seq: 20 })
  kv.close()

  await assert.rejects(open(folder.path), (error: Error) => {
    assert(error instanceof DamagedStoreError)
    assert.match(error.message, /lost 10 saved changes/)
    assert.match(error.message, /last good entry is number 20 of \d{4}/)
    assert.match(error.message, /npm run restore/)
    return true
  })
})

Deno.test('reports a gap in a ledger', async () => {
  using folder = testFolder()
  const agencyId = await writeNotes(folder.path, 12)
  const kv = await Deno.openKv(`${folder.path}/coverdesk.sqlite`)
  await kv.delete([agencyId, 'ledger', 5])
  kv.close()
  await assert.rejects(open(folder.path), /last good entry is number 4 of/)
})

Deno.test('reports an emptied database file', async () => {
  using folder = testFolder()
  await writeNotes(folder.path, 3)
  for (const suffix of ['', '-wal', '-shm'])
    await Deno.remove(`${folder.path}/coverdesk.sqlite${suffix}`).catch(() => {})
  await Deno.writeFile(`${folder.path}/coverdesk.sqlite`, new Uint8Array())
  await assert.rejects(open(folder.path), /lost 3 saved changes .* No entry is left/)
})

Deno.test('reports an overwritten page', async () => {
  using folder = testFolder()
  await writeNotes(folder.path, 200)
  const file = `${folder.path}/coverdesk.sqlite`
  const bytes = await Deno.readFile(file)
  bytes.fill(0x5a, 4096 * 2, 4096 * 6)
  await Deno.writeFile(file, bytes)
  await assert.rejects(open(folder.path), {
    name: 'DamagedStoreError',
    message: /is damaged: .*npm run restore/s,
  })
})

Deno.test('an intact database opens again', async () => {
  using folder = testFolder()
  const agencyId = await writeNotes(folder.path, 5)
  const platform = await open(folder.path)
  assert.equal((await platform.agency(agencyId)).head, 5)
  await platform.close()
})
