import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx'
import type { Cell, TableBlock } from '../documentModel.ts'
import type { DocumentStyle } from '../documentStyles.ts'
import { alignments, flat, line, runs } from './docxText.ts'
import type { Look } from './docxText.ts'

/** An editable Word table whose header repeats on every page. */
export function docxTable({ columns, rows, hasTotal }: TableBlock, style: DocumentStyle): Table {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const cell = (children: Paragraph[], at: number, fill?: string) =>
    new TableCell({
      children,
      width: { size: ((columns[at]?.width ?? 1) / total) * 100, type: WidthType.PERCENTAGE },
      verticalAlign: VerticalAlign.CENTER,
      margins: { top: 70, bottom: 70, left: 90, right: 90 },
      borders: { top: none, left: none, right: none, bottom: line(style.colors.line) },
      ...(fill !== undefined && { shading: { type: ShadingType.CLEAR, fill: fill.slice(1) } }),
    })
  const text = (value: string, at: number, look: Look) =>
    new Paragraph({ alignment: alignments[columns[at]?.align ?? 'left'], children: runs(value, style, look) })
  const head = columns.map(({ header }, at) =>
    cell([text(header, at, { bold: true, size: style.sizes.small, color: style.colors.accent })], at),
  )
  const body = rows.map((row, index) => {
    const look = hasTotal && index === rows.length - 1 ? { bold: true } : {}
    const fills = columns.map(({ isHighlighted }) => (isHighlighted ? style.colors.tint : undefined))
    return new TableRow({
      cantSplit: true,
      children: row.map((value, at) => cell([text(plain(value), at, look)], at, fills[at])),
    })
  })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [new TableRow({ tableHeader: true, children: head }), ...body],
  })
}

/** A cell's content as text. */
function plain(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if ('text' in cell) return cell.note === undefined ? cell.text : `${cell.text}\n${cell.note}`
  return cell.blocks
    .map((block) => {
      if (block.type === 'paragraph')
        return flat(block.text)
          .map((part) => (typeof part === 'string' ? part : part.text))
          .join('')
      if (block.type === 'checkBoxes')
        return block.entries.map(({ label, isChecked }) => `${isChecked ? '☒' : '☐'} ${label}`).join('  ')
      return block.entries.map(({ label, value }) => `${label}: ${value}`).join('\n')
    })
    .join('\n')
}
