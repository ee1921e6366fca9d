import { conflict, remove, replace, retryOrThrow } from '../../../platform/index.ts'
import type { Actor, AgencyStore, Stored } from '../../../platform/index.ts'
import { accountKind, accountOrSuccessor } from '../accountKind.ts'
import { wholeAccount } from '../account.ts'
import { belongings } from '../belonging.ts'
import { releaseAccounts } from './accountHold.ts'
import { accountMergeKind, isUnderWay } from './accountMerge.ts'
import type { AccountMerge } from './accountMerge.ts'
import { movedAs, nextMoves, nextReturns, readMoved } from './moves.ts'

/** Moves the remaining records of a merge or undo in batches; each batch is atomic. */
export async function continueMerge(agency: AgencyStore, actor: Actor, mergeId: string): Promise<void> {
  for (let isMore = true; isMore;) {
    const answer = await retryOrThrow(async () => {
      const merge = await agency.read(accountMergeKind, mergeId)
      if (!merge || (!isUnderWay(merge.value) && !hasStragglers(agency, merge.value))) return false
      return merge.value.state === 'RETURNING'
        ? returnSome(agency, actor, merge)
        : moveSome(agency, actor, merge)
    })
    isMore = answer
  }
}

/** The account is deleted with the last batch. */
async function moveSome(agency: AgencyStore, actor: Actor, merge: Stored<AccountMerge>) {
  const { intoId, fromId } = merge.value
  const into = accountOrSuccessor(agency, intoId)
  const from = await agency.read(accountKind, fromId)
  if (!into) throw new Error(`The account into which ${merge.id} merges is not there.`)
  const { changes, moved, isLast } = await nextMoves(agency, fromId, { id: into.id, name: into.detail.name })
  const last = from && ({ from: wholeAccount(from.value), fromTrail: from.trail, state: 'DONE' } as const)
  const committed = await agency.commit(
    actor,
    [
      ...changes,
      replace(merge, isLast ? { ...merge.value, ...last } : merge.value, 'MOVE_BELONGINGS'),
      ...(isLast && from ? [remove(from, 'MERGE_ACCOUNT')] : []),
      ...(isLast ? await releaseAccounts(agency, merge.id, [intoId, fromId]) : []),
    ],
    { texts: [movedAs(merge.id, [...(await readMoved(agency, merge.id)), ...moved])] },
  )
  return committed.ok ? !isLast : conflict
}

async function returnSome(agency: AgencyStore, actor: Actor, merge: Stored<AccountMerge>) {
  const { changes, rest } = await nextReturns(agency, merge.value, await readMoved(agency, merge.id))
  const isLast = rest.length === 0
  const next: AccountMerge = { ...merge.value, state: isLast ? 'UNDONE' : 'RETURNING' }
  const { intoId, fromId } = merge.value
  const committed = await agency.commit(
    actor,
    [
      ...changes,
      replace(merge, next, 'RETURN_BELONGINGS'),
      ...(isLast ? await releaseAccounts(agency, merge.id, [intoId, fromId]) : []),
    ],
    { texts: [movedAs(merge.id, rest)] },
  )
  return committed.ok ? !isLast : conflict
}

/** Whether records were added to the merged account during the merge. */
function hasStragglers(agency: AgencyStore, { state, fromId }: AccountMerge): boolean {
  if (state !== 'DONE') return false
  return belongings().some(({ kind }) => agency.table(kind).countRelated('account', fromId) > 0)
}
