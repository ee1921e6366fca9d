import type { AgencyStore } from '../../platform/index.ts'
import { policyFactsOf } from '../details/policyFactsOf.ts'
import type { Schedule } from '../facts/policyFacts.ts'
import { keptKinds, policyScheduleId, policyScheduleKind, readRows } from './policySchedule.ts'

/** The rows of a schedule as they are printed. */
export type PrintedSchedule = Pick<Schedule, 'kind' | 'columns'> & {
  readonly rows: readonly { readonly cells: readonly { readonly text: string }[] }[]
}

/** What a policy schedules: what staff added to it, and of other kinds what its documents print. */
export async function printedSchedules(agency: AgencyStore, policyId: string): Promise<PrintedSchedule[]> {
  const kept = await Promise.all(
    keptKinds.map((kind) => keptSchedule(agency, policyScheduleId(agency, policyId, kind))),
  )
  const own = kept.filter((each) => each !== null)
  const found = (await policyFactsOf(agency, policyId))?.facts.schedules ?? []
  return [...own, ...found.filter(({ kind }) => own.every((each) => each.kind !== kind))]
}

async function keptSchedule(agency: AgencyStore, id: string): Promise<PrintedSchedule | null> {
  const row = agency.table(policyScheduleKind).get(id)
  const stored = row && row.rowCount > 0 ? await agency.read(policyScheduleKind, id) : null
  if (!stored) return null
  const { kind, columns } = stored.value
  const rows = await readRows(agency, id)
  return {
    kind,
    columns,
    rows: rows.map(({ cells }) => ({
      cells: columns.map(({ key }) => {
        const cell = cells[key]
        return { text: cell?.decision ? String(cell.decision.value ?? '') : (cell?.text ?? '') }
      }),
    })),
  }
}
