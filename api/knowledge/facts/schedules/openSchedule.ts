import type { Line } from '../../../reading/index.ts'
import type { ScheduleCell, ScheduleColumn } from '../policyFacts.ts'
import { datesIn, parseMoney } from '../values.ts'
import type { KnownSchedule } from './knownSchedule.ts'
import type { Header } from './scheduleHeader.ts'

/** A record while it is being read. */
export interface OpenRow {
  readonly page: number
  readonly header: Header
  readonly cells: Map<string, ScheduleCell>
  /** The lower edge of its last line, where cells that wrap go on. */
  bottom?: number
  /** Lines below the record that fit none of its columns. */
  readonly notes: string[]
  /** Whether it is a total, whose lines belong to no record. */
  readonly isTotal?: boolean
}

export interface OpenSchedule {
  readonly vocabulary: KnownSchedule
  readonly columns: ScheduleColumn[]
  readonly rows: OpenRow[]
  /** What wraps above the next row. */
  above?: Omit<OpenRow, 'notes'>
  /** The header below which cells wrap above the rest of their rows. */
  wrapsAbove?: Header
}

/** A row of a page, and what is known above it. */
export interface NewRow {
  readonly header: Header
  readonly context: Context
  readonly row: readonly Line[]
  readonly page: number
}

/** What is stated once above the rows and holds for each of them. */
export type Context = ReadonlyMap<string, string>

/** Cells that the rows leave empty because it is stated above them. */
export function fillStated(cells: Map<string, ScheduleCell>, { header, context, page }: NewRow): void {
  for (const [key, text] of context)
    if (!cells.get(key)?.text && header.vocabulary.columns.some((column) => column.key === key))
      cells.set(key, { text, value: text, page, box: null })
}

/** The column that shares an edge with a cell, else the one whose span holds its middle. */
export function columnAt(line: Line, columns: Header['columns']): number | null {
  const left = line.box.x
  const right = left + line.box.width
  const aligned = columns.findIndex(
    (column) => Math.abs(column.x - left) < 4 || Math.abs(column.right - right) < 4,
  )
  if (aligned !== -1) return aligned
  const middle = (left + right) / 2
  const at = columns.findLastIndex((column) => column.x - 4 <= middle)
  const column = columns[at]
  // Only what stands far to the right of the last column is no cell of it.
  return column && (at < columns.length - 1 || middle - column.right < 130) ? at : null
}

/** A total or a price of the whole, which is no record. */
export function isTotal(text: string): boolean {
  return /^(?:policy period |grand |sub ?)?totals?\b|^no claims\b|^(?:\S+ ){0,4}(?:totals?(?: for .*)?|premiums?)$/i.test(
    text,
  )
}

/** What is printed instead of a value given elsewhere. */
export function isPlaceholder(text: string): boolean {
  return /^(?:see|pending|n\/?a|-+|none|unknown|tbd)\b/i.test(text) || /ledger|below/i.test(text)
}

/** The value of a cell; null when it is not of its column's kind. */
export function valueOf(text: string, kind: ScheduleColumn['kind']): string | number | null {
  switch (kind) {
    case 'money':
      return moneyOf(text)
    case 'number':
      return /^-?[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '')) : null
    case 'date':
      return datesIn(text)[0]?.iso ?? null
    case 'text':
      return text === '' ? null : text
  }
}

/** Credits are printed in parentheses or with a minus sign. */
function moneyOf(text: string): number | null {
  const [, credit] = /^(?:\((.*)\)|-\s?(.*))$/.exec(text)?.filter((part) => part !== undefined) ?? []
  const amount = credit ?? text
  const cents =
    parseMoney(amount) ?? (/^\d+(?:\.\d{2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null)
  return cents === null || credit === undefined ? cents : -cents
}

/** An amount of cents as a loss run prints it. */
export function moneyText(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}
