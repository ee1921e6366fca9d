import type { TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { requestDetailsOf } from './enrichedBy.ts'
import { statedPhone } from './statedPhone.ts'

interface Opening {
  readonly message: TriageMessage
  readonly account: TriageAccount | null
  readonly at: number
  /** The day on which the message arrived here: nothing is overdue on arrival. */
  readonly today: string
}

/** The request that a message opens. */
export function requestFrom(asked: TriagedRequest, { message, account, at, today }: Opening): ServiceRequest {
  return {
    ...requestDetailsOf(asked),
    state: 'OPEN',
    resolution: null,
    clientName: message.from.name,
    clientEmail: message.from.email,
    clientPhone: message.from.phone ?? statedPhone(message.body),
    details: asked.details,
    account: account && { id: account.id, name: account.names[0] ?? '' },
    businessPolicyId: asked.policyId,
    policyNumber: asked.policyNumber,
    assigneeId: null,
    dueAt: asked.dueOn !== null && asked.dueOn < today ? today : asked.dueOn,
    createdAt: at,
    updatedAt: at,
  }
}
