import { type Blobs, type ByteRange, requireHash } from './blobs.ts'
import { spool } from './spool.ts'

/** Blobs as files: `${root}/${agencyId}/${first two digits}/${hash}`. */
export function fileBlobs(root: string, agencyId: string, { incoming }: { incoming: string }): Blobs {
  const folderOf = (hash: string) => `${root}/${agencyId}/${requireHash(hash).slice(0, 2)}`
  const pathOf = (hash: string) => `${folderOf(hash)}/${hash}`

  return {
    async write(content, { maxBytes, signal }) {
      const { path, hash, size } = await spool(content, { folder: incoming, maxBytes, signal })
      await Deno.mkdir(folderOf(hash), { recursive: true })
      // The same content may already exist; then the rename replaces it with equal bytes.
      await Deno.rename(path, pathOf(hash))
      await syncFolder(folderOf(hash))
      return { hash, size }
    },

    async read(hash, range) {
      const file = await openIfThere(pathOf(hash))
      if (!file) return null
      const { size } = await file.stat()
      return { size, body: range ? await slice(file, range) : file.readable }
    },

    link: () => Promise.resolve(null),

    async delete(hash) {
      try {
        await Deno.remove(pathOf(hash))
      } catch (reason) {
        if (!(reason instanceof Deno.errors.NotFound)) throw reason
      }
    },
  }
}

async function openIfThere(path: string): Promise<Deno.FsFile | null> {
  try {
    return await Deno.open(path)
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound) return null
    throw reason
  }
}

async function slice(
  file: Deno.FsFile,
  { from, to }: ByteRange,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  await file.seek(from, Deno.SeekMode.Start)
  let left = to - from + 1
  return file.readable.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, left))
        left -= chunk.byteLength
        if (left <= 0) controller.terminate()
      },
    }),
  )
}

// A rename survives a power failure only once its folder is flushed; Windows can't open a folder.
async function syncFolder(folder: string): Promise<void> {
  if (Deno.build.os === 'windows') return
  const handle = await Deno.open(folder)
  try {
    await handle.sync()
  } finally {
    handle.close()
  }
}
