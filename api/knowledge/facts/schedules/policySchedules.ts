import type { Reading } from '../../../reading/index.ts'
import type { Schedule, ScheduleColumn, ScheduleRow } from '../policyFacts.ts'
import { fill, joinedRecords, partsOf } from './joinedRecords.ts'
import { type LabeledRecord, labeledRecords, statedOnce } from './labeledRecords.ts'
import { policyColumns, policyScheduleKinds } from './policyVocabulary.ts'
import { provisions } from './provisions.ts'

const provisionColumns: readonly ScheduleColumn[] = [
  { key: 'provision', label: 'Provision', kind: 'text' },
  { key: 'type', label: 'Type', kind: 'text' },
  { key: 'appliesTo', label: 'Applies to', kind: 'text' },
  ...policyColumns,
  { key: 'text', label: 'Text', kind: 'text' },
]

/**
 * The schedules of a policy that may be printed as labels with their values: coverages, rating classes, forms,
 * endorsements and the provisions that apply to them. What the document says of a row in several places is joined.
 */
export function policySchedules(reading: Reading, tables: readonly Schedule[]): Schedule[] {
  const kinds = new Set<Schedule['kind']>(policyScheduleKinds.map(({ kind }) => kind))
  const others = tables.filter(({ kind }) => !kinds.has(kind))
  const printed = tables.filter(({ kind }) => kinds.has(kind)).flatMap(recordsOf)
  const records = [...reading.pages.flatMap(labeledRecords), ...printed].filter(({ cells }) => cells.size > 2)
  const once = reading.pages.map(statedOnce)
  const found = policyScheduleKinds.flatMap(({ kind, title, isJoined }) => {
    const own = records.filter((record) => kindOf(record) === kind)
    const rows = isJoined ? joinedRecords(partsOf(own)) : own
    if (kind === 'classes') for (const { cells } of rows) for (const stated of once) fill(cells, stated.cells)
    return rows.length < 2 ? [] : [schedule({ kind, title }, rows, policyColumns)]
  })
  const coverages = records.flatMap(({ cells }) => cells.get('coverage')?.text ?? [])
  const applying = provisions(reading, new Set(coverages))
  if (applying.length > 1)
    found.push(schedule({ kind: 'provisions', title: 'Provisions' }, applying, provisionColumns))
  return [...others, ...found]
}

function recordsOf({ columns, rows }: Schedule): LabeledRecord[] {
  return rows.map(({ page, cells }) => ({
    page,
    cells: new Map(
      columns.flatMap(({ key }, at) => {
        const cell = cells[at]
        return cell?.text ? [[key, cell] as const] : []
      }),
    ),
  }))
}

function kindOf({ cells }: LabeledRecord): Schedule['kind'] | null {
  const known = policyScheduleKinds.find(({ needs }) =>
    needs.some((keys) => keys.every((key) => cells.has(key))),
  )
  return known?.kind ?? null
}

function schedule(
  { kind, title }: Pick<Schedule, 'kind' | 'title'>,
  records: readonly LabeledRecord[],
  known: readonly ScheduleColumn[],
): Schedule {
  const columns = known
    .filter(({ key }) => records.some(({ cells }) => cells.has(key)))
    .map(({ key, label, kind: type }) => ({ key, label, kind: type }))
  const rows = records.map(({ page, cells }): ScheduleRow => ({
    page,
    cells: columns.map(({ key }) => cells.get(key) ?? { text: '', value: null, page, box: null }),
  }))
  return { kind, title, documentId: null, columns, rows }
}
