import assert from 'node:assert/strict'
import { create } from '../change.ts'
import { openPlatform } from '../platform.ts'
import { dana } from '../testing/openTestPlatform.ts'
import { startStorm } from '../testing/startStorm.ts'
import { confirmJob, stormKinds } from '../testing/storm.ts'
import { commentKind, requestKind, roofingRequest } from '../testing/tradeKinds.ts'
import { verifyStore } from '../testing/verifyStore.ts'
import { backupTo } from './backupTo.ts'
import { BackupError } from './manifest.ts'
import { restoreFrom } from './restoreFrom.ts'

const kinds = [requestKind, commentKind]

async function emptyFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await Deno.makeTempDir({ prefix: 'coverdesk-' })
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) }
}

Deno.test('a backup made while staff work restores to an identical agency', async () => {
  await using data = await emptyFolder()
  await using backup = await emptyFolder()
  await using restored = await emptyFolder()
  const platform = await openPlatform({ config: { dataDir: data.path, kvUrl: '', kinds } })
  const agency = await platform.createAgency()
  const add = (clientName: string) =>
    agency.commit(dana, [
      create(requestKind, agency.newId(requestKind), roofingRequest({ clientName }), 'CREATE'),
    ])
  const policy = new TextEncoder().encode('Commercial property policy')
  const { hash } = await agency.blobs.write(ReadableStream.from([policy]), { maxBytes: 1_000 })
  await Promise.all(Array.from({ length: 300 }, (_, at) => add(`Client ${at}`)))

  const work = { isOver: false }
  const storm = (async () => {
    for (let at = 0; !work.isOver; at++) await Promise.all([add(`Walk-in ${at}`), add(`Caller ${at}`)])
  })()
  await backupTo(backup.path, { dataDir: data.path, kvUrl: '' })
  work.isOver = true
  await storm

  await restoreFrom(backup.path, { dataDir: restored.path, kvUrl: '' })
  const second = await openPlatform({ config: { dataDir: restored.path, kvUrl: '', kinds } })
  assert.deepEqual(await second.agencyIds(), [agency.id])
  const again = await second.agency(agency.id)
  assert(again.head >= 300)
  const positions = Array.from({ length: again.head }, (_, at) => at + 1)
  const ledger = await agency.entries(positions)
  assert.deepEqual(await again.entries(positions), ledger)
  const ids = ledger.map(({ id }) => id)
  // The rest of the record is equal too, but for its versionstamp and trail.
  assert.deepEqual(await again.readMany(requestKind, ids), await agency.readMany(requestKind, ids))
  assert.deepEqual(
    [...again.table(requestKind).values()],
    [...agency.table(requestKind).values()].slice(0, ids.length),
  )
  assert.equal(await new Response((await again.blobs.read(hash))?.body).text(), 'Commercial property policy')
  await second.close()
  await platform.close()
  assert.deepEqual(await verifyStore({ dataDir: restored.path, kinds }), [])
})

Deno.test('a backup by another process is consistent, and its jobs resume', async () => {
  await using data = await emptyFolder()
  await using backup = await emptyFolder()
  await using restored = await emptyFolder()
  const storm = startStorm(data.path)
  await storm.acknowledged.read()
  await backupTo(backup.path, { dataDir: data.path, kvUrl: '' })
  const { errors } = await storm.kill()
  await storm.acknowledged.cancel()
  assert.equal(errors, '')

  await restoreFrom(backup.path, { dataDir: restored.path, kvUrl: '' })
  assert.deepEqual(await verifyStore({ dataDir: restored.path, kinds: stormKinds }), [])
  const config = { dataDir: restored.path, kvUrl: '', kinds: stormKinds, jobs: [confirmJob] }
  const platform = await openPlatform({ config })
  const agency = await platform.agency((await platform.agencyIds())[0] ?? '')
  await platform.jobs.runDue()
  const requests = agency.table(requestKind).size
  assert(requests > 0)
  assert.equal(agency.table(commentKind).size, requests * 2)
  await platform.close()
})

Deno.test('backup and restore need an empty folder and overwrite nothing', async () => {
  await using data = await emptyFolder()
  await using target = await emptyFolder()
  await using restored = await emptyFolder()
  await assert.rejects(backupTo(target.path, { dataDir: data.path, kvUrl: '' }), /no database/)
  await assert.rejects(backupTo(target.path, { dataDir: data.path, kvUrl: ':memory:' }), /in memory/)
  await (await openPlatform({ config: { dataDir: data.path, kvUrl: '', kinds } })).close()
  await assert.rejects(restoreFrom(target.path, { dataDir: restored.path, kvUrl: '' }), /no finished backup/)
  await backupTo(target.path, { dataDir: data.path, kvUrl: '' })
  await assert.rejects(backupTo(target.path, { dataDir: data.path, kvUrl: '' }), /not empty/)
  await assert.rejects(restoreFrom(target.path, { dataDir: data.path, kvUrl: '' }), /never writes over data/)
})

Deno.test('rejects a damaged or incomplete backup before writing anything', async () => {
  await using data = await emptyFolder()
  await using backup = await emptyFolder()
  await using restored = await emptyFolder()
  const platform = await openPlatform({ config: { dataDir: data.path, kvUrl: '', kinds } })
  const agency = await platform.createAgency()
  await agency.commit(dana, [create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE')])
  await agency.blobs.write(ReadableStream.from([new Uint8Array(100)]), { maxBytes: 1_000 })
  await platform.close()
  const { files } = await backupTo(backup.path, { dataDir: data.path, kvUrl: '' })
  const blob = files.find(({ path }) => path.startsWith('blobs/'))
  assert(blob)
  await Deno.writeFile(`${backup.path}/${blob.path}`, new Uint8Array(99))
  await assert.rejects(restoreFrom(backup.path, { dataDir: restored.path, kvUrl: '' }), (error) => {
    assert(error instanceof BackupError)
    assert(error.message.includes(blob.path))
    return true
  })
  await Deno.remove(`${backup.path}/${blob.path}`)
  await assert.rejects(restoreFrom(backup.path, { dataDir: restored.path, kvUrl: '' }), /lacks its file/)
  assert.deepEqual([...Deno.readDirSync(restored.path)], [])
})

const file = { path: 'coverdesk.sqlite', size: 1, sha256: '0'.repeat(64) }
const whole = { format: 1, madeAt: '2026-11-20T15:00:00.000Z', files: [file] }
const strangeManifests: readonly [string, string][] = [
  ['no JSON', '<!doctype html>'],
  ['cut off', JSON.stringify(whole).slice(0, 60)],
  ['another format', JSON.stringify({ ...whole, format: 2 })],
  ['null', 'null'],
  ['files that are no list', JSON.stringify({ ...whole, files: 'coverdesk.sqlite' })],
  ['no files', JSON.stringify({ ...whole, files: [] })],
  ['a file without a name', JSON.stringify({ ...whole, files: [{ ...file, path: 7 }] })],
  ['a file without a sum', JSON.stringify({ ...whole, files: [{ ...file, sha256: '' }] })],
]

for (const [what, manifest] of strangeManifests) {
  Deno.test(`rejects a backup whose manifest is ${what} with a clear message`, async () => {
    await using backup = await emptyFolder()
    await using restored = await emptyFolder()
    await Deno.writeTextFile(`${backup.path}/manifest.json`, manifest)
    await assert.rejects(restoreFrom(backup.path, { dataDir: restored.path, kvUrl: '' }), (error) => {
      return error instanceof BackupError && error.message.endsWith('manifest.json that is not known here.')
    })
  })
}

Deno.test('rejects a missing or read-only folder with a clear message', async () => {
  await using data = await emptyFolder()
  await using backup = await emptyFolder()
  await using place = await emptyFolder()
  await (await openPlatform({ config: { dataDir: data.path, kvUrl: '', kinds } })).close()
  await backupTo(backup.path, { dataDir: data.path, kvUrl: '' })
  const letter = `${place.path}/letter.txt`
  await Deno.writeTextFile(letter, 'Dear client')
  const refused: readonly [() => Promise<unknown>, RegExp][] = [
    [() => backupTo(letter, { dataDir: data.path, kvUrl: '' }), /letter\.txt is no folder/],
    [
      () => backupTo(`${letter}/backup`, { dataDir: data.path, kvUrl: '' }),
      /letter\.txt\/backup is no folder/,
    ],
    [
      () => backupTo('/sys/backup', { dataDir: data.path, kvUrl: '' }),
      /^The backup to \/sys\/backup failed: /,
    ],
    [() => backupTo(place.path, { dataDir: letter, kvUrl: '' }), /There is no database in .*letter\.txt/],
    [
      () => backupTo(`${place.path}/new`, { dataDir: '', kvUrl: 'http://127.0.0.1:9' }),
      /^The backup to .* failed: /,
    ],
    [
      () => restoreFrom(letter, { dataDir: `${place.path}/new`, kvUrl: '' }),
      /no finished backup in .*letter\.txt/,
    ],
    [() => restoreFrom(backup.path, { dataDir: letter, kvUrl: '' }), /letter\.txt is no folder/],
    [() => restoreFrom(backup.path, { dataDir: '/sys/data', kvUrl: '' }), /^The restore from .* failed: /],
  ]
  for (const [attempt, says] of refused) {
    await assert.rejects(attempt, (error) => {
      assert(error instanceof BackupError, String(error))
      assert.match(error.message, says)
      return true
    })
  }
})

Deno.test('a folder whose database file is invalid is not a backup', async () => {
  await using data = await emptyFolder()
  await using place = await emptyFolder()
  await Deno.writeTextFile(`${data.path}/coverdesk.sqlite`, 'no database at all '.repeat(100))
  const store = { dataDir: data.path, kvUrl: '' }
  await assert.rejects(backupTo(place.path, store), (error) => error instanceof BackupError)
})
