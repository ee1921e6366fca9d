import { create, planJob } from '../../platform/index.ts'
import type { AgencyStore, Clock } from '../../platform/index.ts'
import { inboundEmailId, inboundEmailKind } from './inboundEmail.ts'
import { inboundEmailJob } from './processInboundEmail.ts'

/** Maximum message size, in bytes. */
export const maxEmailBytes = 40 * 1024 * 1024

interface Arriving {
  readonly content: ReadableStream<Uint8Array>
  /** The API key or mailbox it comes through. */
  readonly source: string
  readonly signal?: AbortSignal
}

/**
 * Stores a raw message and schedules its processing; it is on disk once this returns. Returns the same ID for the
 * same content, and null for an empty one. Throws `BlobTooLargeError`.
 */
export async function receiveEmail(
  { agency, clock }: { agency: AgencyStore; clock: Clock },
  { content, source, signal }: Arriving,
): Promise<{ readonly id: string; readonly isNew: boolean } | null> {
  const blob = await agency.blobs.write(content, { maxBytes: maxEmailBytes, ...(signal && { signal }) })
  // Only its end tells that a body without a length is empty.
  if (blob.size === 0) return null
  const id = inboundEmailId(agency.id, blob.hash)
  if (agency.table(inboundEmailKind).get(id)) return { id, isNew: false }
  const committed = await agency.commit({ type: 'SYSTEM', id: null }, [
    create(inboundEmailKind, id, { ...blob, source, receivedAt: clock.now() }, 'KEEP_EMAIL'),
    ...planJob(agency, inboundEmailJob, id, { key: id }),
  ])
  if (committed.ok) return { id, isNew: true }
  if (await agency.read(inboundEmailKind, id)) return { id, isNew: false }
  throw new Error(`The email ${id} could not be kept.`)
}
