import type { AgencyStore, Change, Stored } from '../../../platform/index.ts'
import { replace } from '../../../platform/index.ts'
import { belongings, belongsTo } from '../belonging.ts'
import type { AccountName, AnyBelonging } from '../belonging.ts'
import { accountMergeKind, movedText } from './accountMerge.ts'
import type { AccountMerge } from './accountMerge.ts'

/** A record moved by a merge. */
type Moved = readonly [kind: string, id: string]

/** How many records move in one transaction; KV checks at most 99. */
const together = 80

/** The next batch of records to move between accounts, which ones they are, and whether it is the last. */
export async function nextMoves(agency: AgencyStore, fromId: string, into: AccountName) {
  const changes: Change[] = []
  const moved: Moved[] = []
  let count = 0
  for (const belonging of belongings()) {
    count += agency.table(belonging.kind).countRelated('account', fromId)
    const rows = agency.table(belonging.kind).related('account', fromId)
    const ids = rows.slice(0, together - changes.length).map(({ id }) => id)
    for (const record of await agency.readMany(belonging.kind, ids)) {
      if (!record) continue
      changes.push(moveOf(belonging, record, into))
      moved.push([belonging.kind.name, record.id])
    }
  }
  return { changes, moved, isLast: moved.length === count }
}

/** The next batch of records to move back; `rest` is what remains. */
export async function nextReturns(agency: AgencyStore, merge: AccountMerge, listed: readonly Moved[]) {
  const some = listed.slice(0, together)
  const changes: Change[] = []
  for (const belonging of belongings()) {
    const ids = some.filter(([kind]) => kind === belonging.kind.name).map(([, id]) => id)
    // Records since moved to another account or deleted stay as they are.
    const here = ids.filter((id) => belongsTo(agency, belonging, { id, accountId: merge.intoId }))
    const records = await agency.readMany(belonging.kind, here)
    const home = { id: merge.fromId, name: merge.from.detail.name }
    for (const record of records) if (record) changes.push(moveOf(belonging, record, home))
  }
  return { changes, rest: listed.slice(together) }
}

/** The records a merge has moved so far. */
export async function readMoved(agency: AgencyStore, mergeId: string): Promise<readonly Moved[]> {
  const text = await agency.readText(accountMergeKind, mergeId, movedText)
  return text === null ? [] : JSON.parse(text)
}

/** The text that lists the records a merge has moved. */
export function movedAs(mergeId: string, moved: readonly Moved[]) {
  return { kind: accountMergeKind, id: mergeId, name: movedText, text: JSON.stringify(moved) }
}

function moveOf(belonging: AnyBelonging, record: Stored<unknown>, account: AccountName): Change {
  return replace(record, belonging.under(record.value, account), belonging.updateType)
}
