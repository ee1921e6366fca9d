import { formLook } from '../../documents/index.ts'
import type { DocumentWriter } from '../../documents/index.ts'
import { fileKind } from '../../files/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, derivedId, replace, retryOrThrow } from '../../platform/index.ts'
import type { Stored } from '../../platform/index.ts'
import { agencyPublisher, logoBlock } from '../agencyProfile/agencyPublisher.ts'
import { certificateNumber, fileNameOf, orderOf } from './certificate.ts'
import type { Certificate, CertificateOrder } from './certificate.ts'
import { certificateContent } from './certificateContent.ts'
import { certificateDocument } from './certificateDocument.ts'
import type { CertificateBasis } from './certificateBasis.ts'
import { enterHolder, holderIdOf } from './certificateHolder.ts'
import { certificateKind } from './certificateKind.ts'
import { takeCertificateNumber } from './certificateNumbers.ts'

/** What issuing needs from a request; a job provides the same. */
export type Issuer = Pick<RequestContext, 'agency' | 'actor' | 'viewer' | 'clock'> & {
  readonly documents: Pick<DocumentWriter, 'pdf'>
}

interface Issue {
  readonly order: CertificateOrder
  readonly basis: CertificateBasis
  /** The revision it replaces. */
  readonly before: Stored<Certificate> | null
  readonly batch?: Certificate['batch']
  /** Idempotency key: issuing again with it, such as after a crash, returns the first certificate. */
  readonly idempotencyKey?: string
}

/** Writes the certificate and its PDF; returns its ID, or null if someone revised it in the meantime. */
export async function issueCertificate(
  issuer: Issuer,
  { order, basis, before, batch = null, idempotencyKey }: Issue,
): Promise<string | null> {
  const { agency, actor, viewer, clock } = issuer
  const id = idempotencyKey
    ? derivedId(certificateKind.prefix, [agency.id, idempotencyKey])
    : agency.newId(certificateKind)
  if (await agency.read(certificateKind, id)) return id
  if (before && before.value.revisedById !== null) return null
  const year = basis.today.slice(0, 4)
  const number =
    before?.value.number ??
    certificateNumber(basis.agencyName, year, await takeCertificateNumber(agency, actor, year))
  const fileId = agency.newId(fileKind)
  const holderId = holderIdOf(agency, order.holder)
  const certificate: Certificate = {
    ...orderOf(order),
    number,
    revision: (before?.value.revision ?? 0) + 1,
    revisionOfId: before?.id ?? null,
    revisedById: null,
    holderId,
    issuedOn: basis.today,
    issuedBy: viewer.id,
    content: certificateContent(order, basis),
    fileId,
    batch,
    createdAt: clock.now(),
  }
  const file = await writtenFile(issuer, certificate, id)
  return await retryOrThrow(async () => {
    const committed = await agency.commit(actor, [
      ...(await enterHolder(agency, holderId, { ...order.holder, createdAt: clock.now() })),
      create(fileKind, fileId, file, 'ADD_FILE'),
      create(certificateKind, id, certificate, before ? 'REVISE_CERTIFICATE' : 'CREATE_CERTIFICATE'),
      ...(before ? [replace(before, { ...before.value, revisedById: id }, 'REVISE_CERTIFICATE')] : []),
    ])
    if (committed.ok) return id
    // Someone else added the holder in the meantime; the retry finds the entry.
    return before && (await hasChanged(agency, before)) ? null : conflict
  })
}

async function hasChanged(agency: Issuer['agency'], before: Stored<Certificate>): Promise<boolean> {
  const now = await agency.read(certificateKind, before.id)
  return now?.versionstamp !== before.versionstamp
}

/** Upper bound of a certificate's size, in bytes. */
const mostBytes = 20_000_000

async function writtenFile(
  { agency, viewer, clock, documents }: Issuer,
  certificate: Certificate,
  id: string,
) {
  const publisher = await agencyPublisher(agency)
  const pdf = await documents.pdf(certificateDocument(certificate, logoBlock(publisher)), formLook(publisher))
  const blob = await agency.blobs.write(new Blob([pdf]).stream(), { maxBytes: mostBytes })
  return {
    ...blob,
    name: fileNameOf(certificate),
    mimeType: 'application/pdf',
    uploadedBy: viewer.id,
    createdAt: clock.now(),
    attachedTo: id,
    type: 'CERTIFICATE' as const,
    notes: null,
  }
}
