import { create, planJob } from '../../platform/index.ts'
import type { AgencyStore, Clock } from '../../platform/index.ts'
import { inboundEmailId, inboundEmailKind } from './inboundEmail.ts'
import { takeInEmailJob } from './takeInEmail.ts'

/** The largest message that is taken, in bytes. */
export const maxEmailBytes = 40 * 1024 * 1024

interface Arriving {
  readonly content: ReadableStream<Uint8Array>
  /** The API key or mailbox that brings it. */
  readonly source: string
  readonly signal?: AbortSignal
}

/**
 * Takes a message in as it arrives and plans to read it; once this returns it is safe on disk. The same content again
 * answers the same id. Throws `BlobTooLargeError`.
 */
export async function receiveEmail(
  { agency, clock }: { agency: AgencyStore; clock: Clock },
  { content, source, signal }: Arriving,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const blob = await agency.blobs.write(content, { maxBytes: maxEmailBytes, ...(signal && { signal }) })
  const id = inboundEmailId(agency.id, blob.hash)
  if (agency.table(inboundEmailKind).get(id)) return { id, isNew: false }
  const committed = await agency.commit({ type: 'SYSTEM', id: null }, [
    create(inboundEmailKind, id, { ...blob, source, receivedAt: clock.now() }, 'KEEP_EMAIL'),
    ...planJob(agency, takeInEmailJob, id, { key: id }),
  ])
  if (committed.ok) return { id, isNew: true }
  if (await agency.read(inboundEmailKind, id)) return { id, isNew: false }
  throw new Error(`The email ${id} could not be kept.`)
}
