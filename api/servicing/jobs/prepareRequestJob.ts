import { z } from 'zod'
import { planJob } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'

/** The job in which Cara prepares the work for a request. The copilot implements it. */
export const prepareRequestJob = {
  name: 'prepareServiceRequest',
  parse: (stored: unknown) => z.object({ requestId: z.string() }).parse(stored),
}

/** Schedules preparation of a request: once when it is opened, and once per change. */
export function planPreparation(
  agency: AgencyStore,
  requestId: string,
  occasion: 'opened' | number,
): readonly Change[] {
  return planJob(agency, prepareRequestJob, { requestId }, { key: `${requestId} ${occasion}` })
}
