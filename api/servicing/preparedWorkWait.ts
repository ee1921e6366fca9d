import type { AgencyStore } from '../platform/index.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'

/** What the work that Cara prepared for a request waits for: an answer to a question, or an approval. Nothing while she works. */
export const preparedWorkWaits = ['ANSWER', 'APPROVAL'] as const
export type PreparedWorkWait = (typeof preparedWorkWaits)[number]

interface PreparedWork {
  waitsOf(agency: AgencyStore, requestId: string, now: number): readonly PreparedWorkWait[]
  /** The IDs of all requests whose prepared work waits for approval. */
  waitingForApproval(agency: AgencyStore, now: number): ReadonlySet<string>
}

let preparedWork: PreparedWork = { waitsOf: () => [], waitingForApproval: () => new Set() }

/** Says what prepared work waits for: the module that prepares work builds on this one. */
export function providePreparedWork(provided: PreparedWork): void {
  preparedWork = provided
}

/** What the prepared work of a request waits for first; null if nothing, or once it is closed. */
export function waitOf(
  agency: AgencyStore,
  { id, state }: Pick<ServiceRequestRow, 'id' | 'state'>,
  now: number,
): PreparedWorkWait | null {
  return state === 'OPEN' ? (preparedWork.waitsOf(agency, id, now)[0] ?? null) : null
}

/** Whether work prepared for one of these requests waits for approval. */
export function isWaitingForApproval(
  agency: AgencyStore,
  requestIds: readonly string[],
  now: number,
): boolean {
  return requestIds.some((id) => preparedWork.waitsOf(agency, id, now).includes('APPROVAL'))
}

/** The IDs of all requests whose prepared work waits for approval: for filters, which test many rows. */
export function requestsWaitingForApproval(agency: AgencyStore, now: number): ReadonlySet<string> {
  return preparedWork.waitingForApproval(agency, now)
}
