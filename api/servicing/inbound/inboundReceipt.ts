import { defineKind, derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** What became of an inbound request with an idempotency key: the same key and body never make a second one. */
export interface InboundReceipt {
  readonly serviceRequestId: string
  /** SHA-256 of the body, its fields in the order of their names. */
  readonly bodyHash: string
  readonly receivedAt: number
}

/** How long a key is remembered, in milliseconds: longer than any client application goes on trying. */
export const keptFor = 30 * 24 * 60 * 60_000

export const inboundReceiptKind = defineKind({
  name: 'inboundReceipt',
  prefix: 'ir',
  row: ({ receivedAt }: InboundReceipt, id) => ({ id, receivedAt }),
})

/** Follows from the key, so that two processes that receive the same request collide instead of both keeping it. */
export function receiptId(agency: Pick<AgencyStore, 'id'>, keyId: string, idempotencyKey: string): string {
  return derivedId(inboundReceiptKind.prefix, [agency.id, keyId, idempotencyKey])
}
