import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { callKind } from '../calls/call.ts'
import { emailKind } from '../emails/email.ts'
import { emailThreadKind } from '../emails/emailThread.ts'

/** The day on which the client asked for a request, in the agency's time zone: `tomorrow` in its details counts from it. */
export function writtenOn(
  agency: AgencyStore,
  { id, createdAt }: { readonly id: string } & Pick<ServiceRequest, 'createdAt'>,
): string {
  const emails = agency
    .table(emailThreadKind)
    .related('serviceRequest', id)
    .flatMap((thread) => agency.table(emailKind).related('thread', thread.id))
    .filter(({ delivery, sentAt }) => delivery === 'RECEIVED' && sentAt <= createdAt)
    .map(({ sentAt }) => sentAt)
  const calls = agency
    .table(callKind)
    .related('serviceRequest', id)
    .flatMap(({ startedAt }) => startedAt ?? [])
  const times = [...emails, ...calls]
  return agencyToday(agency, times.length > 0 ? Math.max(...times) : createdAt)
}
