import { create, defineKind, derivedId, remove } from '../../../platform/index.ts'
import type { AgencyStore, Change } from '../../../platform/index.ts'

/** An account that a merge or its undoing has in hand: nothing else may merge it until that is through. */
interface AccountHold {
  readonly mergeId: string
}

export const accountHoldKind = defineKind({
  name: 'accountHold',
  prefix: 'ah',
  row: ({ mergeId }: AccountHold, id) => ({ id, mergeId }),
})

/** The changes by which a merge takes its accounts in hand; KV refuses them when another one has either. */
export function holdAccounts(mergeId: string, accountIds: readonly string[]): Change[] {
  return accountIds.map((id) => create(accountHoldKind, holdId(id), { mergeId }, 'HOLD_ACCOUNT'))
}

/** The changes by which a merge lets go of the accounts that it has in hand. */
export async function releaseAccounts(
  agency: AgencyStore,
  mergeId: string,
  accountIds: readonly string[],
): Promise<Change[]> {
  const holds = await agency.readMany(accountHoldKind, accountIds.map(holdId))
  return holds.flatMap((hold) => (hold?.value.mergeId === mergeId ? remove(hold, 'RELEASE_ACCOUNT') : []))
}

/** Whether a merge has one of these accounts in hand, as it is on record: the tables may lag behind. */
export async function isAnyHeld(agency: AgencyStore, accountIds: readonly string[]): Promise<boolean> {
  const holds = await agency.readMany(accountHoldKind, accountIds.map(holdId))
  return holds.some((hold) => hold !== null)
}

/** Whether a merge has one of these accounts in hand, as far as screens need to know. */
export function isAnyShownHeld(agency: Pick<AgencyStore, 'table'>, accountIds: readonly string[]): boolean {
  return accountIds.some((id) => agency.table(accountHoldKind).get(holdId(id)) !== undefined)
}

function holdId(accountId: string): string {
  return derivedId(accountHoldKind.prefix, [accountId])
}
