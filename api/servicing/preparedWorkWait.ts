import type { AgencyStore } from '../platform/index.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'

/** What the work that Cara prepared for a request waits for: an answer to a question, or an approval. */
export const preparedWorkWaits = ['ANSWER', 'APPROVAL'] as const
export type PreparedWorkWait = (typeof preparedWorkWaits)[number]

type PreparedWorkCheck = (agency: AgencyStore, requestId: string, now: number) => readonly PreparedWorkWait[]

let check: PreparedWorkCheck = () => []

/** Sets the check: the module that prepares work builds on this one. */
export function providePreparedWorkCheck(provided: PreparedWorkCheck): void {
  check = provided
}

/** What the prepared work of a request waits for first; null if nothing, or once it is closed. */
export function waitOf(
  agency: AgencyStore,
  { id, state }: Pick<ServiceRequestRow, 'id' | 'state'>,
  now: number,
): PreparedWorkWait | null {
  return state === 'OPEN' ? (check(agency, id, now)[0] ?? null) : null
}

/** Whether work prepared for one of these requests waits for approval. */
export function isWaitingForApproval(
  agency: AgencyStore,
  requestIds: readonly string[],
  now: number,
): boolean {
  return requestIds.some((id) => check(agency, id, now).includes('APPROVAL'))
}
