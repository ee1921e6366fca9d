import { z } from 'zod'
import { planJob } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'

/** The job after what certificates state about a policy has changed. The copilot prepares its certificates again. */
export const certificateFactsJob = {
  name: 'prepareCertificatesAgain',
  parse: (stored: unknown) => z.object({ policyId: z.string() }).parse(stored),
}

/** Schedules what follows a change of a policy's certificate facts. */
export function planCertificateFacts(
  agency: AgencyStore,
  { policyId, now }: { policyId: string; now: number },
): readonly Change[] {
  return planJob(agency, certificateFactsJob, { policyId }, { key: `${policyId} ${now}` })
}
