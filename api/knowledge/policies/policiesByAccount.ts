import type { Page, PageQuery } from '../../platform/index.ts'
import type { AccountRow } from '../accounts/accountKind.ts'
import type { ListedPolicies, PassingPolicies } from './businessPolicyFilter.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

type Direction = 'ascending' | 'descending'

type ByAccount = Pick<PageQuery<BusinessPolicyRow>, 'first' | 'after'> & { readonly direction: Direction }

/**
 * A page of matching policies by account name. Names are read from the accounts on each call:
 * a rename applies without re-sorting any policies.
 */
export function policiesByAccount(
  listed: ListedPolicies,
  { passes }: Pick<PassingPolicies, 'passes'>,
  { first, after, direction }: ByAccount,
): Page<BusinessPolicyRow> {
  const cursor = after ? listed.policies.get(after) : undefined
  const rows: BusinessPolicyRow[] = []
  for (const { id } of accountsFrom(listed, cursor?.accountId ?? null, direction)) {
    for (const row of listed.policies.related('account', id)) {
      if (cursor && id === cursor.accountId && row.id <= cursor.id) continue
      if (passes && !passes(row)) continue
      if (rows.length === first) return { rows, hasNextPage: true, hasPreviousPage: cursor !== undefined }
      rows.push(row)
    }
  }
  return { rows, hasNextPage: false, hasPreviousPage: cursor !== undefined }
}

/** The accounts by name, starting from one of them. */
function* accountsFrom(
  { accounts }: ListedPolicies,
  accountId: string | null,
  direction: Direction,
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
