import type { Block } from '../../reading/index.ts'
import { printedTable } from './asPrinted.ts'

/** What a row of a table without lines says: its label, and a value for each column. */
interface Row {
  readonly label: string
  readonly values: readonly string[]
  readonly lines: readonly Line[]
}

/** A line as it was read: a text block, or a row of a table. */
interface Line {
  readonly text: string
  readonly block: Block
  /** In a table; the header is before the first. */
  readonly at: number
}

const money = String.raw`(?:\$|USD)\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:MM?|million|K)\b)?`
const name = String.raw`(?:option|plan|alternative|quote|proposal)\s*#?\s*(?:[1-6]|[A-F]|I{1,3})\b`
const value = String.raw`(?:${money}|${name}|nil\b|none\b|n\/a\b|incl(?:uded\b|\.)|waived\b)`
const rowOf = new RegExp(String.raw`^([^$]{0,48}?)[\s:.]*((?:${value}\s*)+)$`, 'i')
const longestLabel = 48
const limit = /\blimits?\b|\baggregate\b|\boccurrence\b|\beach claim\b/i

/** Options in the columns of a table without lines, whose rows were read as lines of text, as a table. */
export function withColumns(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap(linesOf)
  const table = columnsIn(lines)
  if (!table) return [...blocks]
  const taken = new Set(table.flatMap((row) => row.lines))
  const [first] = lines.filter((line) => taken.has(line))
  return blocks.flatMap((block): Block[] => {
    const own = lines.filter((line) => line.block === block)
    const made = first?.block === block ? [printedTable(table.map(asRow), block)] : []
    if (!own.some((line) => taken.has(line))) return [block]
    if (block.kind !== 'table') return made
    const isLeft = (at: number) => !own.some((line) => line.at === at && taken.has(line))
    const rows = block.rows.filter((_, at) => isLeft(at))
    return [
      ...made,
      ...(rows.length > 0 ? [{ ...block, header: isLeft(-1) ? block.header : null, rows }] : []),
    ]
  })
}

function linesOf(block: Block): Line[] {
  if (block.kind !== 'table') return [{ text: block.text.trim(), block, at: 0 }]
  const rows = block.header ? [block.header, ...block.rows] : block.rows
  return rows.map((row, at) => ({
    text: row
      .flatMap(({ text }) => text.trim() || [])
      .join(' ')
      .trim(),
    block,
    at: block.header ? at - 1 : at,
  }))
}

/** The first rows with a value for each of several options, among them their limits and premiums. */
function columnsIn(lines: readonly Line[]): Row[] | null {
  for (const rows of tablesIn(rowsIn(lines))) {
    const [head] = rows
    const limits = rows.find(({ label }) => limit.test(label))
    const premiums = rows.find(({ label }) => /\bpremium\b/i.test(label))
    if (!head || !limits || !premiums || !isMoney(premiums) || !isMoney(limits)) continue
    if (new RegExp(`^${name}`, 'i').test(head.values[0] ?? '')) return rows
    // What stands above the columns may say that they are no options: "Expiring Renewal".
    const above = lines[lines.findIndex((line) => line === head.lines[0]) - 1]
    const isHead = above && above.block.kind !== 'heading' && above.text.length <= longestLabel
    if (!isHead && isRising(limits) && isRising(premiums))
      return [limits, ...rows.filter((row) => row !== limits)]
  }
  return null
}

function isMoney({ values }: Row): boolean {
  return values.every((each) => new RegExp(`^${money}$`, 'i').test(each))
}

/** Whether each costs more, or covers more, than the one before. */
function isRising({ values }: Row): boolean {
  const amounts = values.map(amountOf)
  return amounts.every((each, at) => at === 0 || each > (amounts[at - 1] ?? 0))
}

function amountOf(text: string): number {
  const digits = Number(text.replaceAll(/[^\d.]/g, ''))
  return digits * (/m/i.test(text.replace(/^USD/i, '')) ? 1_000_000 : /k/i.test(text) ? 1_000 : 1)
}

function rowsIn(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  let open = false
  for (const line of lines) {
    const [, label = '', said = ''] = rowOf.exec(line.text) ?? []
    const values = said.match(new RegExp(value, 'gi')) ?? []
    const before = rows.at(-1)
    if (open && before && label.trim() === '' && values.length > 0)
      rows[rows.length - 1] = {
        ...before,
        values: [...before.values, ...values],
        lines: [...before.lines, line],
      }
    else
      rows.push({ label: values.length > 0 ? label.trim() : line.text, values: [...values], lines: [line] })
    open = values.length > 0 || (line.block.kind !== 'heading' && line.text.length <= longestLabel)
  }
  return rows
}

/** Rows below each other with as many values. */
function tablesIn(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = []
  for (const row of rows) {
    const table = tables.at(-1)
    if (table?.[0]?.values.length === row.values.length) table.push(row)
    else tables.push([row])
  }
  return tables.filter((table) => table.length > 1 && (table[0]?.values.length ?? 0) > 1)
}

function asRow({ label, values }: Row) {
  const texts = [label, ...values]
  return { texts, printed: texts.join(' ').trim() }
}
