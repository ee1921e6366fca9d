import { createHash } from 'node:crypto'
import type { FieldProblem } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import type { Actor, AgencyStore, Clock } from '../../platform/index.ts'
import { inboundBody, inboundProblems } from './inboundBody.ts'
import type { InboundBody } from './inboundBody.ts'
import { inboundReceiptKind, receiptId } from './inboundReceipt.ts'
import { planEnrichment } from '../jobs/enrichServiceRequest.ts'
import type { ServiceRequest } from '../serviceRequest.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'

/** A request as received from the client application. */
export interface Inbound {
  /** ID of the API key it was sent with. */
  readonly keyId: string
  /** The parsed JSON. */
  readonly body: unknown
  /** The idempotency key, sent again when the client application is not sure that a request arrived. */
  readonly idempotencyKey: string | null
}

export type Received =
  | { readonly outcome: 'accepted'; readonly id: string }
  | { readonly outcome: 'invalid'; readonly fields: readonly FieldProblem[] }
  /** The idempotency key was already used with another body. */
  | { readonly outcome: 'keyReused'; readonly message: string }

/** Stores a request and schedules its enrichment. The same key and body return the same ID. */
export async function receiveServiceRequest(
  { agency, clock }: { agency: AgencyStore; clock: Clock },
  { keyId, body, idempotencyKey }: Inbound,
): Promise<Received> {
  const checked = inboundBody.safeParse(body)
  if (!checked.success) return { outcome: 'invalid', fields: inboundProblems(checked.error) }

  const receipt = idempotencyKey === null ? null : receiptId(agency, keyId, idempotencyKey)
  const bodyHash = hashOf(body)
  const known = receipt && (await repeated(agency, { receipt, bodyHash }))
  if (known) return known

  const id = agency.newId(serviceRequestKind)
  const receivedAt = clock.now()
  const committed = await agency.commit(actorOf(checked.data, keyId), [
    create(serviceRequestKind, id, requestOf(checked.data, receivedAt), 'CREATE_SERVICE_REQUEST'),
    ...planEnrichment(agency, id),
    ...(receipt
      ? [create(inboundReceiptKind, receipt, { serviceRequestId: id, bodyHash, receivedAt }, 'KEEP_RECEIPT')]
      : []),
  ])
  if (committed.ok) return { outcome: 'accepted', id }
  // The same request arrived twice at once, and the other one was first.
  const first = receipt && (await repeated(agency, { receipt, bodyHash }))
  if (first) return first
  throw new Error(`The inbound request ${id} was not taken.`)
}

async function repeated(
  agency: AgencyStore,
  { receipt, bodyHash }: { receipt: string; bodyHash: string },
): Promise<Received | null> {
  const kept = await agency.read(inboundReceiptKind, receipt)
  if (!kept) return null
  if (kept.value.bodyHash === bodyHash) return { outcome: 'accepted', id: kept.value.serviceRequestId }
  return { outcome: 'keyReused', message: 'This idempotency key was already used for another request.' }
}

function actorOf({ clientName, clientEmail }: InboundBody, keyId: string): Actor {
  return { type: clientName || clientEmail ? 'AGENCY_CLIENT' : 'ANONYMOUS', id: keyId }
}

function requestOf(body: InboundBody, at: number): ServiceRequest {
  return {
    ...body,
    state: 'OPEN',
    resolution: null,
    account: null,
    businessPolicyId: null,
    assigneeId: null,
    dueAt: null,
    createdAt: at,
    updatedAt: at,
  }
}

// Programs write an object's fields in any order.
function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body, (_, value: unknown) => inOrder(value)))
    .digest('hex')
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
