import { folded } from '../platform/index.ts'
import type { RowFilter, Table } from '../platform/index.ts'
import type { AccountRow } from './accountKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import type { CarrierRow } from './carrier.ts'
import { actable, countExpiring, expires } from './policyExpiration.ts'
import type { PolicyExpiration } from './policyExpiration.ts'
import type { LineOfBusiness, PolicyMarket, PolicyState } from './policyTerms.ts'

/** What the list shows: every part narrows it further. */
export interface BusinessPolicyFilter {
  readonly accountId?: string | null | undefined
  readonly carrierId?: string | null | undefined
  readonly brokerId?: string | null | undefined
  readonly expiration?: PolicyExpiration | null | undefined
  readonly state?: PolicyState | null | undefined
  readonly type?: LineOfBusiness | null | undefined
  readonly market?: PolicyMarket | null | undefined
  /** Part of the account's name or e-mail, the status, the type, the carrier's name or the policy number. */
  readonly text?: string | null | undefined
}

/** What the list depends on besides the filter. */
export interface ListedPolicies {
  readonly policies: Table<BusinessPolicyRow>
  readonly accounts: Table<AccountRow>
  readonly carriers: Table<CarrierRow>
  /** The agency's calendar day. */
  readonly today: string
}

type Test = (row: BusinessPolicyRow) => boolean

/** What an index finds, the one that leaves the fewest rows first. */
const indices = ['account', 'carrier', 'broker', 'expiry', 'state', 'type'] as const

/** The filter as the table takes it: one relation is followed, and the rows found there are put to the other tests. */
export function narrowed(listed: ListedPolicies, filter: BusinessPolicyFilter): RowFilter<BusinessPolicyRow> {
  const keys = keysOf(filter)
  const relation = indices.find((index) => keys[index])
  const key = relation && keys[relation]
  const where = passing(listed, filter, relation)
  return { ...(relation && key && { within: { relation, key } }), ...(where && { where }) }
}

/** How many policies pass; by the index alone where that tells. */
export function countPassing(listed: ListedPolicies, filter: BusinessPolicyFilter): number {
  const { expiration, ...others } = filter
  const isAlone = Object.values(others).every((part) => part == null || part === '')
  if (expiration && isAlone) return countExpiring(listed.policies, expiration, listed.today)
  return listed.policies.count(narrowed(listed, filter))
}

/** Whether a row passes the filter, but for what a relation has found already; undefined when every row does. */
export function passing(
  { accounts, carriers, today }: ListedPolicies,
  filter: BusinessPolicyFilter,
  found?: (typeof indices)[number],
): Test | undefined {
  const { accountId, carrierId, brokerId, expiration, state, type, market, text } = filter
  const tests: Test[] = []
  if (accountId && found !== 'account') tests.push((row) => row.accountId === accountId)
  if (carrierId && found !== 'carrier') tests.push((row) => row.carrierId === carrierId)
  if (brokerId && found !== 'broker') tests.push((row) => row.brokerId === brokerId)
  if (state && found !== 'state') tests.push((row) => row.state === state)
  if (type && found !== 'type') tests.push((row) => row.type === type)
  if (market) tests.push((row) => row.market === market)
  if (expiration) tests.push((row) => expires(row, expiration, today))
  const words = folded(text?.trim() ?? '')
  if (words !== '') tests.push(mentions(words, { accounts, carriers }))
  const [only, ...others] = tests
  return others.length === 0 ? only : (row) => tests.every((test) => test(row))
}

function keysOf({ accountId, carrierId, brokerId, expiration, state, type }: BusinessPolicyFilter) {
  return {
    account: accountId,
    carrier: carrierId,
    broker: brokerId,
    expiry: expiration ? actable : null,
    state,
    type,
  }
}

// Names are looked up among accounts and carriers, not kept in the rows: a rename is found at once.
function mentions(
  words: string,
  { accounts, carriers }: Pick<ListedPolicies, 'accounts' | 'carriers'>,
): Test {
  const named = new Set<string | null>()
  for (const carrier of carriers.values()) if (carrier.words.includes(words)) named.add(carrier.id)
  for (const account of accounts.values()) {
    // The words of an account are more than what a policy's line shows of it.
    if (account.words.includes(words) && isShown(account, words)) named.add(account.id)
  }
  if (named.size === 0) return (row) => row.words.includes(words)
  return (row) => row.words.includes(words) || named.has(row.accountId) || named.has(row.carrierId)
}

function isShown({ detail }: AccountRow, words: string): boolean {
  return folded(detail.name).includes(words) || folded(detail.email ?? '').includes(words)
}
