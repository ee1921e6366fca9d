import { createHash } from 'node:crypto'

/** Copies a file and flushes it to disk; returns the size and SHA-256 of the copy. */
export async function copyFile(from: string, to: string): Promise<{ size: number; sha256: string }> {
  const target = await Deno.open(to, { createNew: true, write: true })
  try {
    const summed = await sumFile(from, async (chunk) => {
      for (let at = 0; at < chunk.byteLength;) at += await target.write(chunk.subarray(at))
    })
    await target.sync()
    return summed
  } finally {
    target.close()
  }
}

/** The size and SHA-256 of a file, whose chunks are passed to `each` as they are read. */
export async function sumFile(
  path: string,
  each: (chunk: Uint8Array) => Promise<void> = () => Promise.resolve(),
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const file = await Deno.open(path)
  for await (const chunk of file.readable) {
    hash.update(chunk)
    size += chunk.byteLength
    await each(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}
