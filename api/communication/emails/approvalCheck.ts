import type { AgencyStore } from '../../platform/index.ts'
import type { EmailThreadRow } from './emailThread.ts'

/** Whether work prepared for a service request waits for approval. */
type ApprovalCheck = (agency: AgencyStore, requestId: string, now: number) => boolean

let check: ApprovalCheck = () => false

/** Sets the check: the module that prepares work builds on this one. */
export function provideApprovalCheck(provided: ApprovalCheck): void {
  check = provided
}

/** Whether work prepared for one of a thread's requests waits for approval. */
export function isWaitingForApproval(
  agency: AgencyStore,
  { serviceRequestIds }: Pick<EmailThreadRow, 'serviceRequestIds'>,
  now: number,
): boolean {
  return serviceRequestIds.some((id) => check(agency, id, now))
}
