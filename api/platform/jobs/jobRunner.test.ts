import assert from 'node:assert/strict'
import { create } from '../change.ts'
import type { AgencyStore } from '../agencyStore.ts'
import { dana, openTestPlatform } from '../testing/openTestPlatform.ts'
import { commentKind, requestKind, roofingRequest } from '../testing/tradeKinds.ts'
import { defineJob, jobKind, planJob } from './job.ts'
import { createJobRegistry } from './jobRegistry.ts'

function remindJob(onRun: (attempt: number) => void = () => {}) {
  return defineJob({
    name: 'remindOfDueRequest',
    parse: (input) => {
      if (typeof input !== 'string') throw new Error('A reminder needs the id of its request.')
      return input
    },
    run({ agency, attempt }, requestId) {
      onRun(attempt)
      const comment = { requestId, content: 'Due tomorrow' }
      return Promise.resolve({ changes: [create(commentKind, agency.newId(commentKind), comment, 'REMIND')] })
    },
  })
}

async function plan(agency: AgencyStore, changes: ReturnType<typeof planJob>): Promise<void> {
  const request = create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE')
  assert((await agency.commit(dana, [request, ...changes])).ok)
}

function states(agency: AgencyStore): string[] {
  return [...agency.table(jobKind).values()].map(({ state }) => state)
}

Deno.test('a planned job runs when due and commits its effect and its end together', async () => {
  const remind = remindJob()
  await using opened = await openTestPlatform({ jobs: [remind] })
  const agency = await opened.platform.createAgency()
  await plan(agency, planJob(agency, remind, 'tr_1', { at: opened.clock.now() + 60_000 }))

  assert.equal(await opened.platform.jobs.runDue(), 0)
  opened.clock.advance(60_000)
  assert.equal(await opened.platform.jobs.runDue(), 1)
  assert.equal(await opened.platform.jobs.runDue(), 0)
  assert.deepEqual(states(agency), ['DONE'])
  assert.equal(agency.table(commentKind).size, 1)
  const [effect, end] = await agency.entries([agency.head - 1, agency.head])
  assert.deepEqual([effect?.updateTypes, end?.updateTypes], [['REMIND'], ['END_JOB']])
  assert.deepEqual([effect?.actor.type, effect?.at], ['WORKFLOW', end?.at])
})

Deno.test('a job planned twice with one key is one job', async () => {
  const remind = remindJob()
  await using opened = await openTestPlatform({ jobs: [remind] })
  const agency = await opened.platform.createAgency()
  const first = planJob(agency, remind, 'tr_1', { key: 'tr_1 tomorrow' })
  const atTheSameTime = planJob(agency, remind, 'tr_1', { key: 'tr_1 tomorrow' })
  await plan(agency, first)
  assert.deepEqual(planJob(agency, remind, 'tr_1', { key: 'tr_1 tomorrow' }), [])
  assert.equal((await agency.commit(dana, atTheSameTime)).ok, false)
  assert.equal(await opened.platform.jobs.runDue(), 1)
})

Deno.test('retries a failing job with growing delays, then fails it for good', async () => {
  const attempts: number[] = []
  const failing = remindJob((attempt) => {
    attempts.push(attempt)
    throw new Error('The mail server did not answer.')
  })
  await using opened = await openTestPlatform({ jobs: [{ ...failing, maxAttempts: 3 }] })
  const agency = await opened.platform.createAgency()
  await plan(agency, planJob(agency, failing, 'tr_1'))
  assert.equal(await opened.platform.jobs.runDue(), 1)
  for (const wait of [2_000, 4_000, 8_000]) {
    opened.clock.advance(wait - 1)
    assert.equal(await opened.platform.jobs.runDue(), 0)
    opened.clock.advance(1)
    await opened.platform.jobs.runDue()
  }
  assert.deepEqual(attempts, [1, 2, 3])
  const [job] = await agency.readMany(
    jobKind,
    [...agency.table(jobKind).values()].map(({ id }) => id),
  )
  assert.equal(job?.value.state, 'FAILED')
  assert.equal(job?.value.failure, 'The mail server did not answer.')
  assert.equal(agency.table(commentKind).size, 0)
})

Deno.test('a job without a handler or with invalid input fails and says why', async () => {
  const remind = remindJob()
  await using opened = await openTestPlatform({ jobs: [{ ...remind, maxAttempts: 1 }] })
  const agency = await opened.platform.createAgency()
  const gone = defineJob({ name: 'sendFax', parse: String, run: () => Promise.resolve() })
  await plan(agency, planJob(agency, gone, 'tr_1', { key: 'gone' }))
  await plan(agency, planJob(agency, { name: remind.name, parse: Number }, 7, { key: 'seven' }))
  await opened.platform.jobs.runDue()
  const jobs = await agency.readMany(
    jobKind,
    [...agency.table(jobKind).values()].map(({ id }) => id),
  )
  assert.deepEqual(
    new Set(jobs.map((job) => job?.value.failure)),
    new Set(['A reminder needs the id of its request.', 'Nothing handles this job.']),
  )
})

Deno.test('a recurring job runs once per interval in agencies old and new', async () => {
  const hour = 3_600_000
  const runs: string[] = []
  const close = defineJob({
    name: 'closeTheBooks',
    every: hour,
    parse: () => null,
    run({ agency }) {
      runs.push(agency.id)
      return Promise.resolve()
    },
  })
  await using opened = await openTestPlatform({ jobs: [close] })
  const harborline = await opened.platform.createAgency()
  await plan(harborline, [])
  await opened.platform.jobs.start()
  const prairie = await opened.platform.createAgency()
  const feed = prairie.follow(0)
  await plan(prairie, [])
  for (let planned = 0; planned < 2;) if ((await feed.next()).value?.kind === 'job') planned++
  await feed.return?.()

  opened.clock.advance(hour)
  await opened.platform.jobs.runDue()
  assert.deepEqual(runs.toSorted(), [harborline.id, prairie.id].toSorted())
  opened.clock.advance(5 * hour)
  await opened.platform.jobs.runDue()
  assert.equal(runs.length, 4)
})

Deno.test('deletes jobs that ended a month ago', async () => {
  const remind = remindJob()
  await using opened = await openTestPlatform({ jobs: [remind] })
  const agency = await opened.platform.createAgency()
  // More than go into one transaction.
  const reminders = Array.from({ length: 250 }, () => planJob(agency, remind, 'tr_1'))
  await Promise.all(reminders.map((changes) => plan(agency, changes)))
  await opened.platform.jobs.start()
  await opened.platform.jobs.runDue()
  assert.equal(agency.table(jobKind).countRelated('name', 'remindOfDueRequest'), 250)
  opened.clock.advance(32 * 86_400_000)
  await opened.platform.jobs.runDue()
  assert.equal(agency.table(jobKind).countRelated('name', 'remindOfDueRequest'), 0)
})

Deno.test('a job starts as soon as it is planned', async () => {
  const remind = remindJob()
  await using opened = await openTestPlatform({ jobs: [remind] })
  const agency = await opened.platform.createAgency()
  await plan(agency, [])
  await opened.platform.jobs.start()
  const feed = agency.follow()
  await plan(agency, planJob(agency, remind, 'tr_1'))
  for (;;) if ((await feed.next()).value?.updateTypes.includes('END_JOB')) break
  await feed.return?.()
  assert.equal(agency.table(commentKind).size, 1)
})

Deno.test('an agency’s long jobs leave room for another agency’s', async () => {
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  const long = defineJob({
    name: 'long',
    parse: () => null,
    async run({ agency }) {
      started.push(agency.id)
      await gate.promise
    },
  })
  await using opened = await openTestPlatform({ jobs: [long] })
  const { platform } = opened
  const busy = await platform.createAgency()
  const quiet = await platform.createAgency()
  await platform.jobs.start()
  for (let at = 0; at < 8; at++) await plan(busy, planJob(busy, long, null))
  await plan(quiet, planJob(quiet, long, null))
  while (!started.includes(quiet.id)) await new Promise((resolve) => setTimeout(resolve, 5))
  assert.equal(started.filter((id) => id === busy.id).length, 3)
  gate.resolve()
  await platform.jobs.stop()
})

Deno.test('a job starts at once, however many long ones its agency has running', async () => {
  const started: string[] = []
  const gate = Promise.withResolvers<void>()
  const long = defineJob({
    name: 'readScan',
    lane: 'READING',
    parse: () => null,
    run: () => gate.promise,
  })
  const remind = remindJob((attempt) => started.push(`reminder ${attempt}`))
  await using opened = await openTestPlatform({ jobs: [long, remind] })
  const { platform } = opened
  const agency = await platform.createAgency()
  await platform.jobs.start()
  const feed = agency.follow(0)
  for (let at = 0; at < 8; at++) await plan(agency, planJob(agency, long, null))
  await plan(agency, planJob(agency, remind, 'tr_1'))
  for (;;) if ((await feed.next()).value?.updateTypes.includes('REMIND')) break
  await feed.return?.()
  assert.deepEqual(started, ['reminder 1'])
  gate.resolve()
  await platform.jobs.stop()
})

Deno.test('running due jobs waits for those that already started', async () => {
  const first = Promise.withResolvers<void>()
  const readPolicy = defineJob({ name: 'readPolicy', parse: () => null, run: () => first.promise })
  const slow = remindJob()
  const remind = defineJob({
    ...slow,
    async run(run, requestId) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return slow.run(run, requestId)
    },
  })
  await using opened = await openTestPlatform({ jobs: [readPolicy, remind] })
  const agency = await opened.platform.createAgency()
  await opened.platform.jobs.start()
  const feed = agency.follow(0)
  await plan(agency, [
    ...planJob(agency, readPolicy, null),
    ...planJob(agency, remind, 'tr_1', { at: opened.clock.now() + 60_000 }),
  ])
  for (;;) if ((await feed.next()).value?.updateTypes.includes('START_JOB')) break
  await feed.return?.()
  opened.clock.advance(60_000)
  const isDone = opened.platform.jobs.runDue()
  // The timer starts only after the first check for due jobs.
  await new Promise((resolve) => setTimeout(resolve, 20))
  first.resolve()
  await isDone
  assert.equal(agency.table(commentKind).size, 1)
})

Deno.test('stopping returns a running job without counting the attempt', async () => {
  const slow = defineJob({
    name: 'readPolicy',
    parse: () => null,
    run: ({ signal }) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  })
  await using opened = await openTestPlatform({ jobs: [slow] })
  const agency = await opened.platform.createAgency()
  await opened.platform.jobs.start()
  const feed = agency.follow(0)
  await plan(agency, planJob(agency, slow, null, { key: 'only' }))
  for (;;) if ((await feed.next()).value?.updateTypes.includes('START_JOB')) break
  await feed.return?.()
  await opened.platform.jobs.stop()
  const job = [...agency.table(jobKind).values()].find(({ name }) => name === 'readPolicy')
  const read = job && (await agency.read(jobKind, job.id))
  assert.deepEqual([read?.value.state, read?.value.attempts, read?.value.failure], ['PLANNED', 0, null])
})

Deno.test('a registry rejects invalid jobs', () => {
  const remind = remindJob()
  assert.throws(() => createJobRegistry([remind, remind]), /Two jobs are named remindOfDueRequest/)
  assert.throws(() => createJobRegistry([{ ...remind, name: 'remind of' }]), /camelCase/)
  assert.throws(() => createJobRegistry([{ ...remind, lease: 5 }]), /lease/)
})
