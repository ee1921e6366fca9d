import type { Viewer } from '../graphql/index.ts'
import { BlobTooLargeError, create, type AgencyStore, type Clock } from '../platform/index.ts'
import { tellingBytes, tellSort } from './fileSort.ts'
import { safeFileName } from './safeFileName.ts'
import { fileKind, type StoredFileRow } from './storedFile.ts'

/** The limits of uploads; `pending` are files that one user uploaded and attached to nothing yet. */
export const uploadLimits = {
  bytes: 50 * 1024 * 1024,
  pendingFiles: 100,
  pendingBytes: 500 * 1024 * 1024,
} as const

export interface Upload {
  readonly name: string
  readonly content: ReadableStream<Uint8Array> | null
  readonly signal: AbortSignal
}

export type UploadAnswer =
  | { readonly ok: true; readonly file: StoredFileRow }
  | { readonly ok: false; readonly status: 400 | 413 | 415 | 429; readonly message: string }

interface Uploader {
  readonly agency: AgencyStore
  readonly viewer: Viewer
  readonly clock: Clock
}

/** Takes in a file as it arrives: told by its content, bounded in size, and a record only once it is whole. */
export async function uploadFile({ agency, viewer, clock }: Uploader, upload: Upload): Promise<UploadAnswer> {
  if (upload.name.trim() === '') return refuse(400, 'A file needs a name.')
  if (!upload.content) return refuse(400, 'The file is empty.')
  const pending = agency.table(fileKind).related('pendingOf', viewer.id)
  const pendingBytes = pending.reduce((sum, { size }) => sum + size, 0)
  if (pending.length >= uploadLimits.pendingFiles || pendingBytes >= uploadLimits.pendingBytes) {
    return refuse(429, 'Too many files wait to be attached. Attach some of them first.')
  }

  const { start, content } = await beginningOf(upload.content)
  if (start.length === 0) return refuse(400, 'The file is empty.')
  const told = tellSort(start, upload.name)
  if (!told) {
    await content.cancel()
    return refuse(
      415,
      'Files of this kind are not taken. Send a PDF, a picture, an Office document, an e-mail or a text.',
    )
  }

  try {
    const blob = await agency.blobs.write(content, { maxBytes: uploadLimits.bytes, signal: upload.signal })
    const id = agency.newId(fileKind)
    const value = {
      ...blob,
      name: safeFileName(upload.name, told.ending),
      mimeType: told.mimeType,
      uploadedBy: viewer.id,
      createdAt: clock.now(),
      attachedTo: null,
      type: null,
      notes: null,
    }
    await agency.commit({ type: 'AGENCY_USER', id: viewer.id }, [create(fileKind, id, value, 'UPLOAD_FILE')])
    return { ok: true, file: { id, ...value } }
  } catch (error) {
    if (!(error instanceof BlobTooLargeError)) throw error
    return refuse(413, 'The file is too large. Files may have up to 50 MB.')
  }
}

function refuse(status: 400 | 413 | 415 | 429, message: string): UploadAnswer {
  return { ok: false, status, message }
}

/** The first bytes of a stream, and the whole of it, to be read from the beginning. */
async function beginningOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < tellingBytes) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const start = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    start.set(chunk, at)
    at += chunk.length
  }
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = chunks.shift()
      if (chunk) return controller.enqueue(chunk)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { start: start.subarray(0, tellingBytes), content }
}
