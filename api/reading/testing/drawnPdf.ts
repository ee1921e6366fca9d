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

/**
 * A PDF from a sketch of its page: texts apart by two spaces stand in columns, `|` and `+---+` are rules. Wide sketches are
 * drawn on a page that lies on its side.
 */
export function sketchedPdf(sketch: string): Promise<Uint8Array> {
  const lines = sketch.split('\n')
  const width = Math.max(...lines.map(({ length }) => length))
  const isWide = width > 125
  const unit = Math.min(5, (isWide ? 732 : 552) / width)
  const margin = 30
  return drawnPdf((pdf) => {
    pdf.addPage({ size: 'LETTER', layout: isWide ? 'landscape' : 'portrait', margin })
    pdf.fontSize(Math.min(8, unit * 1.5))
    for (const [row, line] of lines.entries()) {
      const y = margin + row * 11
      const x = (index: number) => margin + index * unit
      if (/^\+[-+]+\+$/.test(line)) {
        pdf
          .moveTo(x(0), y + 5)
          .lineTo(x(line.length - 1), y + 5)
          .stroke()
        continue
      }
      for (const { index } of line.matchAll(/\|/g))
        pdf
          .moveTo(x(index), y - 6)
          .lineTo(x(index), y + 5)
          .stroke()
      for (const { 0: text, index } of line.matchAll(/[^\s|]+(?: [^\s|]+)*/g))
        pdf.text(text, x(index), y, { lineBreak: false })
    }
  })
}
