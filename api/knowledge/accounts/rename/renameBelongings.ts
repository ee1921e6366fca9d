import { z } from 'zod'
import { conflict, defineJob, isSame, planJob, replace, retryOrThrow } from '../../../platform/index.ts'
import type { AgencyStore, Change, JobHandler } from '../../../platform/index.ts'
import { accountKind } from '../accountKind.ts'
import { belongings, belongsTo } from '../belonging.ts'
import type { AnyBelonging } from '../belonging.ts'

const renaming = { name: 'renameBelongings', parse: (stored: unknown) => z.string().parse(stored) }

/** How many records are renamed in one transaction; KV checks at most 99. */
const together = 80

/** Copies an account's new name to all its records. */
export function renameBelongings(): JobHandler<string> {
  return defineJob({
    ...renaming,
    async run({ agency, signal }, accountId) {
      for (const belonging of belongings()) {
        const ids = agency
          .table(belonging.kind)
          .related('account', accountId)
          .map(({ id }) => id)
        for (let at = 0; at < ids.length && !signal.aborted; at += together) {
          await renameSome(agency, accountId, { belonging, ids: ids.slice(at, at + together) })
        }
      }
      signal.throwIfAborted()
    },
  })
}

/** The change that schedules copying an account's new name to its records. */
export function planRename(agency: AgencyStore, accountId: string): readonly Change[] {
  return planJob(agency, renaming, accountId)
}

async function renameSome(
  agency: AgencyStore,
  accountId: string,
  { belonging, ids }: { belonging: AnyBelonging; ids: readonly string[] },
): Promise<void> {
  await retryOrThrow(async () => {
    const account = agency.table(accountKind).get(accountId)
    const changes: Change[] = []
    for (const record of await agency.readMany(belonging.kind, ids)) {
      // Records moved to another account in the meantime take that account's name.
      if (!account || !record || !belongsTo(agency, belonging, { id: record.id, accountId })) continue
      const next: unknown = belonging.under(record.value, { id: accountId, name: account.detail.name })
      if (!isSame(next, record.value)) changes.push(replace(record, next, belonging.updateType))
    }
    return (await agency.commit({ type: 'WORKFLOW', id: null }, changes)).ok || conflict
  })
}
