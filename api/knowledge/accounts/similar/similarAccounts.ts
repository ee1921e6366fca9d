import type { AgencyStore, Table } from '../../../platform/index.ts'
import { namesOf } from '../account.ts'
import type { Address } from '../../addresses/address.ts'
import { accountKind } from '../accountKind.ts'
import type { AccountRow } from '../accountKind.ts'
import { contactKind } from '../../contacts/contact.ts'
import { addressKeys, emailKey, phoneKey } from '../recognition.ts'
import { comparedName, likenessKeys, nameLikeness } from './nameLikeness.ts'
import type { ComparedName } from './nameLikeness.ts'

/** What is known about a possible duplicate of an existing account. */
export interface Sought {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly mailingAddress: Address | null
  /** An account to exclude: the one being edited. */
  readonly exceptId: string | null
}

/** How an account resembles the one being created, strongest signal first. */
export const likenesses = ['NAME', 'EMAIL', 'PHONE', 'ADDRESS'] as const
export type Likeness = (typeof likenesses)[number]

export interface SimilarAccount {
  readonly account: AccountRow
  readonly likenesses: readonly Likeness[]
}

/** Weight of each kind of similarity; a name's depends on how close it is. */
const weights = { NAME: 4, EMAIL: 3, PHONE: 2, ADDRESS: 2 } satisfies Record<Likeness, number>

interface Answered {
  /** How many accounts are returned. */
  readonly most: number
  /**
   * How many rows are compared by name. The rarest keys come first, so skipped rows are weak matches. An
   * email, number or address shared by more than this is ignored too.
   */
  readonly mostCompared?: number
}

/** The accounts that may be the one searched for, most similar first. */
export function similarAccounts(
  agency: Pick<AgencyStore, 'table'>,
  sought: Sought,
  { most, mostCompared = 5_000 }: Answered,
): SimilarAccount[] {
  const accounts = agency.table(accountKind)
  const found = new Map<AccountRow, Map<Likeness, number>>()

  function note(rows: readonly AccountRow[], likeness: Likeness, share = 1): void {
    for (const row of rows) {
      if (row.id === sought.exceptId) continue
      const known = found.get(row) ?? new Map<Likeness, number>()
      known.set(likeness, Math.max(known.get(likeness) ?? 0, share * weights[likeness]))
      found.set(row, known)
    }
  }

  function noteReached(relation: 'email' | 'phone', key: string, likeness: Likeness): void {
    if (accounts.countRelated(relation, key) <= mostCompared) note(accounts.related(relation, key), likeness)
    note(speaksFor(agency, { relation, key, mostCompared }), likeness)
  }

  const email = sought.email ? emailKey(sought.email) : null
  const phone = sought.phone ? phoneKey(sought.phone) : null
  if (email) noteReached('email', email, 'EMAIL')
  if (phone) noteReached('phone', phone, 'PHONE')
  for (const key of addressKeys(sought.mailingAddress)) {
    if (accounts.countRelated('address', key) <= mostCompared)
      note(accounts.related('address', key), 'ADDRESS')
  }
  if (sought.name) {
    const name = comparedName(sought.name)
    for (const row of maybeNamed(accounts, sought.name, mostCompared)) {
      const share = Math.max(...comparedNames(row).map((other) => nameLikeness(name, other)))
      if (share > 0) note([row], 'NAME', share)
    }
  }
  return [...found]
    .map(([account, known]) => ({ account, known, score: sum(known.values()) }))
    .toSorted((a, b) => b.score - a.score || (a.account.words < b.account.words ? -1 : 1))
    .slice(0, most)
    .map(({ account, known }) => ({ account, likenesses: likenesses.filter((one) => known.has(one)) }))
}

// While a user types, the same accounts are compared repeatedly.
const compared = new WeakMap<AccountRow, readonly ComparedName[]>()

/** An account's names, prepared for comparison. */
function comparedNames(row: AccountRow): readonly ComparedName[] {
  const known = compared.get(row) ?? namesOf(row).map(comparedName)
  compared.set(row, known)
  return known
}

/** Accounts with a contact that has this email or phone number. */
function speaksFor(
  agency: Pick<AgencyStore, 'table'>,
  { relation, key, mostCompared }: { relation: 'email' | 'phone'; key: string; mostCompared: number },
): readonly AccountRow[] {
  const contacts = agency.table(contactKind)
  if (contacts.countRelated(relation, key) > mostCompared) return []
  const accounts = agency.table(accountKind)
  return contacts
    .related(relation, key)
    .filter(({ id }) => accounts.countRelated('contact', id) <= mostCompared)
    .flatMap(({ id }) => accounts.related('contact', id))
}

/** Accounts that share a key of the name, rarest key first. */
function maybeNamed(
  accounts: Table<AccountRow>,
  name: string,
  mostCompared: number,
): ReadonlySet<AccountRow> {
  const keys = likenessKeys(name)
    .map((key) => ({ key, size: accounts.countRelated('likeness', key) }))
    .toSorted((a, b) => a.size - b.size)
  const rows = new Set<AccountRow>()
  for (const { key, size } of keys) {
    if (rows.size + size > mostCompared) break
    for (const row of accounts.related('likeness', key)) rows.add(row)
  }
  return rows
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
