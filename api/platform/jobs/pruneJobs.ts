import type { Clock } from '../clock.ts'
import { defineJob, type JobHandler, jobKind } from './job.ts'
import { prune } from './prune.ts'

const day = 86_400_000
const keptDays = 30

/** Once a day: deletes jobs that ended over a month ago. Their ledger entries stay. */
export function pruneJobs(clock: Clock): JobHandler<null> {
  return defineJob({
    name: 'pruneJobs',
    every: day,
    parse: () => null,
    async run({ agency, signal }) {
      const before = clock.now() - keptDays * day
      const where = ({ endedAt }: { endedAt: number | null }) => endedAt !== null && endedAt < before
      await prune(agency, jobKind, { where, updateType: 'PRUNE_JOB', signal })
    },
  })
}
