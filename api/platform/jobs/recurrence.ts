import type { AgencyStore } from '../agencyStore.ts'
import type { Change } from '../change.ts'
import type { Clock } from '../clock.ts'
import { type AnyJobHandler, type JobPlan, keyedJobId, planJob } from './job.ts'

/** The change that schedules a recurring job's next run; none if it is scheduled or does not recur. Missed runs are skipped. */
export function planNext(agency: AgencyStore, handler: AnyJobHandler, clock: Clock): readonly Change[] {
  const next = nextRun(handler, clock)
  return next ? planJob(agency, handler, null, next) : []
}

/** ID of a recurring job's next run; null if it does not recur. */
export function nextRunId(agencyId: string, handler: AnyJobHandler, clock: Clock): string | null {
  const next = nextRun(handler, clock)
  return next && keyedJobId(agencyId, handler.name, next.key)
}

function nextRun({ every }: AnyJobHandler, clock: Clock): Required<JobPlan> | null {
  if (every === undefined) return null
  const slot = Math.floor(clock.now() / every) + 1
  return { at: slot * every, key: `slot ${slot}` }
}
