import { isListItem } from '../layout/lineRole.ts'
import { boxAround } from '../layout/linesOf.ts'
import { hasValues } from '../layout/pageTable.ts'
import type { Block, Box, Cell, Line, ReadPage } from '../reading.ts'

/** A piece of a document without pages, in reading order. */
export type FlowPiece =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'listItem'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasHeader: boolean }

/** Documents without pages get places as if they were typed: below each other, cells beside each other. */
const letter = 5
const lineHeight = 12
const columnGap = 20
const size = 10

/** Pieces as one page and its blocks. */
export function flowReading(pieces: readonly FlowPiece[]): { page: ReadPage; blocks: Block[] } {
  const lines: Line[] = []
  const blocks: Block[] = []
  const path: { text: string; level: number }[] = []
  let y = 0

  function typed(text: string, { x = 0, isBold = false } = {}): Line {
    let at = x
    const words = text.split(' ').map((word) => {
      const box: Box = { x: at, y, width: word.length * letter, height: size }
      at += (word.length + 1) * letter
      return { text: word, box }
    })
    const line = { text, box: boxAround(words.map(({ box }) => box)), words, size, isBold }
    lines.push(line)
    return line
  }

  for (const piece of pieces) {
    if (piece.kind === 'heading') while ((path.at(-1)?.level ?? 0) >= piece.level) path.pop()
    const headings = path.map(({ text }) => text)
    if (piece.kind === 'table') {
      const top = y
      const columns = columnStarts(piece.rows)
      const rows = piece.rows.map((row): Cell[] => {
        const cells = columns.map((x, column): Cell => {
          const text = singleSpaced(row[column] ?? '')
          const box = text === '' ? { x, y, width: 0, height: size } : typed(text, { x }).box
          return { text, page: 1, box }
        })
        y += lineHeight
        return cells
      })
      const header = piece.hasHeader ? (rows.shift() ?? null) : null
      const width = Math.max(0, ...lines.slice(-1).map(({ box }) => box.x + box.width))
      blocks.push({
        kind: 'table',
        page: 1,
        box: { x: 0, y: top, width, height: y - top },
        headings,
        header,
        rows,
      })
      continue
    }
    const text = singleSpaced(piece.text)
    if (text === '') continue
    const line = typed(text, { isBold: piece.kind === 'heading' })
    const kind = piece.kind === 'paragraph' && isListItem(text) ? 'listItem' : piece.kind
    blocks.push({ kind, page: 1, box: line.box, headings, text, lines: [{ page: 1, line }] })
    if (piece.kind === 'heading') path.push({ text, level: piece.level })
    y += lineHeight
  }
  return { page: { number: 1, width: 0, height: 0, source: 'text', lines, margins: [] }, blocks }
}

function columnStarts(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 1, text.length)
  let x = 0
  return widths.map((width) => {
    const start = x
    x += width * letter + columnGap
    return start
  })
}

function singleSpaced(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether the first row names the columns: it is short, nearly full and holds no value. */
export function isHeader([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const filled = first.filter((cell) => cell.trim() !== '')
  if (rest.length === 0 || filled.length < first.length * 0.6) return false
  return !hasValues(filled) && filled.every((cell) => cell.length <= 60)
}
