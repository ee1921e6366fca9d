import { readPdf } from './pdf/readPdf.ts'
import type { Reading } from './reading.ts'
import { ReadingError } from './ReadingError.ts'

export interface ReadOptions {
  /** The file's name; its ending tells what the bytes alone do not. */
  readonly name: string
  readonly mimeType?: string
  readonly signal?: AbortSignal
  /** Called after each page. */
  readonly onPage?: (page: number, of: number) => void
}

/** Raise it when the reader gets better: stored readings are made again. */
const version = 1

/** Reads a document on the calling thread, without bounds of time and memory: use a reader for files from outside. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  if (isPdf(bytes)) return { version, format: 'pdf', parts: [], ...(await readPdf(bytes, options)) }
  throw new ReadingError('This kind of file cannot be read.')
}

/** The signature may follow a few bytes of anything. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}
