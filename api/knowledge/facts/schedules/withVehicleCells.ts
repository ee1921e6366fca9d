import type { Reading } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell, ScheduleColumn } from '../policyFacts.ts'
import { labelKey } from '../values.ts'

const deductibles = {
  comp: { key: 'comp', label: 'Comprehensive deductible', kind: 'text' },
  coll: { key: 'coll', label: 'Collision deductible', kind: 'text' },
} as const satisfies Record<string, ScheduleColumn>

const compFirst = /^(?:comp(?:rehensive)?|otc|other than coll(?:ision)?)(?: and)? coll(?:ision)?(?: ded\w*)?$/
const collFirst = /^coll(?:ision)?(?: and)? (?:comp(?:rehensive)?|otc)(?: ded\w*)?$/
const pair = /^(?<first>\$?[\d,.]+|n\/?c|none|nil|-+)\s*\/\s*(?<second>\$?[\d,.]+|n\/?c|none|nil|-+)$/i

/** A schedule of vehicles with the columns and words that its document writes short: "Comp/Coll Ded", "LP: A". */
export function withVehicleCells(schedule: Schedule, reading: Reading): Schedule {
  if (schedule.kind !== 'vehicles') return schedule
  return withPayees(withBothDeductibles(schedule), reading)
}

/** "Comp/Coll Ded   1,000/2,500" as two columns; "Liability only" stands in both. */
function withBothDeductibles(schedule: Schedule): Schedule {
  const { columns } = schedule
  const at = columns.findIndex((column, place) => firstOf(column, { schedule, place }) !== null)
  const header = columns[at]
  const first = header ? firstOf(header, { schedule, place: at }) : null
  if (first === null || columns.some(({ key }, place) => place !== at && (key === 'comp' || key === 'coll')))
    return schedule
  const second = first === 'comp' ? 'coll' : 'comp'
  const rows = schedule.rows.map((row) => {
    const cell = row.cells[at]
    const text = cell?.text ?? ''
    const { first: own = text, second: other = text } = pair.exec(text.trim())?.groups ?? {}
    return { ...row, cells: row.cells.toSpliced(at, 1, withText(cell, own), withText(cell, other)) }
  })
  return { ...schedule, columns: columns.toSpliced(at, 1, deductibles[first], deductibles[second]), rows }
}

/** Which deductible the cells of a column of both begin with; null for any other column. */
function firstOf(
  { key, label }: ScheduleColumn,
  { schedule, place }: { readonly schedule: Schedule; readonly place: number },
): keyof typeof deductibles | null {
  const name = labelKey(label)
  if (compFirst.test(name)) return 'comp'
  if (collFirst.test(name)) return 'coll'
  const isOfBoth = schedule.rows.some(({ cells }) => pair.test(cells[place]?.text.trim() ?? ''))
  return isOfBoth && (key === 'comp' || key === 'coll') ? key : null
}

/** The loss payees by name, where the rows have a code that the document explains: "A = Bank of Fargo, PO Box 12". */
function withPayees(schedule: Schedule, { blocks }: Reading): Schedule {
  const at = schedule.columns.findIndex(({ key }) => key === 'lossPayee')
  const legend = new Map(
    at === -1
      ? []
      : blocks
          .flatMap((block) => (block.kind === 'table' ? [] : [block.text]))
          .filter((text) => payees.test(text))
          .flatMap((text) => [...text.matchAll(explained)])
          .map(({ groups }): [string, string] => [groups?.['code'] ?? '', (groups?.['name'] ?? '').trim()]),
  )
  if (legend.size === 0) return schedule
  const rows = schedule.rows.map((row) => {
    const cell = row.cells[at]
    const name = legend.get(cell?.text.trim() ?? '')
    return name === undefined ? row : { ...row, cells: row.cells.with(at, withText(cell, name)) }
  })
  return { ...schedule, rows }
}

const payees = /\b(?:loss payees?|lien ?holders?|lenders?|lessors?|additional interests?)\b/i
const explained =
  /(?<![\w&])(?<code>[A-Z]{1,2}|\d{1,2})\s*=\s*(?<name>[A-Z][^=]{3,160}?)(?=[.;,]?\s*(?:(?<![\w&])(?:[A-Z]{1,2}|\d{1,2})\s*=|$))/g

function withText(cell: ScheduleCell | undefined, text: string): ScheduleCell {
  return { page: 1, box: null, ...cell, text, value: text === '' ? null : text }
}
