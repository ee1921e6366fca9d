import type { SortDirection } from '../../graphql/index.ts'
import { sectionedPage } from '../../platform/index.ts'
import type { Page, PageQuery, Section, Table } from '../../platform/index.ts'
import { countPassing, passingPolicies } from './businessPolicyFilter.ts'
import type { BusinessPolicyFilter, ListedPolicies, PassingPolicies } from './businessPolicyFilter.ts'
import { noCarrier } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { policiesByAccount } from './policiesByAccount.ts'
import { policyStandingLabels, policyStandings, standingOf, type PolicyStanding } from './policyStanding.ts'
import { lineOfBusinessLabels, linesOfBusiness, policyStates, type PolicyState } from './policyTerms.ts'
import { sortedPolicies } from './sortedPolicies.ts'
import type { SortValue } from './sortedPolicies.ts'

export const policySortKeys = [
  'ACCOUNT',
  'CARRIER',
  'CREATED_AT',
  'EXPIRES_AT',
  'POLICY_NUMBER',
  'PREMIUM',
  'STATUS',
  'TYPE',
  'UPDATED_AT',
] as const
export type PolicySortKey = (typeof policySortKeys)[number]

export interface BusinessPolicySort {
  readonly by: PolicySortKey
  readonly direction: SortDirection
}

const newestFirst: BusinessPolicySort = { by: 'CREATED_AT', direction: 'DESCENDING' }

type Paged = Pick<PageQuery<BusinessPolicyRow>, 'first' | 'after'>
type PolicySection = Section<BusinessPolicyRow>

interface Asked {
  readonly listed: ListedPolicies
  readonly passing: PassingPolicies
  readonly filter: BusinessPolicyFilter
  readonly isAscending: boolean
}

/** How a column sorts. */
interface Arrangement {
  /** A page of many matches: by an index of the table, by account, or in groups of equal values. */
  readonly page: (asked: Asked, paged: Paged) => Page<BusinessPolicyRow>
  /** The sort value for a small set of matches; null comes last in both directions. */
  readonly value: (listed: ListedPolicies) => SortValue
  /** The order of equal values; older first by default. */
  readonly isNewestFirst?: 'always' | 'descending'
}

// Badge statuses by label, each with the stored states behind it: a term that is over may be stored as in force.
const byStanding = byLabel(policyStandings, policyStandingLabels).flatMap((standing) =>
  policyStates
    .filter((state) => state === standing || (hasEnded(standing) && countsAsInForce(state)))
    .map((state) => ({ standing, state })),
)
const byType = byLabel(linesOfBusiness, lineOfBusinessLabels)
const typeSections = byType.map((type) => section('type', type, (row) => row.type === type))

const arrangements = {
  ACCOUNT: {
    page: ({ listed, passing, isAscending }, paged) =>
      policiesByAccount(listed, passing, { ...paged, direction: isAscending ? 'ascending' : 'descending' }),
    value:
      ({ accounts }) =>
      ({ accountId }) =>
        `${accounts.get(accountId)?.words}\n${accountId}`,
  },
  CARRIER: {
    page: inSections(carrierSections),
    value:
      ({ carriers }) =>
      ({ carrierId }) =>
        carrierId === null ? null : (carriers.get(carrierId)?.words ?? null),
    isNewestFirst: 'always',
  },
  CREATED_AT: {
    page: ordered('id'),
    value:
      () =>
      ({ id }) =>
        id,
    isNewestFirst: 'descending',
  },
  EXPIRES_AT: {
    page: ordered('expiresFirst', 'expiresLast'),
    value:
      () =>
      ({ expiresAt }) =>
        expiresAt,
  },
  POLICY_NUMBER: { page: ordered('numberFirst', 'numberLast'), value: () => (row) => row.policyNumber },
  PREMIUM: { page: ordered('premium'), value: () => (row) => row.premium, isNewestFirst: 'descending' },
  STATUS: {
    page: inSections(({ isAscending, listed: { today } }) =>
      turned(isAscending, byStanding).map(({ standing, state }) =>
        section('state', state, (row) => row.state === state && standingOf(row, today) === standing),
      ),
    ),
    value:
      ({ today }) =>
      (row) => {
        const standing = standingOf(row, today)
        return byStanding.findIndex((one) => one.standing === standing && one.state === row.state)
      },
    isNewestFirst: 'always',
  },
  TYPE: {
    page: inSections(({ isAscending }) => turned(isAscending, typeSections)),
    value: () => (row) => byType.indexOf(row.type),
    isNewestFirst: 'always',
  },
  UPDATED_AT: { page: ordered('updated'), value: () => (row) => row.updatedAt, isNewestFirst: 'descending' },
} satisfies Record<PolicySortKey, Arrangement>

/** Up to this many rows, sorting at once is faster than walking a column's index. */
const few = 2_000

/** The policies that match the filter, sorted, for paging and counting. */
export function listBusinessPolicies(
  listed: ListedPolicies,
  filter: BusinessPolicyFilter,
  { by, direction }: BusinessPolicySort = newestFirst,
): Pick<Table<BusinessPolicyRow>, 'get' | 'page' | 'count'> {
  const passing = passingPolicies(listed, filter)
  const arrangement: Arrangement = arrangements[by]
  const isAscending = direction === 'ASCENDING'
  const sort = {
    value: arrangement.value(listed),
    isAscending,
    isNewestFirst: comesNewestFirst(arrangement, isAscending),
  }
  let some: readonly BusinessPolicyRow[] | null = null
  return {
    page({ first, after = null }) {
      some ??= fewPassing(listed, passing)
      if (some === null) return arrangement.page({ listed, passing, filter, isAscending }, { first, after })
      return sortedPolicies(some, sort, { first, cursor: after ? listed.policies.get(after) : undefined })
    },
    get: (id) => listed.policies.get(id),
    count: () => some?.length ?? countPassing(listed, filter, passing),
  }
}

// Rows adjacent by ID are adjacent in memory, so a rarely matching filter is fastest in that order.
function fewPassing(listed: ListedPolicies, passing: PassingPolicies): readonly BusinessPolicyRow[] | null {
  if (!passing.passes) return null
  const { rows, hasNextPage } = listed.policies.page({ ...passing, first: few })
  return hasNextPage ? null : rows
}

function comesNewestFirst({ isNewestFirst }: Arrangement, isAscending: boolean): boolean {
  return isNewestFirst === 'always' || (isNewestFirst === 'descending' && !isAscending)
}

/** One index for both directions, or two, the second of which also has missing values last. */
function ordered(ascending: string, descending?: string): Arrangement['page'] {
  return ({ listed, passing, isAscending }, paged) =>
    listed.policies.page({
      ...paged,
      ...passing,
      order: isAscending ? ascending : (descending ?? ascending),
      direction: isAscending || descending ? 'ascending' : 'descending',
    })
}

function inSections(sectionsOf: (asked: Asked) => readonly PolicySection[]): Arrangement['page'] {
  return (asked, paged) => {
    const where = asked.passing.passes ?? (() => true)
    const sections = sectionsOf(asked).filter(({ within }) =>
      canPass(within?.key, within?.relation, asked.filter),
    )
    return sectionedPage(asked.listed.policies, sections, { ...paged, where, direction: 'descending' })
  }
}

// By name; policies without one come last in both directions.
function carrierSections({ listed, isAscending }: Asked): PolicySection[] {
  const byName = [...listed.carriers.values()].toSorted((a, b) => compareText(a.words, b.words))
  const known = turned(isAscending, byName).map(({ id }) =>
    section('carrier', id, (row) => row.carrierId === id),
  )
  return [...known, section('carrier', noCarrier, (row) => row.carrierId === null)]
}

function section(relation: string, key: string, holds: PolicySection['holds']): PolicySection {
  return { within: { relation, key }, holds }
}

// Sections for another state, type or carrier can be skipped as a whole.
function canPass(
  key: string | undefined,
  relation: string | undefined,
  filter: BusinessPolicyFilter,
): boolean {
  const { state, type, carrierId } = filter
  const wanted = relation === 'state' ? state : relation === 'type' ? type : carrierId
  return !wanted || wanted === key
}

function byLabel<Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) {
  return keys.toSorted((a, b) => compareText(labels[a], labels[b]))
}

function hasEnded(standing: PolicyStanding): boolean {
  return standing === 'LAPSED' || standing === 'EXPIRED'
}

function countsAsInForce(state: PolicyState): boolean {
  return state === 'INFORCE' || state === 'BINDING'
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function turned<Item>(isAscending: boolean, items: readonly Item[]): readonly Item[] {
  return isAscending ? items : items.toReversed()
}
