import { remove } from '../change.ts'
import type { Clock } from '../clock.ts'
import { defineJob, type JobHandler, jobKind } from './job.ts'

const day = 86_400_000
const keptDays = 30
const together = 90

/** Once a day: jobs that ended a month ago leave store and tables. Their ledger entries stay. */
export function pruneJobs(clock: Clock): JobHandler<null> {
  return defineJob({
    name: 'pruneJobs',
    every: day,
    parse: () => null,
    async run({ agency }) {
      const before = clock.now() - keptDays * day
      const { rows } = agency.table(jobKind).page({
        first: together,
        where: ({ endedAt }) => endedAt !== null && endedAt < before,
      })
      const ended = await agency.readMany(
        jobKind,
        rows.map(({ id }) => id),
      )
      return { changes: ended.flatMap((job) => (job ? [remove(job, 'PRUNE_JOB')] : [])) }
    },
  })
}
