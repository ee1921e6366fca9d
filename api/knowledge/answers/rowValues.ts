import type { Reading } from '../../reading/index.ts'
import type { Passage } from '../../reading/passages/passagesOf.ts'

/** An amount or share, as the source of a pattern. */
export const amount = String.raw`(?:\$\s?[\d.,]*\d[\d.,]*(?:\s?(?:K|MM?|thousand|million)\b)?|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? ?(?:%|percent\b|pct\b|PCT\b))`
/** A period or distance. */
export const time = String.raw`\d+[ -]?(?:hours?|hrs?|days?|weeks?|months?|years?|miles?)\b`
/** What stands in place of an amount. */
export const words = String.raw`(?:incl(?:uded)?|excluded|not (?:covered|included|applicable|provided)|no coverage|none|n/a|nil|statutory|waived|actual (?:loss|cash)|acv)\b`

export const startsWithValue = new RegExp(
  String.raw`^(?:up to |less |minus )?(?:(?:USD|US\$) ?)?(?:${amount}|${time}|${words}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\$$)`,
  'i',
)
export const inlineValue = new RegExp(String.raw`\p{L}{3}.*?(${amount}|${time}|: *${words})`, 'iu')
/** Whether a cell is a value rather than a label. */
export function isValue(text: string): boolean {
  return startsWithValue.test(text) && text.split(' ').length <= 10
}

/** A value of a row. */
export interface RowValue {
  readonly text: string
  /** Empty without a header. */
  readonly column: string
}

/** The values of a row of a table, by the table's own header. */
export function tableValues({ block, page, text }: Passage, { blocks }: Reading): RowValue[] {
  const table = blocks[block]
  if (table?.kind !== 'table' || !table.header) return []
  const { header, rows } = table
  const row = rows.find(
    (cells) =>
      cells[0]?.page === page && compact(cells.map((cell) => cell.text).join('')).startsWith(compact(text)),
  )
  return (row ?? []).flatMap((cell, at) =>
    isValue(cell.text) ? [{ text: cell.text, column: header[at]?.text ?? '' }] : [],
  )
}

/** A text without its spaces, in lowercase. */
export function compact(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}
