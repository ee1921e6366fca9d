import { defineKind, isSame } from '../../../platform/index.ts'
import type { Row } from '../../../platform/index.ts'
import type { Account, BusinessDetail } from '../account.ts'

/** How long a merge can be undone, in days. */
export const undoDays = 30

export type MergeState = 'MOVING' | 'DONE' | 'RETURNING' | 'UNDONE'

/** The fields of an account's detail. */
export const detailFields = ['name', 'dba', 'email', 'phone', 'mailingAddress', 'naics', 'website'] as const
export type DetailField = (typeof detailFields)[number]

/**
 * A merge of one account into another. It keeps the original of the merged account, so nothing is lost. Times are in
 * milliseconds since the epoch.
 */
export interface AccountMerge {
  readonly intoId: string
  readonly fromId: string
  readonly state: MergeState
  /** The merged account as it was, and the ledger positions of its history. */
  readonly from: Account
  readonly fromTrail: readonly number[]
  /** The kept account's detail before and after the merge. */
  readonly before: Account['detail']
  readonly after: Account['detail']
  /** Contacts that came from the merged account. */
  readonly broughtContactIds: readonly string[]
  readonly at: number
  /** The agency user who merged them; null if not a user. */
  readonly by: string | null
  readonly undoUntil: number
}

export interface AccountMergeRow extends Row {
  readonly intoId: string
  readonly fromId: string
  readonly fromName: string
  readonly state: MergeState
  readonly at: number
  readonly by: string | null
  readonly undoUntil: number
}

export const accountMergeKind = defineKind({
  name: 'accountMerge',
  prefix: 'am',
  row: ({ intoId, fromId, from, state, at, by, undoUntil }: AccountMerge, id): AccountMergeRow => ({
    id,
    intoId,
    fromId,
    fromName: from.detail.name,
    state,
    at,
    by,
    undoUntil,
  }),
  relations: { into: ({ intoId }) => intoId, from: ({ fromId }) => fromId },
  subject: ({ intoId }) => intoId,
})

/** Why a merge can't be undone, in plain words; null if it can. */
export function undoRefusal(
  { state, undoUntil }: Pick<AccountMerge, 'state' | 'undoUntil'>,
  { now, isIntoThere }: { now: number; isIntoThere: boolean },
): string | null {
  if (isUnderWay({ state })) return 'Records are still being moved between the two accounts.'
  if (state === 'UNDONE') return 'This merge was already undone.'
  if (now >= undoUntil) return `A merge can be undone for ${undoDays} days.`
  return isIntoThere ? null : 'This account was later merged into another one. Undo that merge first.'
}

/** Name of the text that lists the records moved by a merge. */
export const movedText = 'moved'

/** Whether records are being moved between two accounts. */
export function isUnderWay({ state }: Pick<AccountMerge, 'state'>): boolean {
  return state === 'MOVING' || state === 'RETURNING'
}

/**
 * The kept account's detail after a merge: its own, with missing values from the other, and the
 * other's values where chosen.
 */
export function mergedDetail<Detail extends Account['detail']>(
  into: Detail,
  from: Detail,
  take: readonly DetailField[],
): Detail {
  const [own, other] = [fieldsOf(into), fieldsOf(from)]
  const taken = detailFields.filter(
    (field) => field in own && other[field] != null && (own[field] == null || take.includes(field)),
  )
  return { ...into, ...Object.fromEntries(taken.map((field) => [field, other[field]])) }
}

/** The detail from before the merge, with changes made since. */
export function unmergedDetail<Detail extends Account['detail']>(
  now: Detail,
  { before, after }: Pick<AccountMerge, 'before' | 'after'>,
): Detail {
  const [current, merged, earlier] = [fieldsOf(now), fieldsOf(after), fieldsOf(before)]
  const returned = detailFields.filter(
    (field) =>
      field in current && isSame(current[field], merged[field]) && !isSame(merged[field], earlier[field]),
  )
  return { ...now, ...Object.fromEntries(returned.map((field) => [field, earlier[field]])) }
}

/** A detail by field; an individual has fewer fields. */
export function fieldsOf(detail: Account['detail']): Partial<BusinessDetail> {
  return detail
}
