import { readDetails } from '../../assistant/index.ts'
import type { TriageMessage } from '../../assistant/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { candidateBook } from './candidateBook.ts'
import { requestDetailsOf } from './enrichedBy.ts'

/** A request of the type that a person chose, with what a call or email says for it. */
export function requestOfType(
  agency: AgencyStore,
  message: TriageMessage,
  { type, account, at }: Pick<ServiceRequest, 'type' | 'account'> & { readonly at: number },
): ServiceRequest {
  const book = candidateBook(agency, message, account?.id ?? null)
  const read = readDetails(type, message, book.accounts.find(({ id }) => id === account?.id) ?? null)
  return {
    ...requestDetailsOf({ ...read, type }),
    state: 'OPEN',
    resolution: null,
    clientName: message.from.name ?? account?.name ?? null,
    clientEmail: message.from.email,
    clientPhone: message.from.phone,
    details: read.details,
    account,
    businessPolicyId: read.policyId,
    policyNumber: read.policyNumber,
    assigneeId: null,
    dueAt: read.dueOn,
    createdAt: at,
    updatedAt: at,
  }
}
