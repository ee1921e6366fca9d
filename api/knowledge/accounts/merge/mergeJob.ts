import { z } from 'zod'
import { defineJob, planJob } from '../../../platform/index.ts'
import type { AgencyStore, Change, JobHandler } from '../../../platform/index.ts'
import { accountMergeKind } from './accountMerge.ts'
import { continueMerge } from './continueMerge.ts'

const finishing = { name: 'finishAccountMerge', parse: (stored: unknown) => z.string().parse(stored) }

// The merge moves the records right away; the job covers a server stop in between.
const timeoutMs = 15_000

/** Finishes a merge or undo that a server stop interrupted. */
export function finishAccountMerge(): JobHandler<string> {
  return defineJob({
    ...finishing,
    async run({ agency }, mergeId) {
      const merge = await agency.read(accountMergeKind, mergeId)
      await continueMerge(agency, { type: 'AGENCY_USER', id: merge?.value.by ?? null }, mergeId)
    },
  })
}

/** The change that schedules finishing a merge, unless it finishes before. */
export function planFinish(agency: AgencyStore, mergeId: string, now: number): readonly Change[] {
  return planJob(agency, finishing, mergeId, { at: now + timeoutMs })
}
