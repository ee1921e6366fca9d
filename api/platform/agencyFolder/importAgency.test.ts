import assert from 'node:assert/strict'
import { BackupError } from '../backup/manifest.ts'
import { create } from '../change.ts'
import { databaseFile } from '../databaseFile.ts'
import { defineJob, planJob } from '../jobs/job.ts'
import { keys } from '../keys.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { openSheetDesk, sheetKind, tempFolder } from '../testing/openSheetDesk.ts'
import { dana, openTestPlatform } from '../testing/openTestPlatform.ts'
import { commentKind, requestKind, roofingRequest } from '../testing/tradeKinds.ts'
import { verifyStore } from '../testing/verifyStore.ts'
import type { ClaimOf } from './checkAgencyFolder.ts'

const kinds = [requestKind, commentKind, sheetKind]
const noClaims: ClaimOf = () => null

/** A folder with three requests and two files, and the id of its agency. */
async function exported() {
  const folder = await tempFolder()
  await using desk = await openSheetDesk()
  for (const name of ['Summit Ridge Roofing', 'Harbor Marine Supply', 'Cedar & Vale Bakery'])
    await desk.open(name, `Note of ${name}`)
  await desk.file('Policy')
  await desk.file('Binder')
  await desk.platform.exportAgency({ id: desk.agency.id, name: 'Harborline' }, folder.path)
  return { ...folder, agencyId: desk.agency.id }
}

async function refusal(platform: Platform, folder: string, claimOf = noClaims): Promise<string> {
  const error: unknown = await platform.importAgency(folder, claimOf).then(
    () => assert.fail('It was imported.'),
    (reason: unknown) => reason,
  )
  assert(error instanceof BackupError, String(error))
  return error.message
}

/** The files in the store's data folder. */
function filesOf(dataDir: string): string[] {
  return [...Deno.readDirSync(dataDir)].flatMap(({ name, isDirectory }) => {
    const path = `${dataDir}/${name}`
    return isDirectory ? filesOf(path) : [path]
  })
}

type Damage = (folder: string) => Promise<void>

function changed(name: string, change: (text: string) => string): Damage {
  return async (folder) =>
    Deno.writeTextFile(`${folder}/${name}`, change(await Deno.readTextFile(`${folder}/${name}`)))
}

function inLine(number: number, change: (line: string) => string): (text: string) => string {
  return (text) =>
    text
      .split('\n')
      .map((line, at) => (at === number - 1 ? change(line) : line))
      .join('\n')
}

async function firstContent(folder: string): Promise<string> {
  const [first] = await Array.fromAsync(Deno.readDir(`${folder}/files`), ({ name }) => name)
  return `${folder}/files/${first}`
}

const damages: readonly [string, Damage, RegExp][] = [
  [
    'of a newer format',
    changed('manifest.json', (text) => text.replace('"format": 1', '"format": 2')),
    /^The folder has format 2, this server knows 1: import it with a newer version\.$/,
  ],
  [
    'without a manifest',
    (folder) => Deno.remove(`${folder}/manifest.json`),
    /^There is no finished export in /,
  ],
  [
    'with a manifest of something else',
    changed('manifest.json', () => '{}'),
    /manifest\.json that is not known here\.$/,
  ],
  [
    'with records of an unknown kind',
    changed('manifest.json', (text) => text.replace('"testComment"', '"claim"')),
    /^The folder has claim\.jsonl, whose records are not known here\.$/,
  ],
  [
    'with a line that is no JSON',
    changed(
      'testRequest.jsonl',
      inLine(2, (line) => line.slice(0, 40)),
    ),
    /^testRequest\.jsonl, line 2: this is no JSON\.$/,
  ],
  [
    'with a line that is no record',
    changed(
      'testRequest.jsonl',
      inLine(3, () => '[]'),
    ),
    /^testRequest\.jsonl, line 3: this is no record\.$/,
  ],
  [
    'with an id of another kind',
    changed(
      'testRequest.jsonl',
      inLine(1, (line) => line.replace('"tr_', '"tc_')),
    ),
    /^testRequest\.jsonl, line 1: 'tc_\w+' is no id of this kind\.$/,
  ],
  [
    'with a record twice',
    changed('testRequest.jsonl', (text) => text + text),
    /^testRequest\.jsonl, line 4: tr_\w+ is there twice\.$/,
  ],
  [
    'with a record that is none of its kind',
    changed(
      'testSheet.jsonl',
      inLine(2, (line) => line.replace('"name"', '"title"')),
    ),
    /^testSheet\.jsonl, line 2: it is no testSheet\.$/,
  ],
  [
    'with a history that the ledger lacks',
    changed(
      'testRequest.jsonl',
      inLine(1, (line) => line.replace('"trail":[1', '"trail":[900')),
    ),
    /^testRequest\.jsonl, line 1: the ledger does not have all of its history\.$/,
  ],
  [
    'that was cut off',
    changed('testRequest.jsonl', (text) => text.split('\n').slice(0, 2).join('\n')),
    /^testRequest\.jsonl, line 3: this is no JSON\.$|has 2 lines; it should have 3/,
  ],
  [
    'whose ledger has a gap',
    changed('ledger.jsonl', (text) => text.replace('"seq":2', '"seq":3')),
    /^ledger\.jsonl, line 2: the entry 2 should be here\.$/,
  ],
  [
    'whose ledger was cut off',
    changed('ledger.jsonl', (text) => text.split('\n').slice(0, 2).join('\n')),
    /^ledger\.jsonl has 2 lines; it should have 5/,
  ],
  [
    'without its ledger',
    (folder) => Deno.remove(`${folder}/ledger.jsonl`),
    /^The folder lacks its file ledger\.jsonl\.$/,
  ],
  [
    'with bytes that are no text',
    async (folder) => Deno.writeFile(`${folder}/testRequest.jsonl`, new Uint8Array([0x22, 0xff, 0xfe])),
    /^testRequest\.jsonl, line 1: this is no text\.$/,
  ],
  [
    'that lacks a file',
    async (folder) => Deno.remove(await firstContent(folder)),
    /^testSheet\.jsonl, line \d: its file files\/\w{64} is missing\.$/,
  ],
  [
    'with a file of another size',
    async (folder) => Deno.writeTextFile(await firstContent(folder), 'Pol'),
    /^testSheet\.jsonl, line \d: its file files\/\w{64} is damaged\.$/,
  ],
  [
    'with a file of other bytes',
    async (folder) => Deno.writeTextFile(await firstContent(folder), 'Folder'),
    /^testSheet\.jsonl, line \d: its file files\/\w{64} is damaged\.$/,
  ],
]

for (const [what, damage, says] of damages) {
  Deno.test(`rejects a folder ${what} before writing anything`, async () => {
    await using folder = await exported()
    await using to = await openTestPlatform({ kinds })
    await damage(folder.path)
    assert.match(await refusal(to.platform, folder.path), says)
    assert.deepEqual(await to.platform.agencyIds(), [])
    assert.deepEqual(filesOf(to.dataDir), [])
  })
}

Deno.test('leaves an existing agency as it is', async () => {
  await using folder = await exported()
  await using to = await openTestPlatform({ kinds })
  await to.platform.importAgency(folder.path, noClaims)
  const agency = await to.platform.agency(folder.agencyId)
  const id = agency.newId(requestKind)
  await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')])
  assert.match(
    await refusal(to.platform, folder.path),
    /is here already; an import never writes over data\.$/,
  )
  assert.equal(agency.table(requestKind).size, 4)
})

Deno.test('two imports of one folder at once create one agency', async () => {
  await using folder = await exported()
  await using to = await openTestPlatform({ kinds })
  const both = await Promise.allSettled([1, 2].map(() => to.platform.importAgency(folder.path, noClaims)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const agency = await to.platform.agency(folder.agencyId)
  assert.equal(agency.table(requestKind).size, 3)
  assert.equal(agency.table(sheetKind).size, 2)
})

Deno.test('an import takes free addresses and leaves those in use', async () => {
  await using folder = await exported()
  await using to = await openTestPlatform({ kinds })
  const names = to.platform.keyspace<string>('clientNames')
  const claimOf: ClaimOf = ({ agencyId, kind, value }) => {
    if (kind !== requestKind) return null
    const { clientName } = value as { clientName: string }
    return { claim: names.claim(clientName, agencyId), refusal: `${clientName} is a client elsewhere.` }
  }
  await names.put('Cedar & Vale Bakery', 'another agency')
  assert.equal(await refusal(to.platform, folder.path, claimOf), 'Cedar & Vale Bakery is a client elsewhere.')
  assert.equal(await names.get('Summit Ridge Roofing'), null)
  await names.delete('Cedar & Vale Bakery')
  await to.platform.importAgency(folder.path, claimOf)
  assert.equal((await names.get('Cedar & Vale Bakery'))?.value, folder.agencyId)
})

Deno.test('a failed import leaves nothing, and the next one succeeds', async () => {
  await using folder = await exported()
  await using data = await tempFolder()
  const platform = await openPlatform({ config: { dataDir: data.path, kvUrl: '', kinds } })
  const before = filesOf(data.path)
  // Contents pass through this folder.
  await Deno.remove(`${data.path}/blobs/incoming`)
  await refusal(platform, folder.path)
  assert.deepEqual(await platform.agencyIds(), [])
  assert.deepEqual(filesOf(data.path), before)
  await Deno.mkdir(`${data.path}/blobs/incoming`)
  await platform.importAgency(folder.path, noClaims)
  assert.equal((await platform.agency(folder.agencyId)).head, 5)
  await platform.close()
})

Deno.test('the next import does not bring back leftovers of a killed one', async () => {
  await using folder = await exported()
  await using data = await tempFolder()
  const kv = await Deno.openKv(databaseFile(data.path))
  const stray = `tr_${'0'.repeat(26)}`
  await kv.set(keys.record(folder.agencyId, requestKind.name, stray), { value: roofingRequest(), trail: [1] })
  kv.close()
  const platform = await openPlatform({ config: { dataDir: data.path, kvUrl: '', kinds } })
  await platform.importAgency(folder.path, noClaims)
  await platform.close()
  assert.deepEqual(await verifyStore({ dataDir: data.path, kinds }), [])
})

Deno.test('a job planned before the export runs where the agency was imported', async () => {
  await using folder = await tempFolder()
  const done: string[] = []
  const call = defineJob({
    name: 'callBack',
    parse: String,
    run: (_, name) => {
      done.push(name)
      return Promise.resolve()
    },
  })
  await using from = await openTestPlatform({ kinds, jobs: [call] })
  const agency = await from.platform.createAgency()
  await agency.commit(dana, [...planJob(agency, call, 'Summit Ridge Roofing')])
  await from.platform.exportAgency({ id: agency.id, name: 'Harborline' }, folder.path)
  await using to = await openTestPlatform({ kinds, jobs: [call] })
  await to.platform.importAgency(folder.path, noClaims)
  await to.platform.jobs.runDue()
  assert.deepEqual(done, ['Summit Ridge Roofing'])
})
