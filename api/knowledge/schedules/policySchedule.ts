import { type AgencyStore, defineKind, derivedId, type TextChange } from '../../platform/index.ts'
import type { DetailDecision } from '../details/policyDetails.ts'
import type { ReviewedSchedule } from '../details/reviewedSchedules.ts'
import type { ScheduleColumn, ScheduleKind } from '../facts/policyFacts.ts'
import type { Citation } from '../readings/citation.ts'

/** Schedules that a policy keeps; others can only be read and downloaded. */
export const keptKinds = [
  'vehicles',
  'drivers',
  'locations',
  'equipment',
  'classes',
] as const satisfies ScheduleKind[]
export type KeptKind = (typeof keptKinds)[number]

/** A policy's own schedule: what staff added from its documents and corrected since. */
export interface PolicySchedule {
  readonly policyId: string
  readonly kind: KeptKind
  readonly title: string
  readonly columns: readonly ScheduleColumn[]
  /** The rows are a text of the record; 0 once the schedule was removed. */
  readonly rowCount: number
  /** The last change and its source in plain words, shown in the policy's history. */
  readonly note: string
}

export interface KeptRow {
  readonly id: string
  readonly fileId: string | null
  readonly page: number
  readonly cells: Readonly<Record<string, KeptCell>>
}

export interface KeptCell {
  /** As printed. */
  readonly text: string
  /** Money in cents, dates as YYYY-MM-DD. */
  readonly value: string | number | null
  /** A user's correction: no document overwrites it. */
  readonly decision: DetailDecision | null
  /** The words that changed it; absent when it is as its row was printed. */
  readonly changedBy?: Citation
}

export const policyScheduleKind = defineKind({
  name: 'policySchedule',
  prefix: 'psc',
  row: ({ policyId, kind, rowCount }: PolicySchedule, id) => ({ id, policyId, kind, rowCount }),
  relations: { policy: ({ policyId }) => policyId },
  subject: ({ policyId }: PolicySchedule) => policyId,
})

const rowsText = 'rows'

/** A policy has one schedule of each kind. */
export function policyScheduleId(agency: Pick<AgencyStore, 'id'>, policyId: string, kind: KeptKind): string {
  return derivedId(policyScheduleKind.prefix, [agency.id, policyId, kind])
}

export function isKept(kind: ScheduleKind): kind is KeptKind {
  return keptKinds.some((kept) => kept === kind)
}

export async function readRows(agency: AgencyStore, id: string): Promise<readonly KeptRow[]> {
  const text = await agency.readText(policyScheduleKind, id, rowsText)
  return text === null ? [] : (JSON.parse(text) as KeptRow[])
}

export function rowsChange(id: string, rows: readonly KeptRow[]): TextChange {
  return {
    kind: policyScheduleKind,
    id,
    name: rowsText,
    text: rows.length === 0 ? null : JSON.stringify(rows),
  }
}

/** The policy's own schedules, for display and correction. */
export async function loadPolicySchedules(
  agency: AgencyStore,
  policyId: string,
): Promise<ReviewedSchedule[]> {
  const kept = agency
    .table(policyScheduleKind)
    .related('policy', policyId)
    .filter(({ rowCount }) => rowCount > 0)
  const loaded = await Promise.all(kept.map(({ id }) => loadPolicySchedule(agency, id)))
  return loaded
    .filter((schedule) => schedule !== null)
    .toSorted(
      (a, b) => keptKinds.findIndex((kind) => kind === a.id) - keptKinds.findIndex((kind) => kind === b.id),
    )
}

async function loadPolicySchedule(agency: AgencyStore, id: string): Promise<ReviewedSchedule | null> {
  const stored = await agency.read(policyScheduleKind, id)
  if (!stored) return null
  const { policyId, kind, title, columns } = stored.value
  const rows = await readRows(agency, id)
  return {
    id: kind,
    policyId,
    schedule: { kind, title, documentId: null, columns, rows: [] },
    later: [],
    rows: rows.map((row) => ({
      id: row.id,
      page: row.page,
      cells: columns.map(({ key }) => {
        const { text = '', value = null, decision = null, changedBy } = row.cells[key] ?? {}
        const isPrinted = row.fileId !== null && text !== ''
        return {
          path: cellPath(kind, row.id, key),
          text,
          value: decision ? decision.value : value,
          citation: changedBy ?? (isPrinted ? { fileId: row.fileId, page: row.page, quote: text } : null),
          decision,
        }
      }),
    })),
  }
}

/** Path of a cell in the policy's own schedules: `vehicles/1ftbr1c80pka12345/cost`. */
function cellPath(kind: KeptKind, rowId: string, key: string): string {
  return `${kind}/${rowId}/${key}`
}

/** The parts of a cell's path; null if invalid. */
export function partsOfPath(path: string): { kind: KeptKind; rowId: string; key: string } | null {
  const [kind, rowId, key] = path.split('/')
  const kept = keptKinds.find((each) => each === kind)
  return kept && rowId && key ? { kind: kept, rowId, key } : null
}
