/** What a stored file's content is known by. */
export interface BlobInfo {
  /** SHA-256 of the content, 64 small hex digits. */
  readonly hash: string
  readonly size: number
}

/** Bytes `from` to `to`, both included, as in an HTTP range. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** How a download that a store hands out itself is to be shown. */
export interface DownloadLink {
  readonly fileName: string
  readonly mimeType: string
  readonly disposition: 'attachment' | 'inline'
  readonly seconds: number
}

/** The contents of one agency's files, each kept once under its hash; what a file is called is a record. */
export interface Blobs {
  /**
   * Takes in a content as it arrives; it is there only when it is whole and safe on disk.
   * Throws `BlobTooLargeError` as soon as it exceeds `maxBytes`, and the signal's reason when that aborts.
   */
  write(
    content: ReadableStream<Uint8Array>,
    options: { maxBytes: number; signal?: AbortSignal },
  ): Promise<BlobInfo>
  /** The content, or a range of it; null when there is none. `size` is that of the whole. */
  read(
    hash: string,
    range?: ByteRange,
  ): Promise<{ body: ReadableStream<Uint8Array<ArrayBuffer>>; size: number } | null>
  /** A short-lived address at which the store serves the content itself; null when it cannot. */
  link(hash: string, link: DownloadLink): Promise<string | null>
  delete(hash: string): Promise<void>
}

/** The content exceeds what the caller allows. */
export class BlobTooLargeError extends Error {
  override name = 'BlobTooLargeError'
}

const hashPattern = /^[0-9a-f]{64}$/

/** Throws on anything but a hash: it becomes part of a path. */
export function requireHash(hash: string): string {
  if (!hashPattern.test(hash)) throw new Error('A blob is named by its SHA-256 in 64 small hex digits.')
  return hash
}
