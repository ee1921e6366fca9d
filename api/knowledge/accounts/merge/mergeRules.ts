import type { Account, AccountData, FormerAccount } from '../account.ts'
import { mergedDetail, unmergedDetail } from './accountMerge.ts'
import type { AccountMerge, DetailField } from './accountMerge.ts'

/** Why nothing is merged or undone with an account that a merge has in hand. */
export const heldAlready = 'One of these accounts is already being merged. Try again in a moment.'

/** Why two accounts cannot be merged, in plain words; null when they can. */
export function mergeRefusal(
  into: Pick<Account, 'type'> & { readonly id: string },
  from: Pick<Account, 'type'> & { readonly id: string },
  { isHeld }: { isHeld: boolean },
): string | null {
  if (into.id === from.id) return 'Choose two different accounts.'
  if (into.type !== from.type) return 'A business can’t be merged with an individual.'
  return isHeld ? heldAlready : null
}

/** The account that stays, with the one that goes. */
export function mergedAccount(
  into: Account,
  from: Account & { readonly id: string },
  { take, at }: { take: readonly DetailField[]; at: number },
): Account {
  const { name, email, phone } = from.detail
  const former: FormerAccount = { id: from.id, name, email, phone }
  return {
    ...into,
    ...matterOf(into.type, mergedDetail(into.detail, from.detail, take)),
    contactIds: [...new Set([...into.contactIds, ...from.contactIds])],
    formerly: [...into.formerly, former, ...from.formerly],
    updatedAt: at,
    version: into.version + 1,
  }
}

/** The account that stayed, without what the merge gave it; what was changed since is kept. */
export function unmergedAccount(into: Account, merge: AccountMerge, at: number): Account {
  const gone = new Set([merge.fromId, ...merge.from.formerly.map(({ id }) => id)])
  const brought = new Set(merge.broughtContactIds)
  return {
    ...into,
    ...matterOf(into.type, unmergedDetail(into.detail, merge)),
    contactIds: into.contactIds.filter((id) => !brought.has(id)),
    formerly: into.formerly.filter(({ id }) => !gone.has(id)),
    updatedAt: at,
    version: into.version + 1,
  }
}

// Two accounts of a merge are of one type, and so are their details.
function matterOf(type: Account['type'], detail: Account['detail']): AccountData {
  return { type, detail } as AccountData
}
