import { Buffer } from 'node:buffer'
import Pdf from 'pdfkit'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'

/** The same pages as images, as a scanner would make them. */
export async function scanned(pdf: Uint8Array): Promise<Uint8Array> {
  const { numPages } = await getDocumentProxy(pdf.slice())
  const out = new Pdf({ size: 'LETTER', margin: 0, autoFirstPage: false })
  const chunks: Uint8Array[] = []
  out.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => out.on('end', resolve))
  for (let page = 1; page <= numPages; page++) {
    const image = await renderPageAsImage(pdf.slice(), page, {
      canvasImport: () => import('@napi-rs/canvas'),
      scale: 2.1,
    })
    out.addPage()
    out.image(Buffer.from(image), 0, 0, { width: 612 })
  }
  out.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
