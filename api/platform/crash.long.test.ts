import assert from 'node:assert/strict'
import { jobKind } from './jobs/job.ts'
import { openPlatform } from './platform.ts'
import { startStorm } from './testing/startStorm.ts'
import { confirmJob, stormKinds } from './testing/storm.ts'
import { commentKind, requestKind } from './testing/tradeKinds.ts'
import { verifyStore } from './testing/verifyStore.ts'

const rounds = 20

/** Runs the storm, kills it without warning and answers what it had acknowledged. */
async function killedStorm(dataDir: string): Promise<{ id: string; state: string }[]> {
  const storm = startStorm(dataDir)
  // The moment is counted from the first answer, so that it always falls into the storm.
  const first = await storm.acknowledged.read()
  let text = first.value ?? ''
  const killed = new Promise((resolve) => setTimeout(resolve, Math.random() * 250)).then(() => storm.kill())
  for (let piece = await storm.acknowledged.read(); !piece.done; piece = await storm.acknowledged.read()) {
    text += piece.value
  }
  const { signal, errors } = await killed
  assert.equal(signal, 'SIGKILL', errors)
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line))
}

Deno.test('a server killed repeatedly loses nothing it acknowledged', async () => {
  const dataDir = await Deno.makeTempDir({ prefix: 'coverdesk-' })
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < rounds; round++) {
    for (const { id, state } of await killedStorm(dataDir)) acknowledged.set(id, state)
    assert.deepEqual(await verifyStore({ dataDir, kinds: stormKinds }), [])
  }
  assert(acknowledged.size > rounds)

  const platform = await openPlatform({
    config: { dataDir, kvUrl: '', kinds: stormKinds, jobs: [confirmJob] },
  })
  const [agencyId = ''] = await platform.agencyIds()
  const agency = await platform.agency(agencyId)
  const requests = agency.table(requestKind)
  for (const [id, state] of acknowledged) {
    assert(requests.get(id), `the acknowledged request ${id} is there`)
    if (state === 'CLOSED') assert.equal(requests.get(id)?.state, 'CLOSED')
  }

  while ((await platform.jobs.runDue()) > 0);
  const comments = await agency.readMany(
    commentKind,
    [...agency.table(commentKind).values()].map(({ id }) => id),
  )
  for (const { id } of requests.values()) {
    const contents = comments
      .filter((comment) => comment?.value.requestId === id)
      .map((comment) => comment?.value.content)
    assert.deepEqual(
      contents,
      ['opening', 'confirmed'],
      `the request ${id} was opened whole and confirmed once`,
    )
  }
  const confirmations = agency.table(jobKind).related('name', 'confirmRequest')
  assert(confirmations.every(({ state }) => state === 'DONE'))
  assert.equal(confirmations.length, requests.size)
  await platform.close()
  assert.deepEqual(await verifyStore({ dataDir, kinds: stormKinds }), [])
  await Deno.remove(dataDir, { recursive: true })
})
