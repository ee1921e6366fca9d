import type { Page, PageQuery } from '../platform/index.ts'
import type { AccountRow } from './accountKind.ts'
import { narrowed, passing } from './businessPolicyFilter.ts'
import type { BusinessPolicyFilter, ListedPolicies } from './businessPolicyFilter.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

/** So many rows are sorted at once faster than their accounts are walked through. */
const few = 2_000

type ByAccount = Pick<PageQuery<BusinessPolicyRow>, 'first' | 'after'> & {
  readonly direction: 'ascending' | 'descending'
}

/**
 * A page of the policies that pass, by the names of their accounts. The names are the accounts' own, at each call:
 * it is right after a rename without any policy being sorted again.
 */
export function policiesByAccount(
  listed: ListedPolicies,
  filter: BusinessPolicyFilter,
  query: ByAccount,
): Page<BusinessPolicyRow> {
  const { rows, hasNextPage } = listed.policies.page({ ...narrowed(listed, filter), first: few })
  return hasNextPage ? walked(listed, filter, query) : sorted(listed, rows, query)
}

function sorted(
  { policies, accounts }: ListedPolicies,
  rows: readonly BusinessPolicyRow[],
  { first, after, direction }: ByAccount,
): Page<BusinessPolicyRow> {
  const step = direction === 'ascending' ? 1 : -1
  const name = ({ accountId }: BusinessPolicyRow) => accounts.get(accountId)?.words ?? ''
  const order = (a: BusinessPolicyRow, b: BusinessPolicyRow) =>
    step * (compare(name(a), name(b)) || compare(a.accountId, b.accountId)) || compare(a.id, b.id)
  const byName = rows.toSorted(order)
  const cursor = after ? policies.get(after) : undefined
  const next = cursor ? byName.findIndex((row) => order(row, cursor) > 0) : 0
  const start = next === -1 ? byName.length : next
  return {
    rows: byName.slice(start, start + first),
    hasNextPage: start + first < byName.length,
    hasPreviousPage: start > 0,
  }
}

function walked(
  listed: ListedPolicies,
  filter: BusinessPolicyFilter,
  { first, after, direction }: ByAccount,
): Page<BusinessPolicyRow> {
  const cursor = after ? listed.policies.get(after) : undefined
  const isPassing = passing(listed, filter)
  const rows: BusinessPolicyRow[] = []
  for (const { id } of accountsFrom(listed, cursor?.accountId ?? null, direction)) {
    for (const row of listed.policies.related('account', id)) {
      if (cursor && id === cursor.accountId && row.id <= cursor.id) continue
      if (isPassing && !isPassing(row)) continue
      if (rows.length === first) return { rows, hasNextPage: true, hasPreviousPage: cursor !== undefined }
      rows.push(row)
    }
  }
  return { rows, hasNextPage: false, hasPreviousPage: cursor !== undefined }
}

/** The accounts by name, from one of them on. */
function* accountsFrom(
  { accounts }: ListedPolicies,
  accountId: string | null,
  direction: ByAccount['direction'],
): Iterable<AccountRow> {
  const start = accountId === null ? undefined : accounts.get(accountId)
  if (start) yield start
  let after = start?.id ?? null
  for (let size = 100; ; size = 5_000) {
    const page = accounts.page({ order: 'name', direction, first: size, after })
    yield* page.rows
    if (!page.hasNextPage) return
    after = page.rows.at(-1)?.id ?? null
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
