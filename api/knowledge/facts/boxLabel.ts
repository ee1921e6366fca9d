import type { TableBlock } from '../../reading/index.ts'
import { printedAmount, scopeOf } from './cellAmounts.ts'
import type { Cell } from './pageCells.ts'
import { isIn, scopeWords } from './tableAmounts.ts'
import { parseMoney } from './values.ts'

type Row = TableBlock['rows'][number]

/** What a box says over the amount in it, or the box over it: "EACH OCCURRENCE" of "EACH OCCURRENCE $1,000,000 any one event". */
export function boxLabel(
  value: Cell,
  left: Cell | null,
  { tables, values }: { tables: readonly TableBlock[]; values: readonly Cell[] },
): string | null {
  for (const { header, rows } of tables)
    for (const cell of [...(header ?? []), ...rows.flat()]) {
      if (isIn(cell, value) && parseMoney(cell.text) !== null)
        return captionOf(cell, header ? [header, ...rows] : rows)
      const share = leastShare(cell, value, rows)
      if (share !== null) return share
      if (!isIn(cell, value) || value.box.y < cell.box.y + value.size * 0.8) continue
      // Rows that were taken for one cell have their labels beside their amounts.
      const each = eachOfList(cell.text, values.filter((other) => isIn(cell, other)).indexOf(value))
      if (each !== null) return each
      const isRow = left !== null && left.amount === null && isIn(cell, left)
      if (isRow || cell.text.indexOf(value.text) !== cell.text.lastIndexOf(value.text)) return null
      const { before, after } = around(cell.text, value.text)
      const [first = '', ...more] = before.split(printedAmount)
      const label = (more.at(-1) ?? first).replace(/^item \S+\s+/i, '').trim()
      const isLabel = /^[A-Z]/.test(label) && /[A-Za-z]{4}/.test(label) && !/[.;]\s/.test(label)
      if (!/[A-Za-z]{4}/.test(first) || !isLabel || label.split(' ').length > 12) return null
      const scope = scopeOf(after.split(printedAmount)[0] ?? '')
      return scopeWords.test(scope) ? `${label} ${scope}` : label
    }
  return null
}

/** "Limit (each claim / aggregate) $1M / $2M", "EL limits 1,000,000 / 1,000,000 (accident / disease policy limit)" */
function eachOfList(text: string, at: number): string | null {
  const { subject, names, amounts } = slashedLists.map((each) => each.exec(text)?.groups).find(Boolean) ?? {}
  const each = names?.split('/') ?? []
  return each.length === amounts?.split('/').length && at !== -1 ? `${subject} ${each[at]?.trim()}` : null
}

const listedAmounts = String.raw`(?<amounts>(?:\$?[\d,.]+[KM]?\s*/\s*)+\$?[\d,.]+[KM]?)`
const listedNames = String.raw`\((?<names>[^()]+)\)`
const slashedLists = [
  new RegExp(String.raw`^(?<subject>[^$/(]{4,60}?)\s+${listedAmounts}\s*${listedNames}$`),
  new RegExp(String.raw`^(?<subject>[^$/(]{4,60}?)\s+${listedNames}\s+${listedAmounts}$`),
]

/** The label over an amount, in rows of labels over a row of amounts. */
function captionOf(cell: Row[number], rows: readonly Row[]): string | null {
  const at = rows.findIndex((row) => row.includes(cell))
  const amounts = rows[at] ?? []
  const isGrid =
    amounts.length > 1 &&
    amounts.every(({ text }) => /^(?:\$\s?\d|not\b|none|n\/a|excluded|included|$)/i.test(text))
  const below = captionsBelow(rows, at)
  if (isGrid && below.length > 0) return below.map((row) => row[amounts.indexOf(cell)]?.text ?? '').join(' ')
  const isOverLabels = rows[0]?.every(({ text }) => /^(?:\$\s?\d|$)/.test(text)) === true
  const first = rows.slice(0, at).findLastIndex((row) => !namesColumns(row, amounts)) + 1
  const labels = rows.slice(Math.max(first, at - 2), at)
  return isGrid && !isOverLabels && labels.length > 0
    ? labels.map((row) => row[amounts.indexOf(cell)]?.text ?? '').join(' ')
    : null
}

/** The captions under a row of amounts, in a grid that has them under each of its rows of amounts. */
function captionsBelow(rows: readonly Row[], at: number): readonly Row[] {
  const starts = rows.flatMap((row, place) => (row.some(({ text }) => /^\$\s?\d/.test(text)) ? [place] : []))
  const captions = starts.map((start, place) => rows.slice(start + 1, starts[place + 1] ?? start + 4))
  const areBelow =
    starts.length > 1 &&
    captions.every(
      (each, place) =>
        each.length > 0 && each.every((row) => namesColumns(row, rows[starts[place] ?? 0] ?? [])),
    )
  return areBelow ? (captions[starts.indexOf(at)] ?? []) : []
}

/** Whether a row has words, and no amount, over each filled cell of another row. */
function namesColumns(row: Row, amounts: Row): boolean {
  return (
    row.length === amounts.length &&
    row.every(
      ({ text }, at) => /[A-Za-z]{3}/.test(text) === (amounts[at]?.text !== '') && !/\$\s?\d/.test(text),
    )
  )
}

/** "Windstorm, minimum deductible" of "Windstorm | 2% of the limit, minimum $10,000". */
function leastShare(cell: Row[number], value: Cell, rows: readonly Row[]): string | null {
  if (!isIn(cell, value) || !leastOfPercent.test(around(cell.text, value.text).before)) return null
  const row = rows.find((each) => each.includes(cell))
  const label = row?.slice(0, row.indexOf(cell)).find(({ text }) => /[A-Za-z]{3}/.test(text))?.text
  return label === undefined ? null : `${label}, minimum deductible`
}

const leastOfPercent = /^\d{1,2}(?:\.\d+)?\s?(?:%|percent\b).*\bmin(?:imum)?\b\.?[^$]{0,20}$/i

/** The one place that a cell limits its amount to: "Premises 2" of "$10,000 per occurrence – Premises 2 only". */
export function placeOfCell(value: Cell, tables: readonly TableBlock[]): string | null {
  const cell = tables.flatMap(({ rows }) => rows.flat()).find((each) => isIn(each, value))
  const { after } = around(cell?.text ?? '', value.text)
  const [, place, number] = onlyPlace.exec(after) ?? []
  return place === undefined ? null : `${/^p/i.test(place) ? 'Premises' : 'Location'} ${number}`
}

const onlyPlace =
  /^[^$]*\b(premises|location) (?:no\. ?)?(\d{1,3})\b(?!\s*(?:and|or|to|through|,|&|-|–)\s*\d)(?: only)?\W*$/i

/** The text of a cell around one of its amounts. */
function around(text: string, amount: string): { before: string; after: string } {
  const at = text.indexOf(amount)
  return at === -1
    ? { before: '', after: '' }
    : { before: text.slice(0, at), after: text.slice(at + amount.length) }
}
