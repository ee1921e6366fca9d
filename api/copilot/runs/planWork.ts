import { z } from 'zod'
import { type AgencyStore, type Change, planJob } from '../../platform/index.ts'

/** The job in which Cara works through a workspace's messages. */
export const workspaceJob = {
  name: 'workInCaraWorkspace',
  parse: (stored: unknown) => z.object({ workspaceId: z.string() }).parse(stored),
}

/** The change that starts Cara; commit it with the change that sets the workspace to `WORKING`. */
export function planWork(agency: AgencyStore, workspaceId: string): readonly Change[] {
  return planJob(agency, workspaceJob, { workspaceId })
}
