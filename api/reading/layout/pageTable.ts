import type { Box, Line } from '../reading.ts'
import { boxAround } from './linesOf.ts'

/** The lines of one cell, from top to bottom. */
export interface TableCell {
  readonly lines: readonly Line[]
  readonly box: Box
}

/** The part of a table on one page; every row has a cell for every column. */
export interface PageTable {
  readonly box: Box
  /** Where each column starts and ends. */
  readonly columns: readonly { readonly from: number; readonly to: number }[]
  readonly rows: readonly (readonly TableCell[])[]
  readonly hasHeader: boolean
}

/** What a page holds, in reading order. */
export type PageElement =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'table'; readonly table: PageTable }

/** What a value looks like: an amount, a number, a date, a percentage. */
const value = /^[($€£-]*\d[\d,./:%-]*\)?%?$|^\$|^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/

/** Words used instead of an amount. */
const status = /^(included|excluded|not |none\b|n\/a|yes$|no$|statutory|see |as per )/i

/** Whether the first row names the columns: it is bold and the rest is not, or it holds no value and the rest does. */
export function hasHeader(rows: readonly (readonly TableCell[])[]): boolean {
  const [first = [], ...rest] = rows
  if (rest.length === 0 || first.length < 2) return false
  const filled = first.filter(({ lines }) => lines.length > 0)
  if (filled.length < 2 || filled.length < first.length * 0.6) return false
  if (hasValues(filled.map(cellText))) return false
  if (filled.some((cell) => cellText(cell).length > 60 || cellText(cell).endsWith(':'))) return false
  // Labels and values side by side have no header, however the first pair looks.
  if (filled.some((cell) => /\d{3}/.test(cellText(cell)))) return false
  const isBold = filled.every(({ lines }) => lines.every((line) => line.isBold))
  const restIsBold = rest.every((row) =>
    row.slice(1).every(({ lines }) => lines.every((line) => line.isBold)),
  )
  if (isBold && !restIsBold) return true
  const [isCapital, restIsCapital] = [[first], rest].map((some) =>
    isUpperCase(some.flatMap((row) => row.map(cellText)).join(' ')),
  )
  if (isCapital && !restIsCapital) return true
  if (first.length === 2 && filled.some((cell) => cellText(cell).split(' ').length > 4)) return false
  const withValues = rest.filter((row) =>
    row.slice(1).some((cell) => hasValues([cellText(cell)]) || status.test(cellText(cell))),
  )
  return withValues.length >= rest.length * (first.length === 2 ? 0.75 : 0.5)
}

function isUpperCase(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
}

/** Whether any of the texts holds an amount, a number, a date or a percentage. */
export function hasValues(texts: readonly string[]): boolean {
  return texts.some((text) => text.split(' ').some((word) => value.test(word)))
}

/** The cell's lines as one text; a word that is cut at a hyphen keeps it. */
export function cellText({ lines }: TableCell): string {
  return lines
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/(\p{L}[-‐]) (?=\p{Ll})/gu, '$1')
    .replaceAll(/\u00ad ?/g, '')
}

export function emptyCell(box: Box): TableCell {
  return { lines: [], box }
}

export function cellOf(lines: readonly Line[]): TableCell {
  return { lines, box: boxAround(lines.map(({ box }) => box)) }
}

export function elementLines(element: PageElement): readonly Line[] {
  if (element.kind === 'line') return [element.line]
  return element.table.rows.flatMap((row) => row.flatMap(({ lines }) => lines))
}
