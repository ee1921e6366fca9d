import type { Cell, Reading, TableBlock } from '../../../reading/index.ts'
import type { ScheduleCell } from '../policyFacts.ts'
import { labelKey } from '../values.ts'
import type { LabeledRecord } from './labeledRecords.ts'
import { isTotal, valueOf } from './openSchedule.ts'
import { type LabeledColumn, policyColumns } from './policyVocabulary.ts'

const headers = policyColumns.map((column) => ({
  column,
  pattern: new RegExp(`^(?:${[column.names, column.headers].filter(Boolean).join('|')})$`),
}))

/** The rows of each table whose header names columns of a policy's schedules. */
export function tableRecords({ blocks }: Reading): LabeledRecord[][] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [recordsOf(block)] : []))
}

/** What other policies below an umbrella insure is not what it insures. */
const ofOthers = /\bunderlying\b|\bcontrolling insurance\b/i

function recordsOf({ headings, header, rows }: TableBlock): LabeledRecord[] {
  if ([headings.at(-1), ...(header ?? []).map(({ text }) => text)].some((text) => ofOthers.test(text ?? '')))
    return []
  const [first, ...others] = rows
  const [names, records] = header ? [header, rows] : [first ?? [], others]
  const named = names.map(({ text }) => columnsNamed(text))
  const known = named.filter((columns) => columns.length > 0).length
  if (known < Math.max(2, names.filter(({ text }) => text !== '').length * 0.5)) return []
  const all = named.flat()
  const columns = named.map((each, at) =>
    each.length === 1 ? each.map((column) => holding(column, all, textsAt(records, at))) : each,
  )
  return records.flatMap((row) => {
    const cells = new Map<string, ScheduleCell>()
    for (const [at, cell] of row.entries()) {
      const [column, amounts] = columns[at] ?? []
      const [, text, sum] = amounts ? (/^(.*?)\s+(\$?\s?\d[\d,.]*)$/.exec(cell.text) ?? []) : []
      put(cells, column, { ...cell, text: text ?? cell.text })
      if (sum) put(cells, amounts, { ...cell, text: sum })
    }
    const lead = row.find(({ text }) => text !== '')
    return lead && !isTotal(lead.text) && cells.size > 1 ? [{ page: lead.page, cells }] : []
  })
}

function textsAt(rows: TableBlock['rows'], at: number): string[] {
  return rows.map((row) => row[at]?.text ?? '')
}

/** The columns that a header names: two where the reader saw no gap between them ("Classification Est Payroll"). */
function columnsNamed(text: string): LabeledColumn[] {
  const column = columnNamed(text)
  if (column) return [column]
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 8); at++) {
    const [left, right] = [columnNamed(words.slice(0, at).join(' ')), columnNamed(words.slice(at).join(' '))]
    if (left && right?.shape && left !== right) return [left, right]
  }
  return []
}

/** The column that a header names, without what it says in parentheses. */
function columnNamed(text: string): LabeledColumn | null {
  const key = labelKey(text.replaceAll(/\([^)]*\)/g, ' ').replace(/#/g, ' no '))
  return headers.find(({ pattern }) => pattern.test(key))?.column ?? null
}

/** Headers are used loosely: "Class" may head descriptions and "Basis" amounts. */
function holding(
  column: LabeledColumn,
  named: readonly LabeledColumn[],
  texts: readonly string[],
): LabeledColumn {
  const { shape, otherwise } = column
  const stated = texts.filter((text) => text !== '')
  const fitting = stated.filter((text) => shape === undefined || shape.test(text)).length
  const other = policyColumns.find(({ key }) => key === otherwise)
  if (!other || named.includes(other)) return column
  const isOther = shape
    ? fitting < stated.length * 0.2
    : stated.filter((text) => other.shape?.test(text)).length > stated.length * 0.5
  return isOther ? other : column
}

function put(
  cells: Map<string, ScheduleCell>,
  column: LabeledColumn | undefined,
  { text, page, box }: Cell,
): void {
  if (!column || text === '') return
  const described = policyColumns.find(({ key }) => key === column.describedBy)
  const exact = described && column.shape?.exec(text)?.[0]
  const rest = exact === undefined ? '' : text.slice(exact.length).replace(/^[\s(–-]+|\)$/g, '')
  const isDescribed = described && rest !== '' && (described.shape?.test(rest) ?? true)
  const own = isDescribed && exact !== undefined ? exact : text
  cells.set(column.key, { text: own, value: valueOf(own, column.kind), page, box })
  if (isDescribed && !cells.has(described.key))
    cells.set(described.key, { text: rest, value: valueOf(rest, described.kind), page, box })
}
