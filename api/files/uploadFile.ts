import { isLegible, type Viewer } from '../graphql/index.ts'
import { BlobTooLargeError, create, type AgencyStore, type Clock } from '../platform/index.ts'
import { tellingBytes, tellSort } from './fileSort.ts'
import { planReading } from './readFileOrder.ts'
import { safeFileName } from './safeFileName.ts'
import { fileKind, type StoredFileRow } from './storedFile.ts'
import { takeUploadPlace, uploadLimits, type UploadPlace } from './uploadPlace.ts'

export interface Upload {
  readonly name: string
  readonly content: ReadableStream<Uint8Array> | null
  readonly signal: AbortSignal
}

type RefusalStatus = 400 | 401 | 413 | 415 | 429

export type UploadAnswer =
  | { readonly ok: true; readonly file: StoredFileRow }
  | { readonly ok: false; readonly status: RefusalStatus; readonly message: string }

interface Uploader {
  readonly agency: AgencyStore
  readonly viewer: Viewer
  readonly clock: Clock
  /** Whether the session that began the upload is alive: what arrives after its end is not kept. */
  isSignedIn(): Promise<boolean>
}

/** Receives a file as a stream: identified by its content, limited in size, and recorded only when complete. */
export async function uploadFile(uploader: Uploader, upload: Upload): Promise<UploadAnswer> {
  const { agency, viewer, clock } = uploader
  if (!isLegible(upload.name)) return refuse(400, 'A file needs a name.')
  if (!upload.content) return refuse(400, 'The file is empty.')
  const id = agency.newId(fileKind)
  using place = takeUploadPlace(agency, { userId: viewer.id, fileId: id })
  if (!place) return refuse(...tooMany)

  const { start, content } = await beginningOf(upload.content)
  if (start.length === 0) return refuse(400, 'The file is empty.')
  const sort = tellSort(start, upload.name)
  if (!sort) {
    await content.cancel()
    return refuse(
      415,
      'This kind of file is not supported. Upload a PDF, an image, an Office document, an email or a text file.',
    )
  }

  try {
    const watched = content.pipeThrough(watch(uploader, place))
    const blob = await agency.blobs.write(watched, { maxBytes: uploadLimits.bytes, signal: upload.signal })
    // A store that is far away takes its time, and other processes record files too.
    if (!(await uploader.isSignedIn())) return refuse(...signedOut)
    if (!place.isWithinLimits()) return refuse(...tooMany)
    const value = {
      ...blob,
      name: safeFileName(upload.name, sort.ending),
      mimeType: sort.mimeType,
      uploadedBy: viewer.id,
      createdAt: clock.now(),
      attachedTo: null,
      type: null,
      notes: null,
      isVisible: false,
      deletedAt: null,
      confirmedBy: null,
      noticeEndedBy: null,
    }
    await agency.commit({ type: 'AGENCY_USER', id: viewer.id }, [
      create(fileKind, id, value, 'UPLOAD_FILE'),
      ...planReading(agency, id),
    ])
    return { ok: true, file: { id, ...value } }
  } catch (error) {
    if (error instanceof UploadRefusal) return refuse(error.status, error.message)
    if (!(error instanceof BlobTooLargeError)) throw error
    return refuse(413, 'The file is too large. Files may have up to 50 MB.')
  }
}

const signedOut = [401, 'Sign in to continue.'] as const
const tooMany = [429, 'Too many uploads are waiting to be attached. Attach some of them first.'] as const

function refuse(status: RefusalStatus, message: string): UploadAnswer {
  return { ok: false, status, message }
}

/** What came of an upload while it was written: nothing of it stays. */
class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal'
  readonly status: RefusalStatus

  constructor(status: RefusalStatus, message: string) {
    super(message)
    this.status = status
  }
}

/** Lets a content through as long as it may be kept, and its end only while its session lives. */
function watch(uploader: Uploader, place: UploadPlace): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      if (!place.grow(chunk.byteLength)) throw new UploadRefusal(...tooMany)
      controller.enqueue(chunk)
    },
    async flush() {
      if (!(await uploader.isSignedIn())) throw new UploadRefusal(...signedOut)
    },
  })
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
