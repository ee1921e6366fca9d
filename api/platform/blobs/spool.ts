import { createHash } from 'node:crypto'
import { type BlobInfo, BlobTooLargeError } from './blobs.ts'

export interface Spooled extends BlobInfo {
  readonly path: string
}

/** Streams content to a new file and flushes it to disk; leaves nothing behind on failure. */
export async function spool(
  content: ReadableStream<Uint8Array>,
  { folder, maxBytes, signal }: { folder: string; maxBytes: number; signal?: AbortSignal | undefined },
): Promise<Spooled> {
  const path = `${folder}/${crypto.randomUUID()}`
  const hash = createHash('sha256')
  let size = 0
  const measure = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) throw new BlobTooLargeError(`A file may have at most ${maxBytes} bytes.`)
      hash.update(chunk)
      controller.enqueue(chunk)
    },
  })
  const file = await Deno.open(path, { createNew: true, write: true })
  try {
    // The file stays open so that its bytes can be flushed before the upload is acknowledged.
    const sink = new WritableStream<Uint8Array>({ write: (chunk) => writeAll(file, chunk) })
    await content.pipeThrough(measure).pipeTo(sink, signal ? { signal } : {})
    await file.sync()
    return { path, size, hash: hash.digest('hex') }
  } catch (reason) {
    await Deno.remove(path)
    throw reason
  } finally {
    file.close()
  }
}

async function writeAll(file: Deno.FsFile, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength;) at += await file.write(chunk.subarray(at))
}
