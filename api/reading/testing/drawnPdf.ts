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
 * A PDF from a sketch of its pages: texts apart by two spaces stand in columns, `|` and `+---+` are rules, a line after
 * `## ` is a heading, and `<page>` begins another page. Wide sketches are drawn on pages that lie on their side.
 */
export function sketchedPdf(sketch: string): Promise<Uint8Array> {
  const lines = sketch.split('\n')
  const width = Math.max(...lines.map(({ length }) => length))
  const isWide = width > 125
  const unit = Math.min(5, (isWide ? 732 : 552) / width)
  const margin = 30
  const size = Math.min(8, unit * 1.5)
  return drawnPdf((pdf) => {
    const addPage = () => pdf.addPage({ size: 'LETTER', layout: isWide ? 'landscape' : 'portrait', margin })
    addPage()
    let top = 0
    for (const [row, line] of lines.entries()) {
      if (line === '<page>') {
        addPage()
        top = row + 1
        continue
      }
      const y = margin + (row - top) * 11
      const x = (index: number) => margin + index * unit
      if (line.startsWith('## ')) {
        pdf.font('Helvetica-Bold').fontSize(size * 1.3)
        pdf.text(line.slice(3), x(0), y, { lineBreak: false })
        continue
      }
      pdf.font('Helvetica').fontSize(size)
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
