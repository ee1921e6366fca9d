import { z } from 'zod'
import { defineJob, planJob, replace } from '../../platform/index.ts'
import type { AgencyStore, Change, Clock, JobHandler } from '../../platform/index.ts'
import { enriched } from '../enriched.ts'
import { recognize } from '../recognize.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'

const enrichment = { name: 'enrichServiceRequest', parse: (stored: unknown) => z.string().parse(stored) }

/** Finds the account and policy of a new request and sets them on it. */
export function enrichServiceRequest(clock: Clock): JobHandler<string> {
  return defineJob({
    ...enrichment,
    async run({ agency }, requestId) {
      const request = await agency.read(serviceRequestKind, requestId)
      if (!request || request.value.account) return
      const recognition = recognize(agency, request.value)
      if (!recognition.account && !recognition.policyId) return
      const next = enriched(request.value, recognition, clock.now())
      return { changes: [replace(request, next, 'ENRICH_SERVICE_REQUEST')] }
    },
  })
}

/** The change that schedules a request's enrichment. */
export function planEnrichment(agency: AgencyStore, requestId: string): readonly Change[] {
  return planJob(agency, enrichment, requestId)
}
