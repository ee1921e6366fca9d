/**
 * A PDF with one page per text, for journeys that upload one. A text of several lines is a form: each line is
 * separate, with a tab between a label and its value.
 */
export function pdfOf(texts: readonly string[]): Buffer {
  const pageNumbers = texts.map((_, at) => 4 + at * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, at) => pageObjects(text, 5 + at * 2)),
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + xref + trailer, 'latin1')
}

/** A letter-size page, and its content as the object of the number. */
function pageObjects(text: string, contentNumber: number): string[] {
  const lines = text.split('\n')
  const size = lines.length === 1 ? 18 : 10
  const content = lines
    .flatMap((line, row) =>
      line.split('\t').map((words, column) => {
        const escaped = words.replaceAll(/[()\\]/g, String.raw`\$&`)
        return `BT /F1 ${size} Tf ${72 + column * 130} ${700 - row * 18} Td (${escaped}) Tj ET`
      }),
    )
    .join('\n')
  const resources = '/Resources << /Font << /F1 3 0 R >> >>'
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${resources} /Contents ${contentNumber} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}
