import { filterWords, folded } from '../../platform/index.ts'
import type { RowFilter, Table } from '../../platform/index.ts'
import type { AccountRow } from '../accounts/accountKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import type { CarrierRow } from '../carriers/carrier.ts'
import { policyNumberKey } from './businessPolicy.ts'
import { actable, countExpiring, expiring } from './policyExpiration.ts'
import type { PolicyExpiration } from './policyExpiration.ts'
import { policyStandingLabels, standingOf } from './policyStanding.ts'
import type { PolicyStanding } from './policyStanding.ts'
import { lineOfBusinessLabels } from './policyTerms.ts'
import { isCalledBySpecialty, specialtyLabels } from './specialtyOf.ts'
import type { LineOfBusiness, PolicyMarket, PolicyState } from './policyTerms.ts'

/** The list's filter. All conditions must match. */
export interface BusinessPolicyFilter {
  readonly accountId?: string | null | undefined
  readonly carrierId?: string | null | undefined
  readonly brokerId?: string | null | undefined
  readonly expiration?: PolicyExpiration | null | undefined
  readonly state?: PolicyState | null | undefined
  /** Status as of today, as shown on badges: a policy past its expiration is Lapsed, not Active. */
  readonly standing?: PolicyStanding | null | undefined
  readonly type?: LineOfBusiness | null | undefined
  readonly market?: PolicyMarket | null | undefined
  /** Words that must all match part of the account's name or email, the status, type, carrier name or policy number. */
  readonly text?: string | null | undefined
}

/** What the list depends on besides the filter. */
export interface ListedPolicies {
  readonly policies: Table<BusinessPolicyRow>
  readonly accounts: Table<AccountRow>
  readonly carriers: Table<CarrierRow>
  /** Today in the agency's time zone. */
  readonly today: string
}

type Test = (row: BusinessPolicyRow) => boolean

/** The policies that match a filter: the relation with the fewest rows, and the tests applied to them. */
export interface PassingPolicies extends RowFilter<BusinessPolicyRow> {
  /** The whole filter as a row test; undefined if every row matches. */
  readonly passes: Test | undefined
}

const indices = ['account', 'carrier', 'broker', 'expiry', 'state', 'type'] as const

export function passingPolicies(listed: ListedPolicies, filter: BusinessPolicyFilter): PassingPolicies {
  const { accountId, carrierId, brokerId, expiration, standing, type, market, text } = filter
  // Only policies in that state can have this status; the others can be skipped.
  const state = filter.state ?? (standing === 'LAPSED' || standing === 'EXPIRED' ? null : standing)
  const keys = {
    account: accountId,
    carrier: carrierId,
    broker: brokerId,
    expiry: expiration ? actable : null,
    state,
    type,
  }
  const relation = indices.find((index) => keys[index])
  const key = relation && keys[relation]

  const indexed: Partial<Record<(typeof indices)[number], Test>> = {
    ...(accountId && { account: (row) => row.accountId === accountId }),
    ...(carrierId && { carrier: (row) => row.carrierId === carrierId }),
    ...(brokerId && { broker: (row) => row.brokerId === brokerId }),
    ...(state && { state: (row) => row.state === state }),
    ...(type && { type: (row) => row.type === type }),
  }
  const typed = filterWords(text).map((word) => ({ word, elsewhere: mentions(word, listed) }))
  // A number is the same one however it is spaced: `CPP 204 118-03`, `cpp204118-03`.
  const isNumber = typed.every(({ elsewhere }) => elsewhere.length === 0) && /\d/.test(text ?? '')
  const words = isNumber ? [{ word: folded(policyNumberKey(text ?? '')), elsewhere: [] }] : typed
  const isOwnText = words.length > 0 && words.every(({ elsewhere }) => elsewhere.length === 0)
  const textTests = words.map(
    ({ word, elsewhere }): Test =>
      (row) =>
        row.words.includes(word) || elsewhere.some((test) => test(row)),
  )
  const tests: Test[] = [
    ...(market ? [(row: BusinessPolicyRow) => row.market === market] : []),
    ...(expiration ? [expiring(expiration, listed.today)] : []),
    ...(standing ? [(row: BusinessPolicyRow) => standingOf(row, listed.today) === standing] : []),
  ]
  const found = relation && indexed[relation]
  const others = Object.values(indexed).filter((test) => test !== found)
  const where = every([...others, ...tests, ...(isOwnText ? [] : textTests)])
  const passes = every([...Object.values(indexed), ...tests, ...textTests])
  return {
    ...(relation && key && { within: { relation, key } }),
    ...(isOwnText && { text: words.map(({ word }) => word).join(' ') }),
    ...(where && { where }),
    passes,
  }
}

/** The number of matching policies, from the index alone if possible. */
export function countPassing(
  { policies, today }: ListedPolicies,
  { expiration, ...others }: BusinessPolicyFilter,
  passing: PassingPolicies,
): number {
  const isAlone = Object.values(others).every((part) => part == null || part === '')
  return expiration && isAlone ? countExpiring(policies, expiration, today) : policies.count(passing)
}

function every(tests: readonly Test[]): Test | undefined {
  const [only, ...others] = tests
  return others.length === 0 ? only : (row) => tests.every((test) => test(row))
}

// Names are looked up from accounts and carriers rather than stored in rows, so a rename applies at once.
function mentions(word: string, { accounts, carriers, today }: ListedPolicies): Test[] {
  const standings = labelled(policyStandingLabels, word)
  const types = labelled(lineOfBusinessLabels, word)
  const specialties = labelled(specialtyLabels, word)
  const companies = new Set<string | null>()
  for (const carrier of carriers.values()) if (carrier.words.includes(word)) companies.add(carrier.id)
  const clients = new Set<string>()
  for (const account of accounts.mentioning(word)) if (isShown(account, word)) clients.add(account.id)
  return [
    ...(standings.size > 0 ? [(row: BusinessPolicyRow) => standings.has(standingOf(row, today))] : []),
    ...(types.size > 0 || specialties.size > 0
      ? [
          ({ type, specialty }: BusinessPolicyRow) =>
            isCalledBySpecialty(specialty) ? specialties.has(specialty) : types.has(type),
        ]
      : []),
    ...(companies.size > 0 ? [(row: BusinessPolicyRow) => companies.has(row.carrierId)] : []),
    ...(clients.size > 0 ? [(row: BusinessPolicyRow) => clients.has(row.accountId)] : []),
  ]
}

// An account's words start with its name and include more than the policy list shows.
function isShown({ words: all, detail }: AccountRow, word: string): boolean {
  const at = all.indexOf(word)
  if (at === -1) return false
  return !all.slice(0, at).includes('\n') || folded(detail.email ?? '').includes(word)
}

function labelled<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  word: string,
): ReadonlySet<string> {
  const entries = Object.entries<string>(labels)
  return new Set(entries.filter(([, label]) => folded(label).includes(word)).map(([key]) => key))
}
