import { z } from 'zod'
import { planJob } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'

/** The job in which Cara prepares the work for a request. The copilot implements it. */
export const prepareRequestJob = {
  name: 'prepareServiceRequest',
  parse: (stored: unknown) =>
    z.object({ requestId: z.string(), closedBecause: z.string().optional() }).parse(stored),
}

/** Schedules preparation of a request: once when it is opened, and once per change. */
export function planPreparation(
  agency: AgencyStore,
  requestId: string,
  occasion: 'opened' | number,
): readonly Change[] {
  return planJob(agency, prepareRequestJob, { requestId }, { key: `${requestId} ${occasion}` })
}

/** Schedules what follows once a request is closed: what was prepared for it is withdrawn. The reason is shown. */
export function planWithdrawal(
  agency: AgencyStore,
  requestId: string,
  { because, now }: { because: string; now: number },
): readonly Change[] {
  return planJob(
    agency,
    prepareRequestJob,
    { requestId, closedBecause: because },
    { key: `${requestId} closed ${now}` },
  )
}
