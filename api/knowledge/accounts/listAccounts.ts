import { folded } from '../../platform/index.ts'
import type { PageQuery, RowFilter } from '../../platform/index.ts'
import type { SortDirection } from '../../graphql/index.ts'
import type { AccountType } from './account.ts'
import type { AccountRow } from './accountKind.ts'

export const accountSortKeys = ['ADDRESS', 'CREATED_AT', 'NAME', 'UPDATED_AT'] as const
export type AccountSortKey = (typeof accountSortKeys)[number]

export interface AccountSort {
  readonly by: AccountSortKey
  readonly direction: SortDirection
}

/** The list's filter. All conditions must match. */
export interface AccountFilter {
  readonly type?: AccountType | null | undefined
  /** Words that must all match part of the name, badge, email, street, ZIP code or trade name. */
  readonly text?: string | null | undefined
}

const byName: AccountSort = { by: 'NAME', direction: 'ASCENDING' }

/** How each column sorts. */
const orders = {
  ADDRESS: (isAscending) => ({ order: isAscending ? 'addressFirst' : 'addressLast' }),
  CREATED_AT: (isAscending) => ({ direction: isAscending ? 'ascending' : 'descending' }),
  NAME: (isAscending) => ({ order: 'name', direction: isAscending ? 'ascending' : 'descending' }),
  UPDATED_AT: (isAscending) => ({ order: 'updated', direction: isAscending ? 'ascending' : 'descending' }),
} satisfies Record<
  AccountSortKey,
  (isAscending: boolean) => Pick<PageQuery<AccountRow>, 'order' | 'direction'>
>

/** The query for accounts that match the filter, sorted. */
export function accountQuery(
  filter: AccountFilter,
  { by, direction }: AccountSort = byName,
): Omit<PageQuery<AccountRow>, 'first' | 'after'> {
  return { ...narrowed(filter), ...orders[by](direction === 'ASCENDING') }
}

function narrowed({ type, text }: AccountFilter): RowFilter<AccountRow> {
  return { ...(type && { within: { relation: 'type', key: type } }), text: folded(text ?? '') }
}
