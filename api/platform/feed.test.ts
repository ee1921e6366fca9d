import assert from 'node:assert/strict'
import type { AgencyStore } from './agencyStore.ts'
import { create } from './change.ts'
import { Feed } from './feed.ts'
import type { LedgerEntry } from './ledger.ts'
import type { LoadedAgency } from './loadedAgency.ts'
import { dana, openTestPlatform } from './testing/openTestPlatform.ts'
import { requestKind, roofingRequest } from './testing/tradeKinds.ts'

function addRequest(agency: AgencyStore): Promise<unknown> {
  return agency.commit(dana, [create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE')])
}

async function take(feed: AsyncIterator<LedgerEntry>, count: number): Promise<number[]> {
  const seen: number[] = []
  while (seen.length < count) {
    const step = await feed.next()
    if (step.done) break
    seen.push(step.value.seq)
  }
  return seen
}

Deno.test('a screen that follows from now on sees every later change once and in order', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  await addRequest(agency)
  const feed = agency.follow()
  const seen = take(feed, 30)
  await Promise.all(Array.from({ length: 30 }, () => addRequest(agency)))
  assert.deepEqual(
    await seen,
    Array.from({ length: 30 }, (_, at) => at + 2),
  )
  await feed.return?.()
})

Deno.test('a screen that was away resumes from its position', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const commits = Array.from({ length: 60 }, () =>
    agency.commit(
      dana,
      Array.from({ length: 90 }, () =>
        create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE'),
      ),
    ),
  )
  await Promise.all(commits)
  const feed = agency.follow(3)
  const seen = await take(feed, 5_397)
  assert.deepEqual(
    seen,
    Array.from({ length: 5_397 }, (_, at) => at + 4),
  )
  await feed.return?.()
})

Deno.test('leaving ends a pending read at once and removes the reader', async () => {
  await using opened = await openTestPlatform()
  const agency = (await opened.platform.createAgency()) as LoadedAgency
  await addRequest(agency)
  const feeds = Array.from({ length: 2_000 }, () => agency.follow())
  const waiting = feeds.map((feed) => feed.next())
  assert.equal(agency.followers, 2_000)
  for (const feed of feeds) await feed.return?.()
  const ends = await Promise.all(waiting)
  assert(ends.every(({ done }) => done))
  assert.equal(agency.followers, 0)
  assert.equal((await feeds[0]?.next())?.done, true)
})

Deno.test('a change reaches each of 2,000 screens', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  await addRequest(agency)
  const feeds = Array.from({ length: 2_000 }, () => agency.follow())
  for (let seq = 2; seq <= 6; seq++) {
    const waiting = feeds.map((feed) => feed.next())
    await addRequest(agency)
    const steps = await Promise.all(waiting)
    assert(steps.every((step) => !step.done && step.value.seq === seq))
  }
  for (const feed of feeds) await feed.return?.()
})

Deno.test('two concurrent reads never get the same entry', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  await addRequest(agency)
  const feed = agency.follow()
  const both = Promise.all([feed.next(), feed.next()])
  await addRequest(agency)
  await addRequest(agency)
  assert.deepEqual(
    (await both).map((step) => step.value?.seq),
    [2, 3],
  )
  await feed.return?.()
})

Deno.test('a screen with a position from before a restore misses nothing new', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  await addRequest(agency)
  const feed = agency.follow(5_000)
  const seen = take(feed, 2)
  await addRequest(agency)
  await addRequest(agency)
  assert.deepEqual(await seen, [2, 3])
  await feed.return?.()
})

Deno.test('reports another server’s change only once the tables here show it', async () => {
  const entries = [1, 2, 3].map((seq): LedgerEntry => ({
    seq,
    at: 0,
    actor: dana,
    kind: 'testRequest',
    id: 'tr_1',
    subjectId: 'tr_1',
    updateTypes: [],
    operation: 'replace',
    changed: {},
  }))
  // The store already has three entries, of which the tables here show two.
  const feed = new Feed(2, (position, limit) => Promise.resolve(entries.slice(position, position + limit)))
  const follower = feed.follow(0)
  const seen = take(follower, 3)
  await new Promise((resolve) => setTimeout(resolve, 5))
  let isDone = false
  void seen.then(() => (isDone = true))
  await new Promise((resolve) => setTimeout(resolve, 5))
  assert.equal(isDone, false)
  feed.push(entries.slice(2))
  assert.deepEqual(await seen, [1, 2, 3])
  await follower.return?.()
})
