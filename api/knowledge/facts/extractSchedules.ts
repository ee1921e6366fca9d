import type { Reading } from '../../reading/index.ts'
import type { Schedule } from './policyFacts.ts'

/** Tables of a document as typed rows. */
export function extractSchedules(_reading: Reading): Schedule[] {
  return []
}
