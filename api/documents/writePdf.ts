import Pdf from 'pdfkit'
import type { Mark, Tag } from './box.ts'
import type { DocumentModel } from './documentModel.ts'
import { paginate, paper } from './paginate.ts'
import { tones } from './textStyles.ts'
import type { Typefaces } from './typefaces.ts'

type Element = PDFKit.PDFStructureElement
type TextMark = Extract<Mark, { type: 'text' }>
type PictureMark = Extract<Mark, { type: 'picture' }>

/** Writes a document as a tagged PDF (PDF/UA-1) with its typefaces embedded. */
export async function writePdf(model: DocumentModel, typefaces: Typefaces): Promise<Uint8Array<ArrayBuffer>> {
  const { structure, pages } = paginate(model, typefaces)
  const pdf = openPdf(model, typefaces)
  const elements = new Map<Tag, Element>()
  const root = elementOf(pdf, structure, elements)
  pdf.addStructure(root)
  for (const marks of pages) {
    pdf.addPage({ size: [paper.width, paper.height], margin: 0 })
    drawPage(pdf, marks, elements)
  }
  root.end()
  return bytesOf(pdf)
}

function openPdf(
  { title, language, author, createdAt }: DocumentModel,
  typefaces: Typefaces,
): PDFKit.PDFDocument {
  const info = { Title: title, Author: author, Creator: 'Coverdesk', CreationDate: new Date(createdAt) }
  const pdf = new AccessiblePdf({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info,
    // Without it the standard typefaces would be read, which a PDF cannot embed.
    ...({ font: null, subset: 'PDF/UA' } as object),
  })
  for (const [name, { font }] of Object.entries(typefaces)) pdf.registerFont(name, font as never)
  return pdf
}

/** The document's facts stand in its XML as well, where some characters have a meaning. */
class AccessiblePdf extends Pdf {
  override endMetadata(): void {
    const plain = this.info
    const escaped = Object.entries(plain).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeXml(value) : value,
    ])
    this.info = Object.fromEntries(escaped)
    super.endMetadata()
    this.info = plain
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The structure's elements, parents before children, in the order in which they are read. */
function elementOf(pdf: PDFKit.PDFDocument, tag: Tag, elements: Map<Tag, Element>): Element {
  const { role, alternative, title, scope, children } = tag
  const element = pdf.struct(role, {
    ...(alternative !== undefined && { alt: alternative }),
    ...(title !== undefined && { title }),
    ...({ scope } as object),
  })
  elements.set(tag, element)
  for (const child of children) element.add(elementOf(pdf, child, elements))
  return element
}

function drawPage(pdf: PDFKit.PDFDocument, marks: readonly Mark[], elements: Map<Tag, Element>): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const mark of marks) drawDecoration(pdf, mark)
  pdf.endMarkedContent()

  for (const group of contents(marks)) {
    const element = elements.get(group.tag)
    element?.add(() => {
      for (const mark of group.marks) drawContent(pdf, mark)
    })
  }

  pdf.markContent('Artifact', { type: 'Pagination' })
  for (const mark of marks) if (mark.type === 'text' && mark.tag === null) drawText(pdf, mark)
  pdf.endMarkedContent()
}

interface Content {
  readonly tag: Tag
  readonly marks: (TextMark | PictureMark)[]
}

/** What belongs to one element of the structure and stands together is one content. */
function contents(marks: readonly Mark[]): Content[] {
  const groups: Content[] = []
  for (const mark of marks) {
    if ((mark.type !== 'text' && mark.type !== 'picture') || mark.tag === null) continue
    const last = groups.at(-1)
    if (last?.tag === mark.tag) last.marks.push(mark)
    else groups.push({ tag: mark.tag, marks: [mark] })
  }
  return groups
}

function drawDecoration(pdf: PDFKit.PDFDocument, mark: Mark): void {
  if (mark.type === 'area') {
    pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(tones[mark.tone])
  } else if (mark.type === 'line') {
    pdf.lineWidth(0.5).moveTo(mark.x, mark.y).lineTo(mark.toX, mark.toY).stroke(tones.line)
  }
}

function drawContent(pdf: PDFKit.PDFDocument, mark: TextMark | PictureMark): void {
  if (mark.type === 'text') return drawText(pdf, mark)
  const { source, x, y, width, height } = mark
  pdf.image(source, x, y, { width, height })
}

function drawText(pdf: PDFKit.PDFDocument, { text, x, baseline, style }: TextMark): void {
  pdf
    .font(style.face)
    .fontSize(style.size)
    .fillColor(tones[style.tone])
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.end()
  await ended
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
