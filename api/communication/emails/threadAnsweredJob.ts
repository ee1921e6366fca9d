import { z } from 'zod'
import { planJob } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'

/** The job after a user wrote to the client themselves. The copilot withdraws what Cara prepared. */
export const threadAnsweredJob = {
  name: 'withdrawPreparedReplies',
  parse: (stored: unknown) => z.object({ threadId: z.string(), agencyUserId: z.string() }).parse(stored),
}

/** Schedules what follows a reply that a user wrote themselves. */
export function planThreadAnswered(
  agency: AgencyStore,
  { threadId, agencyUserId, now }: { threadId: string; agencyUserId: string; now: number },
): readonly Change[] {
  return planJob(agency, threadAnsweredJob, { threadId, agencyUserId }, { key: `${threadId} ${now}` })
}
