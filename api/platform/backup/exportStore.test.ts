import assert from 'node:assert/strict'
import { create, remove } from '../change.ts'
import { dana } from '../testing/openTestPlatform.ts'
import { sharedServer } from '../testing/sharedServer.ts'
import { requestKind, roofingRequest } from '../testing/tradeKinds.ts'
import { exportStore, type ExportedLine } from './exportStore.ts'
import { importStore } from './importStore.ts'

Deno.test('exporting a shared store while staff work captures a single moment', async () => {
  const [kv, copy] = [await Deno.openKv(':memory:'), await Deno.openKv(':memory:')]
  const { agencies } = sharedServer(kv)
  const agency = await agencies.create()
  const add = async (at: number) => {
    const id = agency.newId(requestKind)
    const request = create(requestKind, id, roofingRequest({ clientName: `Client ${at}` }), 'CREATE')
    await agency.commit(dana, [request], {
      texts: [{ kind: requestKind, id, name: 'notes', text: `Note ${at}` }],
    })
    return id
  }
  const [gone = ''] = await Promise.all(Array.from({ length: 300 }, (_, at) => add(at)))

  const lines: ExportedLine[] = []
  await exportStore(kv, async (line) => {
    lines.push(line)
    // Each of these happens in the middle of the export.
    if (lines.length % 100 !== 0 || lines.length > 1_000) return
    await add(lines.length)
    const read = lines.length === 900 ? await agency.read(requestKind, gone) : null
    const texts = [{ kind: requestKind, id: gone, name: 'notes', text: null }]
    if (read) await agency.commit(dana, [remove(read, 'REMOVE')], { texts })
  })

  await importStore(copy, ReadableStream.from(lines))
  const restored = await sharedServer(copy).agencies.open(agency.id)
  const { head } = restored
  assert(head > 305)
  assert.equal(head, agency.head)
  assert.deepEqual([...restored.table(requestKind).values()], [...agency.table(requestKind).values()])
  assert.equal(restored.table(requestKind).get(gone), undefined)
  assert.equal(await restored.readText(requestKind, gone, 'notes'), null)
  const positions = Array.from({ length: head }, (_, at) => at + 1)
  assert.deepEqual(await restored.entries(positions), await agency.entries(positions))
  const last = [...restored.table(requestKind).values()].at(-1)?.id ?? ''
  assert.equal(
    await restored.readText(requestKind, last, 'notes'),
    await agency.readText(requestKind, last, 'notes'),
  )
  await assert.rejects(importStore(copy, ReadableStream.from(lines)), /not empty/)
  await agencies.close()
  copy.close()
  kv.close()
})
