import { drawnPdf } from './drawnPdf.ts'

/** A heading, a paragraph, or a table with the widths of its columns; cells may have several lines. */
export type RuledPart =
  | string
  | { readonly text: string }
  | { readonly columns: readonly number[]; readonly rows: readonly (readonly string[])[] }

/** A page of headings, paragraphs and ruled tables; "\f" begins another. */
export function ruledPdf(parts: readonly RuledPart[]): Promise<Uint8Array> {
  return drawnPdf((pdf) => {
    pdf.addPage()
    let y = 30
    for (const part of parts) {
      if (part === '\f') {
        pdf.addPage()
        y = 30
        continue
      }
      if (typeof part === 'string') {
        pdf.font('Helvetica-Bold').fontSize(10).text(part, 40, y, { lineBreak: false })
        y += 18
        continue
      }
      pdf.font('Helvetica').fontSize(8)
      if ('text' in part) {
        pdf.text(part.text, 40, y, { width: 510 })
        y = pdf.y + 10
        continue
      }
      for (const row of part.rows) {
        const height = Math.max(...row.map((text) => text.split('\n').length)) * 10 + 6
        let x = 40
        for (const [at, text] of row.entries()) {
          pdf.rect(x, y, part.columns[at] ?? 0, height).stroke()
          for (const [line, words] of text.split('\n').entries())
            pdf.text(words, x + 4, y + 4 + line * 10, { lineBreak: false })
          x += part.columns[at] ?? 0
        }
        y += height
      }
      y += 12
    }
  })
}
