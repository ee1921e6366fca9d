import type { Reading } from '../../../reading/index.ts'
import type { Schedule, ScheduleColumn, ScheduleKind, ScheduleRow } from '../policyFacts.ts'
import { fill, joinedRecords, partsOf } from './joinedRecords.ts'
import { type LabeledRecord, labeledRecords, statedOnce } from './labeledRecords.ts'
import { policyColumns } from './policyVocabulary.ts'
import { provisions } from './provisions.ts'
import { tableRecords } from './tableRecords.ts'

interface PolicyScheduleKind {
  readonly kind: ScheduleKind
  readonly title: string
  /** A record is of the first kind of which it has all columns of one of these. */
  readonly needs: readonly (readonly string[])[]
  /** Whether several schedules say different things of the same rows. */
  readonly isJoined: boolean
}

const policyScheduleKinds: readonly PolicyScheduleKind[] = [
  {
    kind: 'endorsements',
    title: 'Endorsements',
    needs: [['formNumber', 'effectiveDate']],
    isJoined: false,
  },
  {
    kind: 'forms',
    title: 'Forms',
    needs: [
      ['formNumber', 'formTitle'],
      ['formNumber', 'edition', 'source'],
    ],
    isJoined: true,
  },
  {
    kind: 'coverages',
    title: 'Coverages',
    needs: [
      ['coverage', 'limit'],
      ['coverage', 'premium'],
      ['coverage', 'deductible'],
    ],
    isJoined: true,
  },
  {
    kind: 'locations',
    title: 'Locations',
    needs: ['location', 'occupancy', 'construction', 'buildingLimit', 'contentsLimit'].map((key) => [
      'address',
      key,
    ]),
    isJoined: true,
  },
  {
    kind: 'classes',
    title: 'Rating classes',
    needs: ['classification', 'premium', 'payroll', 'exposure', 'rate', 'limit'].map((key) => [
      'classCode',
      key,
    ]),
    isJoined: true,
  },
]

const provisionColumns: readonly ScheduleColumn[] = [
  { key: 'provision', label: 'Provision', kind: 'text' },
  { key: 'type', label: 'Type', kind: 'text' },
  ...policyColumns,
  { key: 'text', label: 'Text', kind: 'text' },
]

/**
 * The schedules of a policy that may be printed as tables or as labels with their values: coverages, rating classes, forms,
 * endorsements and the provisions that apply to them. What the document says of a row in several places is joined.
 */
export function policySchedules(reading: Reading): Schedule[] {
  const labeled = reading.pages.flatMap(labeledRecords).filter(({ cells }) => cells.size > 2)
  const tables = tableRecords(reading)
  const once = reading.pages.map(statedOnce)
  const found = policyScheduleKinds.flatMap(({ kind, title, isJoined }) => {
    const isOwn = (record: LabeledRecord) => kindOf(record) === kind
    const parts = [...partsOf(labeled.filter(isOwn)), ...tables.map((rows) => rows.filter(isOwn))]
    const rows = isJoined ? joinedRecords(parts) : parts.flat()
    if (kind === 'classes') rows.forEach(describedClass)
    if (kind === 'classes') for (const { cells } of rows) for (const stated of once) fill(cells, stated.cells)
    return rows.length < 2 ? [] : [schedule({ kind, title }, rows, policyColumns)]
  })
  const coverages = [...labeled, ...tables.flat()].flatMap(({ cells }) => cells.get('coverage')?.text ?? [])
  const applying = provisions(reading, new Set(coverages))
  if (applying.length > 1)
    found.push(schedule({ kind: 'provisions', title: 'Provisions' }, applying, provisionColumns))
  return found
}

/** "Description" names the class beside a class code, where it names a form in a list of forms. */
function describedClass({ cells }: LabeledRecord) {
  const description = cells.get('formTitle')
  if (!description || cells.has('classification')) return
  cells.delete('formTitle')
  cells.set('classification', description)
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
  const isNumbered = kind === 'locations'
  const shown = columns.map((column) =>
    isNumbered && column.key === 'location' ? { ...column, key: 'number' } : column,
  )
  return { kind, title, documentId: null, columns: shown, rows }
}
