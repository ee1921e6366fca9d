import { z } from 'zod'
import { planJob } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'

const input = z.object({ importId: z.string() })
export type ImportJobInput = z.infer<typeof input>

function parse(stored: unknown): ImportJobInput {
  return input.parse(stored)
}

/** Import jobs, by their stored names. */
export const running = { name: 'runListImport', parse }
export const undoing = { name: 'undoListImport', parse }

/** The change that schedules an import job, and the job's id. */
export function planImportJob(
  agency: AgencyStore,
  job: typeof running,
  importId: string,
): { readonly jobId: string; readonly changes: readonly Change[] } {
  const changes = planJob(agency, job, { importId })
  const [planned] = changes
  if (planned?.operation !== 'create') throw new Error('Each import has jobs of its own.')
  return { jobId: planned.id, changes }
}
