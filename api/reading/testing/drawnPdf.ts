import Pdf from 'pdfkit'

/** A PDF on letter paper, drawn by the test; it begins without a page. */
export async function drawnPdf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const pdf = new Pdf({ size: 'LETTER', margin: 60, autoFirstPage: false })
  const chunks: Uint8Array[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  pdf.on('end', () => resolve())
  draw(pdf)
  pdf.end()
  await promise
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}
