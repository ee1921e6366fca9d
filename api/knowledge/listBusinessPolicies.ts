import type { SortDirection } from '../graphql/index.ts'
import { sectionedPage } from '../platform/index.ts'
import type { Page, PageQuery, Section, Table } from '../platform/index.ts'
import { countPassing, narrowed, passing } from './businessPolicyFilter.ts'
import type { BusinessPolicyFilter, ListedPolicies } from './businessPolicyFilter.ts'
import { noCarrier } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { policiesByAccount } from './policiesByAccount.ts'
import { lineOfBusinessLabels, linesOfBusiness, policyStateLabels, policyStates } from './policyTerms.ts'

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
type Lister = (listed: ListedPolicies, filter: BusinessPolicyFilter, paged: Paged) => Page<BusinessPolicyRow>

/** How each column sorts: by an ordering of the table, by the accounts', or in sections of equals, each newest first. */
const listers = {
  ACCOUNT: (isAscending) => (listed, filter, paged) =>
    policiesByAccount(listed, filter, { ...paged, direction: isAscending ? 'ascending' : 'descending' }),
  CARRIER: (isAscending) => inSections((listed) => byCarrier(isAscending, listed)),
  CREATED_AT: (isAscending) => ordered('id', isAscending),
  EXPIRES_AT: (isAscending) => ordered(isAscending ? 'expiresFirst' : 'expiresLast', true),
  POLICY_NUMBER: (isAscending) => ordered(isAscending ? 'numberFirst' : 'numberLast', true),
  PREMIUM: (isAscending) => ordered('premium', isAscending),
  STATUS: (isAscending) => inSections(() => turned(isAscending, byState)),
  TYPE: (isAscending) => inSections(() => turned(isAscending, byType)),
  UPDATED_AT: (isAscending) => ordered('updated', isAscending),
} satisfies Record<PolicySortKey, (isAscending: boolean) => Lister>

const byState = byLabel(policyStates, policyStateLabels).map((state): PolicySection => ({
  within: { relation: 'state', key: state },
  holds: (row) => row.state === state,
}))

const byType = byLabel(linesOfBusiness, lineOfBusinessLabels).map((type): PolicySection => ({
  within: { relation: 'type', key: type },
  holds: (row) => row.type === type,
}))

/** The policies that pass the filter, in the order of the sort, to be paged and counted. */
export function listBusinessPolicies(
  listed: ListedPolicies,
  filter: BusinessPolicyFilter,
  { by, direction }: BusinessPolicySort = newestFirst,
): Pick<Table<BusinessPolicyRow>, 'get' | 'page' | 'count'> {
  const list: Lister = listers[by](direction === 'ASCENDING')
  return {
    page: ({ first, after = null }) => list(listed, filter, { first, after }),
    get: (id) => listed.policies.get(id),
    count: () => countPassing(listed, filter),
  }
}

function ordered(order: string, isAscending: boolean): Lister {
  const direction = isAscending ? 'ascending' : 'descending'
  return (listed, filter, paged) =>
    listed.policies.page({ ...paged, ...narrowed(listed, filter), order, direction })
}

function inSections(sectionsOf: (listed: ListedPolicies) => readonly PolicySection[]): Lister {
  return (listed, filter, paged) => {
    const where = passing(listed, filter) ?? (() => true)
    const sections = sectionsOf(listed).filter((section) => canPass(section, filter))
    return sectionedPage(listed.policies, sections, { ...paged, where, direction: 'descending' })
  }
}

// By name, and in both directions those last of whom nobody has said it.
function byCarrier(isAscending: boolean, { carriers }: ListedPolicies): PolicySection[] {
  const byName = [...carriers.values()].toSorted((a, b) => compareText(a.words, b.words))
  return [...turned(isAscending, byName), { id: null }].map(({ id }) => ({
    within: { relation: 'carrier', key: id ?? noCarrier },
    holds: (row) => row.carrierId === id,
  }))
}

// A section of another state, type or carrier need not be looked through row by row.
function canPass({ within }: PolicySection, { state, type, carrierId }: BusinessPolicyFilter): boolean {
  if (within?.relation === 'state' && state) return within.key === state
  if (within?.relation === 'type' && type) return within.key === type
  if (within?.relation === 'carrier' && carrierId) return within.key === carrierId
  return true
}

function byLabel<Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) {
  return keys.toSorted((a, b) => compareText(labels[a], labels[b]))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function turned<Item>(isAscending: boolean, items: readonly Item[]): readonly Item[] {
  return isAscending ? items : items.toReversed()
}
