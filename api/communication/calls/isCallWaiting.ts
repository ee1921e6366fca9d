import type { AgencyStore } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import type { CallRow } from './call.ts'

/** Whether a call still waits for the agency: a request that came from it is open. */
export function isCallWaiting(
  agency: Pick<AgencyStore, 'table'>,
  { serviceRequestIds }: Pick<CallRow, 'serviceRequestIds'>,
): boolean {
  const requests = agency.table(serviceRequestKind)
  return serviceRequestIds.some((id) => requests.get(id)?.state === 'OPEN')
}
