import { z } from 'zod'
import { planJob } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'

/** The job in which Cara prepares the work that a request asks for. The copilot does it. */
export const prepareRequestJob = {
  name: 'prepareServiceRequest',
  parse: (stored: unknown) => z.object({ requestId: z.string() }).parse(stored),
}

/** Plans the preparation of a request, once for each occasion: when it was opened, and when it changed. */
export function planPreparation(
  agency: AgencyStore,
  requestId: string,
  occasion: 'opened' | number,
): readonly Change[] {
  return planJob(agency, prepareRequestJob, { requestId }, { key: `${requestId} ${occasion}` })
}
