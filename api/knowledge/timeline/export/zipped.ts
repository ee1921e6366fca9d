import { Zip, ZipPassThrough } from 'fflate'

/** A file in a ZIP. */
export interface ZipEntry {
  readonly path: string
  readonly createdAt: number
  readonly content: AsyncIterable<Uint8Array>
}

/** The entries as a ZIP, each read after the previous one is written, so that only a chunk is in memory. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { path, createdAt, content } of entries) {
    // PDFs, images and Office files are already compressed.
    const entry = new ZipPassThrough(path)
    entry.mtime = createdAt
    zip.add(entry)
    for await (const chunk of content) {
      entry.push(chunk)
      yield* chunks.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
