import { PDFBool, PDFName, rgb } from '@cantoo/pdf-lib'
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { wrappedText } from './fitText.ts'

/** Text that is too long for its field. */
export interface Remark {
  readonly label: string
  readonly text: string
}

const title = 'Additional remarks'
const mark = PDFName.of('CoverdeskRemarks')
const sheet = { width: 612, height: 792, margin: 54 }
const sizes = { title: 14, label: 8, text: 10 }
const leading = 1.4
const quiet = rgb(0.35, 0.35, 0.35)

/** Removes the remarks pages of an earlier fill, which are written again. */
export function removeRemarksPages(pdf: PDFDocument): void {
  const added = pdf.getPageIndices().filter((at) => pdf.getPage(at).node.has(mark))
  for (const at of added.toReversed()) pdf.removePage(at)
}

/** Adds pages at the end for text too long for its fields, like an additional remarks schedule. */
export function addRemarksPages(pdf: PDFDocument, remarks: readonly Remark[], font: PDFFont): void {
  let page: PDFPage | null = null
  let y = 0
  function write(line: string, size: number, color = rgb(0, 0, 0)) {
    if (!page || y - size * leading < sheet.margin) {
      page = pdf.addPage([sheet.width, sheet.height])
      page.node.set(mark, PDFBool.True)
      y = sheet.height - sheet.margin - sizes.title * leading
      page.drawText(title, { x: sheet.margin, y, size: sizes.title, font })
    }
    y -= size * leading
    page.drawText(line, { x: sheet.margin, y, size, font, color })
  }
  for (const { label, text } of remarks) {
    if (page) y -= sizes.text * leading
    write(label, sizes.label, quiet)
    for (const line of wrappedText(text, font, (sheet.width - 2 * sheet.margin) / sizes.text))
      write(line, sizes.text)
  }
}
