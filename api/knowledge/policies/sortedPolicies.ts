import type { Page } from '../../platform/index.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

/** The sort value of a policy; null comes last in both directions. */
export type SortValue = (row: BusinessPolicyRow) => string | number | null

interface Sort {
  readonly value: SortValue
  readonly isAscending: boolean
  /** The order of equal values. */
  readonly isNewestFirst: boolean
}

interface Keyed {
  readonly row: BusinessPolicyRow
  readonly value: string | number | null
}

/** A page of a small set of policies, sorted at once: the same page that an index would return. */
export function sortedPolicies(
  rows: readonly BusinessPolicyRow[],
  { value, isAscending, isNewestFirst }: Sort,
  { first, cursor }: { first: number; cursor: BusinessPolicyRow | undefined },
): Page<BusinessPolicyRow> {
  const keyed = (row: BusinessPolicyRow): Keyed => ({ row, value: value(row) })
  const compare = (a: Keyed, b: Keyed) =>
    compareValues(a.value, b.value, isAscending) || (isNewestFirst ? -1 : 1) * (a.row.id < b.row.id ? -1 : 1)

  const sorted = rows.map(keyed).toSorted(compare)
  const start = cursor ? countUpTo(sorted, keyed(cursor), compare) : 0
  return {
    rows: sorted.slice(start, start + first).map(({ row }) => row),
    hasNextPage: start + first < sorted.length,
    hasPreviousPage: start > 0,
  }
}

// By comparison rather than lookup: the cursor's own row may no longer match.
function countUpTo(sorted: readonly Keyed[], cursor: Keyed, compare: (a: Keyed, b: Keyed) => number): number {
  const next = sorted.findIndex((each) => each.row.id !== cursor.row.id && compare(each, cursor) > 0)
  return next === -1 ? sorted.length : next
}

function compareValues(a: Keyed['value'], b: Keyed['value'], isAscending: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === isAscending ? -1 : 1
}
