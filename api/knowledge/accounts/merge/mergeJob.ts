import { z } from 'zod'
import { defineJob, planJob } from '../../../platform/index.ts'
import type { AgencyStore, Change, JobHandler } from '../../../platform/index.ts'
import { accountMergeKind } from './accountMerge.ts'
import { continueMerge } from './continueMerge.ts'

const finishing = { name: 'finishAccountMerge', parse: (stored: unknown) => z.string().parse(stored) }

// Whoever merges moves the records at once; the job is for when the server stopped meanwhile.
const timeoutMs = 15_000

/** Moves what a merge or its undoing left when the server stopped in between. */
export function finishAccountMerge(): JobHandler<string> {
  return defineJob({
    ...finishing,
    async run({ agency }, mergeId) {
      const merge = await agency.read(accountMergeKind, mergeId)
      await continueMerge(agency, { type: 'AGENCY_USER', id: merge?.value.by ?? null }, mergeId)
    },
  })
}

/** The change that plans to finish a merge, in case that nobody does before. */
export function planFinish(agency: AgencyStore, mergeId: string, now: number): readonly Change[] {
  return planJob(agency, finishing, mergeId, { at: now + timeoutMs })
}
