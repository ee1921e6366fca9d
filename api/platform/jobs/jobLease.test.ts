import assert from 'node:assert/strict'
import { create } from '../change.ts'
import { type ManualClock, manualClock } from '../clock.ts'
import { dana } from '../testing/openTestPlatform.ts'
import { sharedServer } from '../testing/sharedServer.ts'
import { commentKind, requestKind, roofingRequest } from '../testing/tradeKinds.ts'
import { defineJob, type JobHandler, jobKind, planJob } from './job.ts'

/** A job whose every run waits until the test lets it end, and then leaves a comment. */
function heldJob(lease: number): {
  job: JobHandler<null>
  started: () => Promise<void>
  end: () => void
  runs: () => number
} {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  let runs = 0
  const job = defineJob({
    name: 'readPolicy',
    lease,
    parse: () => null,
    async run({ agency }) {
      runs++
      begun.resolve()
      await ended.promise
      const comment = { requestId: 'tr_1', content: 'Read' }
      return { changes: [create(commentKind, agency.newId(commentKind), comment, 'COMMENT')] }
    },
  })
  return { job, started: () => begun.promise, end: () => ended.resolve(), runs: () => runs }
}

async function twoServers(clock: ManualClock, { lease }: { lease: number }) {
  const kv = await Deno.openKv(':memory:')
  const held = heldJob(lease)
  const first = sharedServer(kv, { clock, jobs: [held.job] })
  const second = sharedServer(kv, { clock, jobs: [held.job] })
  const agency = await first.agencies.create()
  const request = create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE')
  assert((await agency.commit(dana, [request, ...planJob(agency, held.job, null)])).ok)
  const close = async () => {
    await Promise.all([first.runner.stop(), second.runner.stop()])
    await Promise.all([first.agencies.close(), second.agencies.close()])
    kv.close()
  }
  return { first, second, agency, held, close }
}

Deno.test('a job one server runs is not taken by another while its lease holds', async () => {
  const clock = manualClock('2026-11-20T15:00:00Z')
  const { first, second, agency, held, close } = await twoServers(clock, { lease: 60_000 })
  const run = first.runner.runDue()
  await held.started()
  clock.advance(59_999)
  assert.equal(await second.runner.runDue(), 0)
  held.end()
  assert.equal(await run, 1)
  assert.equal(held.runs(), 1)
  assert.equal(agency.table(commentKind).size, 1)
  await close()
})

Deno.test('another server takes over an unresponsive one’s job, which takes effect once', async () => {
  const clock = manualClock('2026-11-20T15:00:00Z')
  const { first, second, agency, held, close } = await twoServers(clock, { lease: 60_000 })
  const silent = first.runner.runDue()
  await held.started()
  clock.advance(60_000)
  const takeover = second.runner.runDue()
  while (held.runs() < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  held.end()
  await Promise.all([silent, takeover])
  const feed = agency.follow(0)
  for (;;) if ((await feed.next()).value?.updateTypes.includes('END_JOB')) break
  await feed.return?.()
  assert.equal(agency.table(commentKind).size, 1)
  assert.deepEqual(
    [...agency.table(jobKind).values()].map(({ state }) => state),
    ['DONE'],
  )
  await close()
})

Deno.test('a run longer than its lease renews it', async () => {
  const clock = manualClock('2026-11-20T15:00:00Z')
  const { first, second, agency, held, close } = await twoServers(clock, { lease: 1_000 })
  const run = first.runner.runDue()
  await held.started()
  const feed = agency.follow(0)
  clock.advance(900)
  for (;;) if ((await feed.next()).value?.updateTypes.includes('RENEW_JOB')) break
  await feed.return?.()
  clock.advance(900)
  assert.equal(await second.runner.runDue(), 0)
  held.end()
  await run
  assert.equal(held.runs(), 1)
  assert.equal(agency.table(commentKind).size, 1)
  await close()
})
