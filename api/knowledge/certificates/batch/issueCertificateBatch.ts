import { z } from 'zod'
import type { DocumentWriter } from '../../../documents/index.ts'
import { fileKind } from '../../../files/index.ts'
import { agencyUserKind } from '../../../identity/index.ts'
import { create, defineJob, exactSizeOf, planJob, replace } from '../../../platform/index.ts'
import type { AgencyStore, Change, Clock, JobHandler } from '../../../platform/index.ts'
import { accountFileName } from '../../accounts/accountFileName.ts'
import { certificateChecks } from '../certificateChecks.ts'
import { certificateBasis } from '../certificateBasis.ts'
import { certificateKind } from '../certificateKind.ts'
import { agencyPublisher } from '../../agencyProfile/agencyPublisher.ts'
import { issueCertificate } from '../issueCertificate.ts'
import type { Issuer } from '../issueCertificate.ts'
import { batchOrders } from './batchOrders.ts'
import type { BatchOrder } from './batchOrders.ts'
import { certificateBatchKind } from './certificateBatch.ts'
import type { BatchRefusal, CertificateBatch } from './certificateBatch.ts'
import { bundledPdf, bundledZip } from './certificateBundle.ts'

const input = z.object({ batchId: z.string() })
type Input = z.infer<typeof input>

const issuing = { name: 'issueCertificateBatch', parse: (stored: unknown): Input => input.parse(stored) }

interface JobDeps {
  readonly clock: Clock
  readonly documents: DocumentWriter
}

/** Issues a batch's certificates and stores them as one file; resumes after a server stop. */
export function issueCertificateBatch({ clock, documents }: JobDeps): JobHandler<Input> {
  return defineJob({
    ...issuing,
    async run({ agency, signal }, { batchId }) {
      const batch = await agency.read(certificateBatchKind, batchId)
      if (!batch || batch.value.endedAt !== null) return
      const { requestedBy } = batch.value
      const user = agency.table(agencyUserKind).get(requestedBy)
      if (!user) throw new Error(`Nobody on record has asked for the batch ${batchId}.`)
      const actor = { type: 'AGENCY_USER' as const, id: requestedBy }
      const issuer = { agency, actor, viewer: user, clock, documents }

      const refusals: BatchRefusal[] = []
      for await (const order of batchOrders(issuer, batchId, batch.value)) {
        signal.throwIfAborted()
        const message = await issued(issuer, order, batchId)
        if (message !== null) refusals.push({ holderName: order.order.holder.name, message })
      }
      const bundle = await bundled(issuer, { id: batchId, batch: batch.value })
      const listedRefusals = refusals.slice(0, countThatFits(refusals))
      const ended = {
        ...batch.value,
        refusals: listedRefusals,
        endedAt: clock.now(),
        bundleFileId: bundle?.id ?? null,
      }
      return { actor, changes: [...(bundle?.changes ?? []), replace(batch, ended, 'END_CERTIFICATE_BATCH')] }
    },
  })
}

/** Maximum size of the refusals stored in a batch's record, in bytes. */
const mostBytesOfRefusals = 50_000

/** Maximum number of refusals stored in a batch's record. */
function countThatFits(refusals: readonly BatchRefusal[]): number {
  let bytes = 0
  const over = refusals.findIndex((refusal) => (bytes += exactSizeOf(refusal)) > mostBytesOfRefusals)
  return over < 0 ? refusals.length : over
}

/** The changes that start a batch. */
export function planBatch(
  agency: AgencyStore,
  batch: Omit<CertificateBatch, 'jobId' | 'endedAt' | 'refusals' | 'bundleFileId'>,
) {
  const id = agency.newId(certificateBatchKind)
  const planned = planJob(agency, issuing, { batchId: id })
  const [job] = planned
  if (job?.operation !== 'create') throw new Error('A batch has a job of its own.')
  const begun = { ...batch, jobId: job.id, endedAt: null, refusals: [], bundleFileId: null }
  const changes: readonly Change[] = [
    create(certificateBatchKind, id, begun, 'BEGIN_CERTIFICATE_BATCH'),
    ...planned,
  ]
  return { id, changes }
}

/** Issues one certificate; returns null, or why it can't be issued. Warnings were reviewed before the batch started. */
async function issued(
  issuer: Issuer,
  { order, before, line }: BatchOrder,
  batchId: string,
): Promise<string | null> {
  const { agency, viewer, clock } = issuer
  const basis = await certificateBasis({ agency, viewer, now: clock.now() }, order)
  if (!basis) return 'The account no longer exists.'
  const blocking = certificateChecks(order, basis).filter(({ isBlocking }) => isBlocking)
  if (blocking.length > 0) return blocking.map(({ message }) => message).join(' ')
  const id = await issueCertificate(issuer, { order, basis, before, batch: { id: batchId, line } })
  return id === null ? 'A colleague revised this certificate in the meantime.' : null
}

const mostBytes = 500 * 1024 * 1024

async function bundled(
  { agency, clock, documents }: Pick<Issuer, 'agency' | 'clock'> & { documents: DocumentWriter },
  { id: batchId, batch }: { id: string; batch: CertificateBatch },
): Promise<{ id: string; changes: readonly Change[] } | null> {
  const rows = agency.table(certificateKind).related('batch', batchId)
  if (rows.length === 0) return null
  const records = await readAll(
    agency,
    rows.map(({ id }) => id),
  )
  const isPdf = batch.format === 'PDF'
  const content = isPdf
    ? await bundledPdf({ documents, publisher: await agencyPublisher(agency) }, records)
    : bundledZip(
        agency.blobs,
        records.map((certificate) => ({
          certificate,
          hash: agency.table(fileKind).get(certificate.fileId)?.hash ?? '',
        })),
      )
  const blob = await agency.blobs.write(content, { maxBytes: mostBytes })
  const id = agency.newId(fileKind)
  const file = {
    ...blob,
    name: accountFileName(agency, 'Certificates', {
      accountId: batch.accountId,
      at: batch.createdAt,
      ending: isPdf ? 'pdf' : 'zip',
    }),
    mimeType: isPdf ? 'application/pdf' : 'application/zip',
    uploadedBy: batch.requestedBy,
    createdAt: clock.now(),
    attachedTo: batchId,
    type: 'CERTIFICATE' as const,
    notes: null,
  }
  return { id, changes: [create(fileKind, id, file, 'ADD_FILE')] }
}

async function readAll(agency: AgencyStore, ids: readonly string[]) {
  const records = await agency.readMany(certificateKind, ids)
  return records.flatMap((record) => (record ? [record.value] : []))
}
