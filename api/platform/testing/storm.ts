import { create, replace } from '../change.ts'
import { defineJob, planJob } from '../jobs/job.ts'
import type { Actor } from '../ledger.ts'
import { openPlatform } from '../platform.ts'
import { commentKind, requestKind, roofingRequest } from './tradeKinds.ts'

// A program for the crash test: commits and jobs without end, and a line for everything that was acknowledged.

const marcus: Actor = { type: 'AGENCY_USER', id: 'au_marcus' }

/** Leaves one comment per run that took effect. */
export const confirmJob = defineJob({
  name: 'confirmRequest',
  parse: String,
  run({ agency }, requestId) {
    const comment = { requestId, content: 'confirmed' }
    return Promise.resolve({ changes: [create(commentKind, agency.newId(commentKind), comment, 'CONFIRM')] })
  },
})

export const stormKinds = [requestKind, commentKind]

async function storm(dataDir: string): Promise<void> {
  const platform = await openPlatform({
    config: { dataDir, kvUrl: '', kinds: stormKinds, jobs: [confirmJob] },
  })
  const [known] = await platform.agencyIds()
  const agency = known ? await platform.agency(known) : await platform.createAgency()
  await platform.jobs.start()

  async function receive(): Promise<void> {
    const id = agency.newId(requestKind)
    const opening = create(
      commentKind,
      agency.newId(commentKind),
      { requestId: id, content: 'opening' },
      'COMMENT',
    )
    const request = create(requestKind, id, roofingRequest(), 'CREATE')
    const received = await agency.commit(marcus, [request, opening, ...planJob(agency, confirmJob, id)])
    if (!received.ok) throw new Error('A new request cannot conflict.')
    acknowledge({ id, state: 'OPEN' })
    const read = await agency.read(requestKind, id)
    if (!read) throw new Error('A request that was received is there.')
    const closed = await agency.commit(marcus, [replace(read, { ...read.value, state: 'CLOSED' }, 'CLOSE')])
    if (closed.ok) acknowledge({ id, state: 'CLOSED' })
  }

  async function work(): Promise<never> {
    for (;;) {
      await receive()
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

function acknowledge(fact: { id: string; state: string }): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${JSON.stringify(fact)}\n`))
}

if (import.meta.main) await storm(Deno.args[0] ?? '')
