import {
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  AlignmentType,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  ShadingType,
  TableOfContents,
  TextRun,
} from 'docx'
import type { Table } from 'docx'
import { hasContents, hasLetterhead } from '../documentModel.ts'
import type { Block, Cell, DocumentModel, RichText } from '../documentModel.ts'
import { accented } from '../documentStyles.ts'
import type { DocumentLook, DocumentStyle } from '../documentStyles.ts'
import { docxTable } from './docxTable.ts'
import { flat, line, paragraph, run, runs, twips } from './docxText.ts'

type Part = Paragraph | Table | TableOfContents

/** Writes a document as a Word file: headings, lists and tables that can be edited, in the fonts and colors of its style. */
export async function writeDocx(model: DocumentModel, look: DocumentLook): Promise<Uint8Array<ArrayBuffer>> {
  const style = accented(look)
  const { colors, margins, sizes } = style
  const [first, ...others] = model.blocks
  const blocks = first?.type === 'cover' ? others : model.blocks
  const opening = first?.type === 'cover' ? coverParts(first, style) : []
  const head = hasLetterhead(model)
    ? [
        paragraph(look.publisher.name, style, {
          font: style.fonts.heading,
          size: sizes.lead,
          color: colors.accent,
          bold: true,
        }),
      ]
    : []
  const contents: Part[] = hasContents(model)
    ? [
        heading('Contents', 1, style),
        new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-2' }),
        pageBreak(),
      ]
    : []
  const document = new Document({
    title: model.title,
    creator: model.author,
    features: { updateFields: contents.length > 0 },
    styles: { default: { document: { run: run(style, {}) } } },
    numbering: { config: [numbering, bullets] },
    sections: [
      {
        properties: {
          titlePage: opening.length > 0,
          page: {
            size: { width: twips(612), height: twips(792) },
            margin: {
              top: twips(margins.top),
              right: twips(margins.right),
              bottom: twips(margins.bottom),
              left: twips(margins.left),
            },
          },
        },
        footers: { default: footer(model.footer, style) },
        children: [...opening, ...head, ...contents, ...blocks.flatMap((block) => parts(block, style))],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

function parts(block: Block, style: DocumentStyle): Part[] {
  const { colors, sizes } = style
  switch (block.type) {
    case 'cover':
      return coverParts(block, style)
    case 'heading':
      return [heading(block.text, block.level, style)]
    case 'paragraph': {
      const sized = {
        lead: { size: sizes.lead, color: colors.accent },
        body: {},
        strong: { bold: true },
        small: { size: sizes.small },
        fine: { size: sizes.fine, color: colors.quiet },
      }[block.style ?? 'body']
      return [paragraph(block.text, style, { ...sized, align: block.align })]
    }
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            numbering: {
              reference: block.kind === 'number' ? numbering.reference : bullets.reference,
              level: 0,
            },
            spacing: { after: 80 },
            children: runs(item, style, {}),
          }),
      )
    case 'fields':
      return block.entries.map(({ label, value }) =>
        paragraph([{ text: `${label}: `, isBold: true }, value], style, {}),
      )
    case 'checkBoxes':
      return block.entries.map(({ label, isChecked }) =>
        paragraph(`${isChecked ? '☒' : '☐'} ${label}`, style, {}),
      )
    case 'table':
      return [docxTable(block, style), paragraph('', style, {})]
    case 'columns':
      return block.columns.flatMap((column) => column.blocks.flatMap((inner) => parts(inner, style)))
    case 'panel':
      return block.blocks.flatMap((inner) => parts(inner, style))
    case 'callout':
      return [
        framed(
          [block.title === undefined ? '' : { text: `${block.title}\n`, isBold: true }, ...flat(block.text)],
          style,
        ),
      ]
    case 'quote':
      return [
        paragraph([{ text: `“${block.text}”`, isItalic: true }], style, { indent: 360 }),
        paragraph(block.citation, style, { size: sizes.fine, color: colors.quiet, indent: 360 }),
      ]
    case 'keyFigures':
      return [
        docxTable(
          {
            type: 'table',
            summary: '',
            columns: block.entries.map(({ label }) => ({ header: label, width: 1 })),
            rows: [
              block.entries.map(({ value, note }) => (note === undefined ? value : `${value}\n${note}`)),
            ],
          },
          style,
        ),
        paragraph('', style, {}),
      ]
    case 'chart': {
      // As its figures, which can be edited.
      const rows = block.labels.map((label, at): Cell[] => [
        { text: label, isHeader: true },
        ...block.series.map(({ values }) => figure(values[at] ?? 0, block.unit)),
      ])
      const columns = [
        { header: block.title, width: 2 },
        ...block.series.map(({ name }) => ({ header: name, width: 1, align: 'right' as const })),
      ]
      return [
        docxTable({ type: 'table', summary: block.alternative, columns, rows }, style),
        paragraph('', style, {}),
      ]
    }
    case 'signatures':
      return block.parties.flatMap(({ role, name }) => [
        paragraph('\n', style, {}),
        paragraph('_______________________________________     Date ______________', style, {}),
        paragraph(name === undefined ? role : `${name}, ${role}`, style, { size: sizes.small }),
      ])
    case 'overflow':
      return parts(block.content, style)
    case 'picture':
      return [new Paragraph({ children: [picture(block)] })]
    case 'pageBreak':
      return [pageBreak()]
    case 'rule':
      return [new Paragraph({ border: { bottom: line(colors.line) } })]
    case 'space':
      return [paragraph('', style, {})]
  }
}

function coverParts(
  { label, title, subtitle, facts }: Extract<Block, { type: 'cover' }>,
  style: DocumentStyle,
): Part[] {
  const { colors, sizes } = style
  return [
    new Paragraph({ spacing: { before: twips(190) }, children: [] }),
    ...(label === undefined ? [] : [paragraph(label, style, { color: colors.quiet, size: sizes.lead })]),
    paragraph(title, style, {
      font: style.fonts.heading,
      size: sizes.cover * 0.8,
      color: colors.accent,
      bold: true,
    }),
    ...(subtitle === undefined
      ? []
      : [paragraph(subtitle, style, { size: sizes.lead + 2, color: colors.quiet })]),
    new Paragraph({ spacing: { before: twips(80) }, border: { bottom: line(colors.ornament) } }),
    ...facts.flatMap((fact) => [
      paragraph(fact.label, style, { size: sizes.fine, color: colors.quiet }),
      paragraph(fact.value, style, {}),
    ]),
    pageBreak(),
  ]
}

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const

function heading(text: string, level: 1 | 2 | 3, style: DocumentStyle): Paragraph {
  const size = [style.sizes.h1, style.sizes.h2, style.sizes.h3][level - 1] ?? style.sizes.h3
  return new Paragraph({
    heading: levels[level - 1] ?? HeadingLevel.HEADING_3,
    keepNext: true,
    spacing: { before: twips(size * 1.2), after: twips(size * 0.5) },
    children: [
      new TextRun({
        ...run(style, { size, color: style.colors.accent, font: style.fonts.heading, bold: true }),
        text,
      }),
    ],
  })
}

function framed(text: RichText, style: DocumentStyle): Paragraph {
  return new Paragraph({
    spacing: { before: 120, after: 200 },
    border: { left: { ...line(style.colors.accent), size: 18, space: 12 } },
    shading: { type: ShadingType.CLEAR, fill: style.colors.tint.slice(1) },
    children: runs(text, style, {}),
  })
}

function picture({ source, width, height, alternative }: Extract<Block, { type: 'picture' }>): ImageRun {
  return new ImageRun({
    type: source.startsWith('data:image/png') ? 'png' : 'jpg',
    data: Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'),
    // Pixels: 96 are an inch.
    transformation: { width: (width * 96) / 72, height: (height * 96) / 72 },
    altText: { name: alternative, description: alternative, title: alternative },
  })
}

function footer(text: string, style: DocumentStyle): Footer {
  const look = run(style, { size: style.sizes.fine, color: style.colors.quiet })
  return new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ ...look, text: `${text}    ` }),
          new TextRun({ ...look, children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
}

function pageBreak(): Paragraph {
  return new Paragraph({ children: [new PageBreak()] })
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

function figure(value: number, unit: 'dollars' | 'number' | 'percent'): string {
  if (unit === 'dollars') return money.format(value)
  return unit === 'percent' ? `${value}%` : value.toLocaleString('en-US')
}

const indented = { paragraph: { indent: { left: 480, hanging: 280 } } }

const numbering = {
  reference: 'numbers',
  levels: [
    { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT, style: indented },
  ],
}

const bullets = {
  reference: 'bullets',
  levels: [
    { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT, style: indented },
  ],
}
