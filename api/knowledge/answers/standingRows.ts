import type { Schedule, ScheduleChange, ScheduleKind } from '../facts/policyFacts.ts'
import { isRowOf } from '../facts/schedules/scheduleChanges.ts'
import type { AnswerDocument } from './policyAnswer.ts'

/** A row of a schedule with what all documents say of it. */
export interface StandingRow {
  readonly documentId: string
  readonly page: number
  /** As printed or changed later, by column; empty when the document says nothing. */
  readonly texts: Readonly<Record<string, string>>
  /** How people call it: "2019 Isuzu NPR", "8810 Clerical". */
  readonly name: string
  /** What takes it out of the schedule; null while it is in. */
  readonly deletion: PlacedChange | null
  /** What changes its cells. */
  readonly changes: readonly PlacedChange[]
}

interface PlacedChange extends ScheduleChange {
  readonly documentId: string
}

/** What names the same row in several documents. */
const identities = ['vin', 'serialNumber', 'classCode', 'license', 'name', 'description', 'address'] as const

/** The rows of all schedules of a kind, each once. */
export function standingRows(documents: readonly AnswerDocument[], kind: ScheduleKind): StandingRow[] {
  const own = documents.flatMap(({ id, facts }) =>
    facts.schedules
      .filter((schedule) => schedule.kind === kind)
      .map((schedule) => ({ documentId: id, schedule })),
  )
  const changes = own.flatMap(({ documentId, schedule }) =>
    (schedule.changes ?? []).map((change) => ({ ...change, documentId })),
  )
  const known = new Set<string>()
  return own.flatMap(({ documentId, schedule }) =>
    textsOf(schedule).flatMap(({ page, texts }) => {
      const identity = identities.map((key) => texts[key] ?? '').find((text) => text !== '')
      const key = (identity ?? Object.values(texts).join(' ')).toLowerCase().replaceAll(/[^a-z\d]/g, '')
      if (known.has(key)) return []
      known.add(key)
      const about = changes.filter((change) => isRowOf(change, texts))
      const changed = Object.fromEntries(about.flatMap(({ set }) => (set ? [[set.key, set.text]] : [])))
      return {
        documentId,
        page,
        texts: { ...texts, ...changed },
        name: nameIn(texts),
        deletion: about.find(({ set }) => set === null) ?? null,
        changes: about.filter(({ set }) => set !== null),
      }
    }),
  )
}

function textsOf({ columns, rows }: Schedule) {
  return rows.map(({ page, cells }) => ({
    page,
    texts: Object.fromEntries(columns.map(({ key }, at) => [key, cells[at]?.text.trim() ?? ''])),
  }))
}

function nameIn(texts: Readonly<Record<string, string>>): string {
  return [
    'classCode',
    'name',
    'year_make_model',
    'year',
    'make',
    'model',
    'description',
    'classification',
    'coverage',
  ]
    .map((key) => texts[key] ?? '')
    .filter((text) => text !== '')
    .join(' ')
}
