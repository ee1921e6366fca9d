import type { AgencyStore } from '../../../platform/index.ts'
import { accountMergeKind } from './accountMerge.ts'

/** The ledger positions of accounts merged into this one, and of its own time before it was merged and restored. */
export async function formerTrails(agency: AgencyStore, accountId: string): Promise<readonly number[]> {
  const merges = agency.table(accountMergeKind)
  const into = merges.related('into', accountId).filter(({ state }) => state !== 'UNDONE')
  const rows = [...into, ...merges.related('from', accountId)]
  const records = await agency.readMany(
    accountMergeKind,
    rows.map(({ id }) => id),
  )
  const earlier = await Promise.all(into.map(({ fromId }) => formerTrails(agency, fromId)))
  return [...records.flatMap((record) => record?.value.fromTrail ?? []), ...earlier.flat()]
}
