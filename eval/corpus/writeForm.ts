import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { PDFFont, PDFForm, PDFPage } from '@cantoo/pdf-lib'
import { type ReviewSource, setting } from './writeReviews.ts'
import { Sheet } from './Sheet.ts'

interface WrittenForm {
  readonly pdf: Uint8Array
  readonly letter: Uint8Array
  readonly record: string
  readonly fields: readonly object[]
}

/** A field in the text of a form: `{name:kind(options)=expected}`. */
const mark = /\{([^:}]+):(text|multi|check|choice)(?:\(([^)]*)\))?=([^}]*)\}/

/** Draws a fillable form, and the letter that goes with it. */
export async function writeForm(source: ReviewSource): Promise<WrittenForm> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  const canvas: Canvas = { page, font, form: pdf.getForm(), isAbove: setting(source, 'layout') === 'above' }
  const fields: object[] = []
  let y = 740
  for (const line of (source.documents[0] ?? '').split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('# ')) page.drawText(line.slice(2), { x: 48, y, size: 14, font })
    else fields.push(...drawRow(canvas, line, y))
    y -= line.includes(':multi=') ? 66 : canvas.isAbove ? 40 : 26
  }
  const letter = new Sheet('')
  for (const paragraph of (setting(source, 'letter') ?? '').split(' || '))
    letter.paragraph(paragraph, { gap: 12 })
  return {
    pdf: await pdf.save(),
    letter: await letter.finish(),
    record: setting(source, 'source') ?? '{}',
    fields,
  }
}

interface Canvas {
  readonly page: PDFPage
  readonly font: PDFFont
  readonly form: PDFForm
  readonly isAbove: boolean
}

function drawRow({ page, font, form, isAbove }: Canvas, line: string, y: number): object[] {
  const words = (text: string, x: number, at: number) => {
    page.drawText(text, { x, y: at, size: 8, font })
    return x + font.widthOfTextAtSize(text, 8)
  }
  if (line.includes(':check=')) {
    let x = 48
    const fields: object[] = []
    let rest = line
    const question = line.split('{')[0]?.trim() ?? ''
    for (let match = mark.exec(rest); match; match = mark.exec(rest)) {
      const before = rest.slice(0, match.index).trim()
      if (before) x = words(before, x, y + 2) + 12
      rest = rest.slice(match.index + match[0].length)
      const [, name = '', , , expected] = match
      form.createCheckBox(name).addToPage(page, { x, y, width: 10, height: 10 })
      fields.push({
        name,
        label: `${question} ${rest.split('{')[0]?.trim()}`,
        kind: 'check',
        expected: expected === 'true',
      })
      x += 14
    }
    words(rest.trim(), x, y + 2)
    return fields
  }
  const cells = line.replace(/^! /, '').split(' ; ')
  const width = (516 - 12 * (cells.length - 1)) / cells.length
  return cells.flatMap((cell, at) => {
    const match = mark.exec(cell)
    if (!match) return []
    const [, name = '', kind = '', options, expected = ''] = match
    const label = cell.slice(0, match.index).trim()
    const left = 48 + at * (width + 12)
    const height = kind === 'multi' ? 48 : 16
    const box = isAbove
      ? { x: left, y: y - 10, width, height }
      : { x: 220, y: y - (height - 14), width: 340, height }
    if (label) words(label, left, isAbove ? y + 9 : y + 2)
    if (kind === 'choice') {
      const field = form.createDropdown(name)
      field.setOptions(options?.split('/') ?? [])
      field.addToPage(page, box)
    } else {
      const field = form.createTextField(name)
      if (kind === 'multi') field.enableMultiline()
      field.addToPage(page, box)
    }
    return [
      {
        name,
        label: label || name,
        kind: kind === 'multi' ? 'text' : kind,
        expected: expected === 'null' ? null : expected,
      },
    ]
  })
}
