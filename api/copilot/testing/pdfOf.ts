import { default as Pdf } from 'pdfkit'

/** One page: headings, paragraphs, and rows of labels and values. */
export type PageContent = readonly (
  | string
  | { readonly heading: string }
  | { readonly rows: readonly (readonly string[])[] }
)[]

/** A PDF with these pages, as programs write them. */
export function pdfOf(...pages: readonly PageContent[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Pdf({ size: 'LETTER', autoFirstPage: false, margin: 54 })
  const chunks: BlobPart[] = []
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  document.on('end', () => void new Blob(chunks).bytes().then(resolve))
  for (const page of pages) {
    document.addPage()
    for (const part of page) {
      if (typeof part === 'string') document.font('Helvetica').fontSize(10).text(part, 54).moveDown(0.8)
      else if ('heading' in part)
        document.font('Helvetica-Bold').fontSize(14).text(part.heading, 54).moveDown(0.5)
      else writeRows(document, part.rows)
    }
  }
  document.end()
  return promise
}

function writeRows(document: InstanceType<typeof Pdf>, rows: readonly (readonly string[])[]): void {
  for (const row of rows) {
    const { y } = document
    const width = 504 / row.length
    const heights = row.map((cell) =>
      document
        .font('Helvetica')
        .fontSize(9)
        .heightOfString(cell, { width: width - 8 }),
    )
    const height = Math.max(...heights) + 8
    for (const [index, cell] of row.entries()) {
      document.rect(54 + index * width, y, width, height).stroke()
      document.text(cell, 58 + index * width, y + 4, { width: width - 8 })
    }
    document.y = y + height
  }
  document.moveDown(0.8)
}
