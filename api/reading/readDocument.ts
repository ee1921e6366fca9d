import { fileFormat } from './fileFormat.ts'
import { type FlowPiece, flowReading } from './formats/flowReading.ts'
import { textPages } from './formats/textPages.ts'
import { type Ocr, openOcr } from './ocr/openOcr.ts'
import type { Block, ReadPage, Reading, ReadingFormat } from './reading.ts'
import { ReadingError } from './ReadingError.ts'
import { withoutOrders } from './withoutOrders.ts'

export interface ReadOptions {
  /** The file's name; its extension decides when the bytes alone are ambiguous. */
  readonly name: string
  readonly mimeType?: string
  readonly signal?: AbortSignal
  /** Called after each page. */
  readonly onPage?: (page: number, of: number) => void
}

interface OpenOptions extends ReadOptions {
  readonly ocr: Ocr
}

/** Raise it when the reader gets better: stored readings are made again. */
export const readerVersion = 20
/** Emails inside emails are read this deep. */
const deepestPart = 3
const mostParts = 50

/** Reads a document on the calling thread, without bounds of time and memory: use a reader for files from outside. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const ocr = openOcr()
  try {
    return await readWith(ocr, bytes, options)
  } finally {
    await ocr.close()
  }
}

/** The same with an OCR that is kept open for more documents. */
export async function readWith(ocr: Ocr, bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  return readAt(bytes, { ...options, ocr }, 0)
}

/** What reads a format is loaded when a document needs it. */
async function readAt(bytes: Uint8Array, options: OpenOptions, depth: number): Promise<Reading> {
  options.signal?.throwIfAborted()
  if (bytes.byteLength === 0) throw new ReadingError('This file is empty.')
  const format = fileFormat(bytes, options)
  if (format === 'eml' || format === 'msg') return readEmail(bytes, { ...options, format, depth })
  return checked(await readFormat(bytes, format, options))
}

async function readFormat(
  bytes: Uint8Array,
  format: Exclude<ReturnType<typeof fileFormat>, 'eml' | 'msg'>,
  options: OpenOptions,
): Promise<Reading> {
  switch (format) {
    case 'pdf': {
      const { readPdf } = await import('./pdf/readPdf.ts')
      return { ...whole('pdf'), ...(await readPdf(bytes, options)) }
    }
    case 'image': {
      const { readImage } = await import('./ocr/readImage.ts')
      return { ...whole('image'), ...(await readImage(bytes, options)) }
    }
    case 'docx':
    case 'xlsx':
    case 'csv': {
      const { csvPieces, docxPieces, xlsxPieces } = await import('./formats/officePieces.ts')
      if (format === 'csv') return flow('csv', csvPieces(decoded(bytes)))
      return flow(format, await (format === 'docx' ? docxPieces(bytes) : xlsxPieces(bytes)))
    }
    case 'html': {
      const { htmlPieces } = await import('./formats/htmlPieces.ts')
      return flow('html', htmlPieces(decoded(bytes)))
    }
    case 'text':
      return onePage('text', textPages(decoded(bytes)))
  }
}

/** A document that says nothing is no reading; a picture may well be a photo. */
function checked(reading: Reading): Reading {
  if (reading.pages.length === 0) throw new ReadingError('This file has no pages.')
  const hasWords =
    reading.fields.length > 0 || reading.pages.some(({ lines, margins }) => lines.length + margins.length > 0)
  if (!hasWords && reading.format !== 'image') throw new ReadingError('This file has no words to read.')
  return withoutOrders(reading)
}

async function readEmail(
  bytes: Uint8Array,
  { format, depth, ...options }: OpenOptions & { format: 'eml' | 'msg'; depth: number },
): Promise<Reading> {
  const { emailReading, readEml, readMsg } = await import('./formats/readEmail.ts')
  const email = format === 'eml' ? await readEml(bytes) : readMsg(bytes)
  const parts: { name: string; reading: Reading | null }[] = []
  const notes: string[] = []
  for (const { name, mimeType, bytes: content } of email.files.slice(0, mostParts)) {
    const read = depth < deepestPart ? await readPart(content, { ...options, name, mimeType }, depth) : null
    if (read instanceof ReadingError) notes.push(`${name}: ${read.message}`)
    parts.push({ name, reading: read instanceof ReadingError ? null : read })
  }
  if (email.files.length > mostParts) notes.push(`Only the first ${mostParts} attachments were read.`)
  return { ...onePage('email', emailReading(email)), parts, notes }
}

/** An attachment that cannot be read does not keep the email from being read. */
async function readPart(
  bytes: Uint8Array,
  options: OpenOptions,
  depth: number,
): Promise<Reading | ReadingError> {
  try {
    const { onPage: _, ...quiet } = options
    return await readAt(bytes, quiet, depth + 1)
  } catch (error) {
    if (error instanceof ReadingError) return error
    throw error
  }
}

function whole(
  format: ReadingFormat,
): Pick<Reading, 'version' | 'format' | 'parts' | 'fields' | 'blanks' | 'notes'> {
  return { version: readerVersion, format, parts: [], fields: [], blanks: [], notes: [] }
}

function flow(format: ReadingFormat, pieces: readonly FlowPiece[]): Reading {
  return onePage(format, flowReading(pieces))
}

function onePage(
  format: ReadingFormat,
  { page, blocks }: { page: ReadPage; blocks: readonly Block[] },
): Reading {
  return { ...whole(format), pages: [page], blocks }
}

/** Text in UTF-8 or UTF-16, or else in the encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
