import { create, defineKind, derivedId, remove } from '../../../platform/index.ts'
import type { AgencyStore, Change } from '../../../platform/index.ts'

/** A lock on an account during a merge or its undo: no other merge may use it until then. */
interface AccountHold {
  readonly mergeId: string
}

export const accountHoldKind = defineKind({
  name: 'accountHold',
  prefix: 'ah',
  row: ({ mergeId }: AccountHold, id) => ({ id, mergeId }),
})

/** The changes by which a merge locks its accounts; KV rejects them if another merge holds a lock. */
export function holdAccounts(mergeId: string, accountIds: readonly string[]): Change[] {
  return accountIds.map((id) => create(accountHoldKind, holdId(id), { mergeId }, 'HOLD_ACCOUNT'))
}

/** The changes by which a merge releases its locks. */
export async function releaseAccounts(
  agency: AgencyStore,
  mergeId: string,
  accountIds: readonly string[],
): Promise<Change[]> {
  const holds = await agency.readMany(accountHoldKind, accountIds.map(holdId))
  return holds.flatMap((hold) => (hold?.value.mergeId === mergeId ? remove(hold, 'RELEASE_ACCOUNT') : []))
}

/** Whether a merge holds a lock on one of these accounts, read from the store because the tables may lag behind. */
export async function isAnyHeld(agency: AgencyStore, accountIds: readonly string[]): Promise<boolean> {
  const holds = await agency.readMany(accountHoldKind, accountIds.map(holdId))
  return holds.some((hold) => hold !== null)
}

/** Whether a merge holds a lock on one of these accounts, for display. */
export function isAnyShownHeld(agency: Pick<AgencyStore, 'table'>, accountIds: readonly string[]): boolean {
  return accountIds.some((id) => agency.table(accountHoldKind).get(holdId(id)) !== undefined)
}

function holdId(accountId: string): string {
  return derivedId(accountHoldKind.prefix, [accountId])
}
