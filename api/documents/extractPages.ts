import { PDFDocument } from '@cantoo/pdf-lib'
import { openPdf } from './openPdf.ts'

/** Pages of a document, from 1, inclusive. */
interface PageRange {
  readonly from: number
  readonly to: number
}

/** Each range of pages as a separate PDF. Null if the document can't be opened for copying. */
export async function extractPages(
  bytes: Uint8Array,
  ranges: readonly PageRange[],
): Promise<readonly Uint8Array<ArrayBuffer>[] | null> {
  const source = await opened(bytes)
  if (!source) return null
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (const { from, to } of ranges) {
    const part = await PDFDocument.create()
    const indices = Array.from({ length: to - from + 1 }, (_, at) => from - 1 + at)
    for (const page of await part.copyPages(source, indices)) part.addPage(page)
    parts.push(new Uint8Array(await part.save()))
  }
  return parts
}

// pdf-lib reads fewer damaged files than the reader does, and throws a variety of errors.
async function opened(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    return await openPdf(bytes)
  } catch {
    return null
  }
}
