import { defineKind, derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** The outcome of an inbound request with an idempotency key: the same key and body never create a second one. */
export interface InboundReceipt {
  readonly serviceRequestId: string
  /** SHA-256 of the body, with its fields sorted by name. */
  readonly bodyHash: string
  readonly receivedAt: number
}

/** How long a key is remembered, in milliseconds: longer than any client application keeps retrying. */
export const keptFor = 30 * 24 * 60 * 60_000

export const inboundReceiptKind = defineKind({
  name: 'inboundReceipt',
  prefix: 'ir',
  row: ({ receivedAt }: InboundReceipt, id) => ({ id, receivedAt }),
})

/** Derived from the key, so that two processes receiving the same request collide and only one stores it. */
export function receiptId(agency: Pick<AgencyStore, 'id'>, keyId: string, idempotencyKey: string): string {
  return derivedId(inboundReceiptKind.prefix, [agency.id, keyId, idempotencyKey])
}
