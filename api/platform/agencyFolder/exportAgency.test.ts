import assert from 'node:assert/strict'
import type { AgencyStore } from '../agencyStore.ts'
import { BackupError } from '../backup/manifest.ts'
import { create, remove, replace } from '../change.ts'
import { isSame } from '../changedFields.ts'
import { openPlatform } from '../platform.ts'
import { openSheetDesk, sheetKind, tempFolder } from '../testing/openSheetDesk.ts'
import { dana, openTestPlatform } from '../testing/openTestPlatform.ts'
import { commentKind, requestKind, roofingRequest } from '../testing/tradeKinds.ts'
import { verifyStore } from '../testing/verifyStore.ts'

const kinds = [requestKind, commentKind, sheetKind]

async function wholeLedger(agency: AgencyStore) {
  return await agency.entries(Array.from({ length: agency.head }, (_, at) => at + 1))
}

Deno.test('exporting an agency while staff work captures a single moment', async () => {
  await using data = await tempFolder()
  await using folder = await tempFolder()
  await using restored = await tempFolder()
  await using desk = await openSheetDesk({ dataDir: data.path, kvUrl: '' })
  const { agency, platform } = desk
  const ids = await Promise.all(
    Array.from({ length: 400 }, (_, at) => desk.open(`Client ${at}`, `Note ${at}`)),
  )
  const sheets = await Promise.all(['Policy', 'Binder', 'Policy'].map((content) => desk.file(content)))

  const before = agency.head
  const work = { isOver: false }
  const storm = (async () => {
    for (let at = 0; !work.isOver; at++) {
      await desk.open(`Walk-in ${at}`, `Note of walk-in ${at}`)
      const read = await agency.read(requestKind, ids[at] ?? '')
      if (!read) continue
      const texts = [
        { kind: requestKind, id: read.id, name: 'notes', text: at % 2 === 0 ? null : 'Later note' },
      ]
      const closed = { ...read.value, state: 'CLOSED' as const }
      await agency.commit(dana, [at % 2 === 0 ? remove(read, 'REMOVE') : replace(read, closed, 'CLOSE')], {
        texts,
      })
    }
  })()
  const manifest = await platform.exportAgency({ id: agency.id, name: 'Harborline' }, folder.path)
  work.isOver = true
  await storm
  assert(manifest.head > before, 'Something happened while it was exported.')
  assert.deepEqual(manifest.files, { count: 2, bytes: 12 })

  const second = await openPlatform({ config: { dataDir: restored.path, kvUrl: '', kinds } })
  await second.importAgency(folder.path, () => null)
  const again = await second.agency(agency.id)
  assert.equal(again.head, manifest.head)
  const ledger = await wholeLedger(again)
  assert(isSame(ledger, (await wholeLedger(agency)).slice(0, manifest.head)))
  for (const { id } of ledger.filter(({ kind }) => kind === requestKind.name)) {
    const [kept, now] = [await again.read(requestKind, id), await agency.read(requestKind, id)]
    const text = await again.readText(requestKind, id, 'notes')
    assert.equal(text === null, kept === null)
    // What has not changed since is identical, byte for byte.
    if (now && now.trail.at(-1) === kept?.trail.at(-1)) {
      assert.deepEqual(kept?.value, now.value)
      assert.equal(text, await agency.readText(requestKind, id, 'notes'))
    }
  }
  for (const [at, content] of ['Policy', 'Binder', 'Policy'].entries()) {
    const sheet = await again.read(sheetKind, sheets[at] ?? '')
    assert.equal(await new Response((await again.blobs.read(sheet?.value.hash ?? ''))?.body).text(), content)
  }
  await second.close()
  // Every record matches its ledger entries, and the tables match the records.
  assert.deepEqual(await verifyStore({ dataDir: restored.path, kinds }), [])
})

Deno.test('the folder has one file per kind and nothing from other agencies', async () => {
  await using folder = await tempFolder()
  await using desk = await openSheetDesk()
  await desk.open('Summit Ridge Roofing', 'A note')
  const other = await desk.platform.createAgency()
  const request = roofingRequest({ clientName: 'Prairie Grain Elevators' })
  await other.commit(dana, [create(requestKind, other.newId(requestKind), request, 'CREATE')])
  await desk.platform.keyspace<string>('sessions').put('a token', 'somebody signed in')
  await desk.platform.exportAgency({ id: desk.agency.id, name: 'Harborline' }, folder.path)

  const names = [...Deno.readDirSync(folder.path)].map(({ name }) => name).toSorted()
  assert.deepEqual(names, [
    'files',
    'job.jsonl',
    'ledger.jsonl',
    'manifest.json',
    'testComment.jsonl',
    'testRequest.jsonl',
    'testSheet.jsonl',
  ])
  const files = names
    .filter((name) => name !== 'files')
    .map((name) => Deno.readTextFileSync(`${folder.path}/${name}`))
  const all = files.join('\n')
  assert(all.includes('Summit Ridge Roofing'))
  for (const strange of ['Prairie Grain', other.id, 'a token', 'somebody signed in'])
    assert(!all.includes(strange))
})

Deno.test('rejects an unusable export folder with a clear message', async () => {
  await using place = await tempFolder()
  await using desk = await openSheetDesk()
  const letter = `${place.path}/letter.txt`
  await Deno.writeTextFile(letter, 'Dear client')
  const refused: readonly [string, RegExp][] = [
    [place.path, /is not empty; nothing is written over what is there\.$/],
    [letter, /letter\.txt is no folder\.$/],
    ['/sys/agency', /^The export to \/sys\/agency failed: /],
  ]
  for (const [folder, says] of refused) {
    await assert.rejects(
      desk.platform.exportAgency({ id: desk.agency.id, name: 'Harborline' }, folder),
      (error) => {
        assert(error instanceof BackupError, String(error))
        assert.match(error.message, says)
        return true
      },
    )
  }
  assert.equal(await Deno.readTextFile(letter), 'Dear client')
})

Deno.test('lost or damaged file content stops the export and leaves the folder empty', async () => {
  await using folder = await tempFolder()
  await using desk = await openSheetDesk()
  const id = await desk.file('Commercial property policy')
  const read = await desk.agency.read(sheetKind, id)
  assert(read)
  await desk.agency.blobs.delete(read.value.hash)
  const target = { id: desk.agency.id, name: 'Harborline' }
  await assert.rejects(
    desk.platform.exportAgency(target, folder.path),
    new RegExp(`content of the file ${id} is missing`),
  )
  assert.deepEqual([...Deno.readDirSync(folder.path)], [])
})

Deno.test('an export covers every kind registered with the platform', async () => {
  await using folder = await tempFolder()
  await using bare = await openTestPlatform({ kinds: [commentKind] })
  const agency = await bare.platform.createAgency()
  const id = agency.newId(commentKind)
  await agency.commit(dana, [create(commentKind, id, { requestId: '', content: 'Called back' }, 'ADD')])
  const { records } = await bare.platform.exportAgency({ id: agency.id, name: 'Oak Street' }, folder.path)
  assert.deepEqual(records, { job: 0, testComment: 1 })
})
