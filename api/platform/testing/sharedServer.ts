import { Agencies } from '../agencies.ts'
import { fileBlobs } from '../blobs/fileBlobs.ts'
import { type Clock, manualClock } from '../clock.ts'
import { createIdMaker } from '../idMaker.ts'
import { type AnyJobHandler, jobKind } from '../jobs/job.ts'
import { createJobRegistry } from '../jobs/jobRegistry.ts'
import { JobRunner } from '../jobs/jobRunner.ts'
import { createKindRegistry } from '../kindRegistry.ts'
import { silentLog } from '../log.ts'
import { commentKind, requestKind } from './tradeKinds.ts'

export interface SharedServer {
  readonly agencies: Agencies
  readonly runner: JobRunner
}

/** One of several servers over one store: what a platform is made of, without a folder of its own. */
export function sharedServer(
  kv: Deno.Kv,
  { clock = manualClock('2026-11-20T15:00:00Z'), jobs = [] }: { clock?: Clock; jobs?: AnyJobHandler[] } = {},
): SharedServer {
  const agencies: Agencies = new Agencies(
    {
      kv,
      clock,
      kinds: createKindRegistry([jobKind, requestKind, commentKind]),
      newId: createIdMaker(clock),
      log: silentLog,
      onEntries: (agency, entries) => runner.notice(agency, entries),
      blobs: (agencyId) => fileBlobs('unused', agencyId, { incoming: 'unused' }),
    },
    { maxIdle: 8, isShared: true },
  )
  const runner: JobRunner = new JobRunner({
    kv,
    clock,
    log: silentLog,
    registry: createJobRegistry(jobs),
    isShared: true,
    openAgency: (agencyId) => agencies.open(agencyId),
    agencyIds: () => agencies.ids(),
  })
  return { agencies, runner }
}
