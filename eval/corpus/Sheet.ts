import { Buffer } from 'node:buffer'
import Pdf from 'pdfkit'

type Style = { size?: number; bold?: boolean; color?: string; align?: 'left' | 'center' | 'right' }

const margin = 60
const bottom = 720

/** A letter-size PDF written from top to bottom that knows which page it is on. */
export class Sheet {
  readonly #pdf = new Pdf({ size: 'LETTER', margin: 0, info: { CreationDate: new Date(0) } })
  readonly #chunks: Uint8Array[] = []
  readonly #footer: string
  readonly width = 612 - 2 * margin
  readonly left = margin
  page = 1
  y = 56

  constructor(footer: string) {
    this.#footer = footer
    this.#pdf.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
    this.#writeFooter()
  }

  newPage(): void {
    this.#pdf.addPage()
    this.page++
    this.y = 56
    this.#writeFooter()
  }

  /** Starts a new page when less than `height` is left. */
  need(height: number): void {
    if (this.y + height > bottom) this.newPage()
  }

  /** Text at a place, without moving on; returns its height. */
  put(text: string, x: number, y: number, width: number, style: Style = {}): number {
    this.#font(style)
    this.#pdf.fillColor(style.color ?? '#111')
    this.#pdf.text(text, x, y, { width, align: style.align ?? 'left', lineGap: 1.5 })
    return this.height(text, width, style)
  }

  height(text: string, width: number, style: Style = {}): number {
    this.#font(style)
    return this.#pdf.heightOfString(text, { width, lineGap: 1.5 })
  }

  textWidth(text: string, style: Style = {}): number {
    this.#font(style)
    return this.#pdf.widthOfString(text)
  }

  /** A paragraph below the last one, whole on one page; returns the page. */
  paragraph(text: string, style: Style & { indent?: number; gap?: number } = {}): number {
    const indent = style.indent ?? 0
    this.need(this.height(text, this.width - indent, style))
    this.y += this.put(text, this.left + indent, this.y, this.width - indent, style) + (style.gap ?? 6)
    return this.page
  }

  rule(x: number, y: number, toX: number, toY: number): void {
    this.#pdf.moveTo(x, y).lineTo(toX, toY).lineWidth(0.7).strokeColor('#333').stroke()
  }

  box(x: number, y: number, width: number, height: number): void {
    this.#pdf.rect(x, y, width, height).lineWidth(0.7).strokeColor('#333').stroke()
  }

  async finish(): Promise<Uint8Array> {
    const ended = new Promise((resolve) => this.#pdf.on('end', resolve))
    this.#pdf.end()
    await ended
    return new Uint8Array(Buffer.concat(this.#chunks))
  }

  #font({ bold, size }: Style): void {
    this.#pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size ?? 9.5)
  }

  #writeFooter(): void {
    this.put(this.#footer, this.left, 748, 300, { size: 8 })
    this.put(`Page ${this.page}`, this.left + 300, 748, this.width - 300, { size: 8, align: 'right' })
  }
}
