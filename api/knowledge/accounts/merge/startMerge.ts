import type { RequestContext } from '../../../graphql/index.ts'
import { create, replace } from '../../../platform/index.ts'
import type { Stored } from '../../../platform/index.ts'
import { wholeAccount } from '../account.ts'
import type { Account } from '../account.ts'
import { holdAccounts } from './accountHold.ts'
import { accountMergeKind, undoDays } from './accountMerge.ts'
import type { AccountMerge, DetailField } from './accountMerge.ts'
import { planRename } from '../rename/renameBelongings.ts'
import { planFinish } from './mergeJob.ts'
import { mergedAccount, unmergedAccount } from './mergeRules.ts'
import { accountKind } from '../accountKind.ts'

const day = 24 * 60 * 60 * 1000

/** The changes that start a merge: the kept account is complete at once, and records follow. */
export function mergeChanges(
  { agency, actor, clock }: Pick<RequestContext, 'agency' | 'actor' | 'clock'>,
  { into, from }: { into: Stored<Account>; from: Stored<Account> },
  take: readonly DetailField[],
) {
  const at = clock.now()
  const id = agency.newId(accountMergeKind)
  const [before, gone] = [wholeAccount(into.value), wholeAccount(from.value)]
  const after = mergedAccount(before, { ...gone, id: from.id }, { take, at })
  const merge: AccountMerge = {
    intoId: into.id,
    fromId: from.id,
    state: 'MOVING',
    from: gone,
    fromTrail: from.trail,
    before: before.detail,
    after: after.detail,
    broughtContactIds: gone.contactIds.filter((contactId) => !before.contactIds.includes(contactId)),
    at,
    by: actor.id,
    undoUntil: at + undoDays * day,
  }
  const changes = [
    create(accountMergeKind, id, merge, 'MERGE_ACCOUNT'),
    ...holdAccounts(id, [into.id, from.id]),
    replace(into, after, 'MERGE_ACCOUNT'),
    ...planFinish(agency, id, at),
    ...(after.detail.name === before.detail.name ? [] : planRename(agency, into.id)),
  ]
  return { id, changes }
}

/** The changes that start an undo: both accounts exist at once, and records follow. */
export function undoChanges(
  { agency, clock }: Pick<RequestContext, 'agency' | 'clock'>,
  merge: Stored<AccountMerge>,
  into: Stored<Account>,
) {
  const at = clock.now()
  const { from, fromId } = merge.value
  const before = wholeAccount(into.value)
  const after = unmergedAccount(before, merge.value, at)
  return [
    replace(merge, { ...merge.value, state: 'RETURNING' }, 'UNDO_MERGE_ACCOUNT'),
    ...holdAccounts(merge.id, [into.id, fromId]),
    replace(into, after, 'UNDO_MERGE_ACCOUNT'),
    create(accountKind, fromId, { ...from, updatedAt: at, version: from.version + 1 }, 'UNDO_MERGE_ACCOUNT'),
    ...planFinish(agency, merge.id, at),
    ...(after.detail.name === before.detail.name ? [] : planRename(agency, into.id)),
  ]
}
