import assert from 'node:assert/strict'
import type { AgencyStore } from './agencyStore.ts'
import { create, replace } from './change.ts'
import { dana, openTestPlatform } from './testing/openTestPlatform.ts'
import { sharedServer } from './testing/sharedServer.ts'
import { requestKind, roofingRequest } from './testing/tradeKinds.ts'

async function addRequest(agency: AgencyStore, clientName = 'Summit Ridge Roofing'): Promise<string> {
  const id = agency.newId(requestKind)
  assert((await agency.commit(dana, [create(requestKind, id, roofingRequest({ clientName }), 'CREATE')])).ok)
  return id
}

Deno.test('one server’s commits appear in the other’s tables and feeds', async () => {
  const kv = await Deno.openKv(':memory:')
  const [first, second] = [sharedServer(kv).agencies, sharedServer(kv).agencies]
  const here = await first.create()
  const id = await addRequest(here)
  const there = await second.open(here.id)
  assert.equal(there.table(requestKind).size, 1)

  const feed = there.follow()
  const read = await here.read(requestKind, id)
  assert(read)
  await here.commit(dana, [replace(read, roofingRequest({ assignee: 'Dana' }), 'ASSIGN')])
  const step = await feed.next()
  assert(!step.done)
  assert.deepEqual([step.value.seq, step.value.changed], [2, { assignee: 'Dana' }])
  assert.equal(there.table(requestKind).get(id)?.assignee, 'Dana')
  await feed.return?.()
  await Promise.all([first.close(), second.close()])
  kv.close()
})

Deno.test('reading a record another server just wrote brings the tables up to it', async () => {
  const kv = await Deno.openKv(':memory:')
  const [first, second] = [sharedServer(kv).agencies, sharedServer(kv).agencies]
  const here = await first.create()
  await addRequest(here)
  const there = await second.open(here.id)
  for (let at = 0; at < 20; at++) {
    const ids = [await addRequest(here, `Client ${at}`), await addRequest(here, `Neighbor ${at}`)]
    const read =
      at % 2 ? await there.readMany(requestKind, ids) : [await there.read(requestKind, ids[1] ?? '')]
    assert(read.every((one) => one !== null))
    assert.deepEqual(
      ids.map((id) => there.table(requestKind).get(id)?.clientName),
      [`Client ${at}`, `Neighbor ${at}`],
    )
  }
  await Promise.all([first.close(), second.close()])
  kv.close()
})

Deno.test('a server keeps reading while its own commit keeps losing to faster ones', async () => {
  const kv = await Deno.openKv(':memory:')
  const servers = [0, 1, 2].map(() => sharedServer(kv).agencies)
  const [first, second, third] = servers
  assert(first && second && third)
  const here = await first.create()
  let latest = await addRequest(here)
  const [beside, reader] = [await second.open(here.id), await third.open(here.id)]
  const work = { isOver: false }
  const storms = [here, here, beside, beside].map(async (agency) => {
    while (!work.isOver) {
      latest = await addRequest(agency)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })
  const own = (async () => {
    while (!work.isOver) await addRequest(reader)
  })()
  for (let at = 0; at < 50; at++) {
    const id = latest
    assert(await reader.read(requestKind, id))
    assert(reader.table(requestKind).get(id))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  work.isOver = true
  await Promise.all([...storms, own])
  await Promise.all(servers.map((server) => server.close()))
  kv.close()
})

Deno.test('two servers that commit at once number one ledger without gaps or lost commits', async () => {
  const kv = await Deno.openKv(':memory:')
  const [first, second] = [sharedServer(kv).agencies, sharedServer(kv).agencies]
  const here = await first.create()
  await addRequest(here)
  const there = await second.open(here.id)
  await Promise.all(Array.from({ length: 60 }, (_, at) => addRequest(at % 2 ? here : there, `Client ${at}`)))

  for (const agency of [here, there]) {
    const feed = agency.follow(0)
    const seen: number[] = []
    while (seen.at(-1) !== 61) seen.push((await feed.next()).value?.seq ?? 0)
    assert.deepEqual(
      seen,
      Array.from({ length: 61 }, (_, at) => at + 1),
    )
    await feed.return?.()
    assert.equal(agency.table(requestKind).size, 61)
  }
  const entries = await here.entries(Array.from({ length: 61 }, (_, at) => at + 1))
  assert.equal(new Set(entries.map(({ id }) => id)).size, 61)
  assert.deepEqual([...here.table(requestKind).values()], [...there.table(requestKind).values()])
  await Promise.all([first.close(), second.close()])
  kv.close()
})

Deno.test('when two servers close one request at once, one succeeds', async () => {
  const kv = await Deno.openKv(':memory:')
  const [first, second] = [sharedServer(kv).agencies, sharedServer(kv).agencies]
  const here = await first.create()
  const id = await addRequest(here)
  const there = await second.open(here.id)
  const read = await here.read(requestKind, id)
  assert(read)
  const answers = await Promise.all(
    [here, there].map((agency) =>
      agency.commit(dana, [replace(read, roofingRequest({ state: 'CLOSED' }), 'CLOSE')]),
    ),
  )
  assert.deepEqual(new Set(answers.map(({ ok }) => ok)), new Set([true, false]))
  await Promise.all([first.close(), second.close()])
  kv.close()
})

Deno.test('unloads an unused agency from memory and keeps one in use', async () => {
  await using opened = await openTestPlatform({ maxIdleAgencies: 2 })
  const { platform } = opened
  const held = await platform.createAgency()
  await addRequest(held)
  for (let at = 0; at < 5; at++) await addRequest(await platform.createAgency())
  assert.equal(await platform.agency(held.id), held)
  const ids = await platform.agencyIds()
  assert.equal(ids.length, 6)
  for (const id of ids) assert.equal((await platform.agency(id)).table(requestKind).size, 1)
})

Deno.test('opening an agency twice at once returns the same one, and an unknown one throws', async () => {
  await using opened = await openTestPlatform({ maxIdleAgencies: 0 })
  const { platform } = opened
  const id = await (async () => {
    const agency = await platform.createAgency()
    await addRequest(agency)
    return agency.id
  })()
  const [one, other] = await Promise.all([platform.agency(id), platform.agency(id)])
  assert.equal(one, other)
  await assert.rejects(platform.agency('ag_00000000000000000000000000'), /There is no agency/)
  assert.deepEqual(await platform.agencyIds(), [id])
})
