import type { Account, AccountData, FormerAccount } from '../account.ts'
import { mergedDetail, unmergedDetail } from './accountMerge.ts'
import type { AccountMerge, DetailField } from './accountMerge.ts'

/** The message when an account is locked by a merge. */
export const heldAlready = 'One of these accounts is already being merged. Try again in a moment.'

/** Why two accounts can't be merged, in plain words; null if they can. */
export function mergeRefusal(
  into: Pick<Account, 'type'> & { readonly id: string },
  from: Pick<Account, 'type'> & { readonly id: string },
  { isHeld }: { isHeld: boolean },
): string | null {
  if (into.id === from.id) return 'Choose two different accounts.'
  if (into.type !== from.type) return 'A business can’t be merged with an individual.'
  return isHeld ? heldAlready : null
}

/** The kept account with the other one merged in. */
export function mergedAccount(
  into: Account,
  from: Account & { readonly id: string },
  { take, at }: { take: readonly DetailField[]; at: number },
): Account {
  const { name, email, phone } = from.detail
  const former: FormerAccount = { id: from.id, name, email, phone }
  return {
    ...into,
    ...accountDataOf(into.type, mergedDetail(into.detail, from.detail, take)),
    contactIds: [...new Set([...into.contactIds, ...from.contactIds])],
    formerly: [...into.formerly, former, ...from.formerly],
    updatedAt: at,
    version: into.version + 1,
  }
}

/** The kept account without what the merge added; later changes are kept. */
export function unmergedAccount(into: Account, merge: AccountMerge, at: number): Account {
  const gone = new Set([merge.fromId, ...merge.from.formerly.map(({ id }) => id)])
  const brought = new Set(merge.broughtContactIds)
  return {
    ...into,
    ...accountDataOf(into.type, unmergedDetail(into.detail, merge)),
    contactIds: into.contactIds.filter((id) => !brought.has(id)),
    formerly: into.formerly.filter(({ id }) => !gone.has(id)),
    updatedAt: at,
    version: into.version + 1,
  }
}

// Both accounts of a merge have the same type, and so do their details.
function accountDataOf(type: Account['type'], detail: Account['detail']): AccountData {
  return { type, detail } as AccountData
}
