import { PDFDocument } from '@cantoo/pdf-lib'
import { openPdf } from './openPdf.ts'

interface ExtraPages {
  /** PDFs to add before and after, each page at its own size. */
  readonly start: Uint8Array | null
  readonly end: Uint8Array | null
}

/** Adds an agency's own pages to a document, keeping its tags, title and language. */
export async function joinPages(
  body: Uint8Array<ArrayBuffer>,
  { start, end }: ExtraPages,
): Promise<Uint8Array<ArrayBuffer>> {
  if (start === null && end === null) return body
  const document = await PDFDocument.load(body, { updateMetadata: false })
  if (start !== null) await insert(document, start, 0)
  if (end !== null) await insert(document, end, document.getPageCount())
  return new Uint8Array(await document.save())
}

async function insert(document: PDFDocument, extra: Uint8Array, at: number): Promise<void> {
  const part = await openPdf(extra)
  const pages = await document.copyPages(part, part.getPageIndices())
  for (const [offset, page] of pages.entries()) document.insertPage(at + offset, page)
}
