import { AlignmentType, BorderStyle, ExternalHyperlink, LineRuleType, Paragraph, TextRun } from 'docx'
import type { IRunOptions, ParagraphChild } from 'docx'
import { isSafeLink } from '../documentModel.ts'
import type { Align, RichText } from '../documentModel.ts'
import type { DocumentStyle } from '../documentStyles.ts'

export interface Look {
  readonly size?: number
  readonly color?: string
  readonly bold?: boolean
  readonly font?: string
}

/** Text properties: the style's body text with the given overrides. */
export function run({ sizes, colors, fonts }: DocumentStyle, look: Look): IRunOptions {
  return {
    font: look.font ?? fonts.body,
    // Word measures in half points.
    size: Math.round((look.size ?? sizes.body) * 2),
    color: (look.color ?? colors.ink).slice(1),
    ...(look.bold && { bold: true }),
  }
}

/** Text as a paragraph. */
export function paragraph(
  text: RichText,
  style: DocumentStyle,
  { align, indent, ...look }: Look & { align?: Align | undefined; indent?: number },
): Paragraph {
  return new Paragraph({
    alignment: alignments[align ?? 'left'],
    // Without the rule, LibreOffice takes the height of a body line for every size, and titles overlap.
    spacing: {
      after: 120,
      line: Math.round((style.leading + 0.7) * 200),
      lineRule: LineRuleType.AUTO,
    },
    ...(indent !== undefined && { indent: { left: indent } }),
    children: runs(text, style, look),
  })
}

export const alignments = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
} satisfies Record<Align, unknown>

export function flat(text: RichText): Exclude<RichText, string> {
  return typeof text === 'string' ? [text] : text
}

export function runs(text: RichText, style: DocumentStyle, look: Look): ParagraphChild[] {
  return flat(text).flatMap((part): ParagraphChild[] => {
    const span = typeof part === 'string' ? { text: part } : part
    const isLink = 'link' in span && span.link !== undefined && isSafeLink(span.link)
    const shown = span.text.split('\n').map(
      (words, at) =>
        new TextRun({
          ...run(style, { ...look, ...('isBold' in span && span.isBold && { bold: true }) }),
          ...('isItalic' in span && span.isItalic && { italics: true }),
          ...(isLink && { style: 'Hyperlink' }),
          text: words,
          ...(at > 0 && { break: 1 }),
        }),
    )
    return isLink ? [new ExternalHyperlink({ link: span.link ?? '', children: shown })] : shown
  })
}

export function line(color: string) {
  return { style: BorderStyle.SINGLE, size: 6, color: color.slice(1) }
}

export function twips(points: number): number {
  return Math.round(points * 20)
}
