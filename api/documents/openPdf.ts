import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'

/** Opens a PDF for editing. A lock that forbids editing but not reading has an empty password and is removed. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
  // pdf-lib decrypts the content but would save the lock's description with it.
  for (const [ref, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict && isLock(object)) pdf.context.delete(ref)
  return pdf
}

function isLock(object: PDFDict): boolean {
  return object.get(PDFName.of('Filter')) === PDFName.of('Standard') && object.has(PDFName.of('StmF'))
}
