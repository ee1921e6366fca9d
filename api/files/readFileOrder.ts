import { z } from 'zod'
import { type AgencyStore, type Change, planJob } from '../platform/index.ts'

/** The job that reads a file. A module above, which knows what to look for, runs it. */
export const readFileOrder = {
  name: 'readFile',
  parse: (input: unknown) => z.object({ fileId: z.string() }).parse(input),
}

/** The change that has a file read soon. `version` has one read again that was read before. */
export function planReading(agency: AgencyStore, fileId: string, version = ''): readonly Change[] {
  return planJob(agency, readFileOrder, { fileId }, { key: `${fileId} ${version}` })
}
