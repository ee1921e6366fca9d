/** What identifies a stored file's content. */
export interface BlobInfo {
  /** SHA-256 of the content: 64 lowercase hex digits. */
  readonly hash: string
  readonly size: number
}

/** Bytes `from` to `to`, inclusive, as in an HTTP range. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** How to present a download that the store serves itself. */
export interface DownloadLink {
  readonly fileName: string
  readonly mimeType: string
  readonly disposition: 'attachment' | 'inline'
  readonly seconds: number
}

/** The contents of one agency's files, each stored once under its hash; file names are in records. */
export interface Blobs {
  /**
   * Stores a content as it arrives; it becomes available once it is complete and on disk.
   * Throws `BlobTooLargeError` as soon as it exceeds `maxBytes`, and the signal's reason if aborted.
   */
  write(
    content: ReadableStream<Uint8Array>,
    options: { maxBytes: number; signal?: AbortSignal },
  ): Promise<BlobInfo>
  /** The content, or a range of it; null if missing. `size` is the total size. */
  read(
    hash: string,
    range?: ByteRange,
  ): Promise<{ body: ReadableStream<Uint8Array<ArrayBuffer>>; size: number } | null>
  /** A short-lived URL at which the store serves the content itself; null if it can't. */
  link(hash: string, link: DownloadLink): Promise<string | null>
  delete(hash: string): Promise<void>
}

/** The content exceeds the caller's limit. */
export class BlobTooLargeError extends Error {
  override name = 'BlobTooLargeError'
}

const hashPattern = /^[0-9a-f]{64}$/

/** Throws unless it is a hash, since it becomes part of a path. */
export function requireHash(hash: string): string {
  if (!hashPattern.test(hash)) throw new Error('A blob is named by its SHA-256 in 64 small hex digits.')
  return hash
}
