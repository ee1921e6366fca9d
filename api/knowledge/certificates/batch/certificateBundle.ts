import { Zip, ZipPassThrough } from 'fflate'
import { formLook } from '../../../documents/index.ts'
import type { DocumentWriter, Publisher } from '../../../documents/index.ts'
import { safeFileName } from '../../../files/index.ts'
import type { Blobs } from '../../../platform/index.ts'
import { logoBlock } from '../../agencyProfile/agencyPublisher.ts'
import { fileNameOf } from '../certificate.ts'
import type { Certificate } from '../certificate.ts'
import { certificateDocument } from '../certificateDocument.ts'

/** All certificates as one PDF, each starting on a new page. */
export async function bundledPdf(
  { documents, publisher }: { documents: DocumentWriter; publisher: Publisher },
  certificates: readonly Certificate[],
): Promise<ReadableStream<Uint8Array>> {
  const logo = logoBlock(publisher)
  const models = certificates.map((certificate) => certificateDocument(certificate, logo))
  const [first] = models
  if (!first) throw new Error('There is nothing to bundle.')
  const { language, author, createdAt } = first
  const title = `${models.length} certificates of liability insurance`
  const bundle = { title, language, author, createdAt, documents: models }
  const pdf = await documents.bundle(bundle, formLook(publisher))
  return new Blob([pdf]).stream()
}

/** All certificates as a ZIP of PDFs, read one at a time. */
export function bundledZip(
  blobs: Pick<Blobs, 'read'>,
  certificates: readonly { readonly certificate: Certificate; readonly hash: string }[],
): ReadableStream<Uint8Array> {
  const waiting = [...certificates]
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  return new ReadableStream({
    async pull(controller) {
      const next = waiting.shift()
      if (next) await addPdf(zip, blobs, next)
      else zip.end()
      for (const chunk of chunks.splice(0)) controller.enqueue(chunk)
      if (!next) controller.close()
    },
  })
}

async function addPdf(
  zip: Zip,
  blobs: Pick<Blobs, 'read'>,
  { certificate, hash }: { certificate: Certificate; hash: string },
): Promise<void> {
  const blob = await blobs.read(hash)
  if (!blob) throw new Error(`The PDF of certificate ${certificate.number} is missing.`)
  // PDFs are already compressed.
  const number = fileNameOf(certificate).replace(/\.pdf$/, '')
  const holder = certificate.holder.name.replace(/\.+$/, '')
  const entry = new ZipPassThrough(safeFileName(`${number} ${holder.replaceAll(/[/\\]/g, ' ')}.pdf`, 'pdf'))
  entry.mtime = certificate.createdAt
  zip.add(entry)
  entry.push(new Uint8Array(await new Response(blob.body).arrayBuffer()), true)
}
