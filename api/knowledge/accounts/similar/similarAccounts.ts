import type { AgencyStore, Table } from '../../../platform/index.ts'
import { namesOf } from '../account.ts'
import type { Address } from '../../addresses/address.ts'
import { accountKind } from '../accountKind.ts'
import type { AccountRow } from '../accountKind.ts'
import { contactKind } from '../../contacts/contact.ts'
import { addressKeys, emailKey, phoneKey } from '../recognition.ts'
import { comparedName, likenessKeys, nameLikeness } from './nameLikeness.ts'
import type { ComparedName } from './nameLikeness.ts'

/** What is known so far of whoever may be an account already. */
export interface Sought {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly mailingAddress: Address | null
  /** An account that is not meant: the one that is being edited. */
  readonly exceptId: string | null
}

/** In what an account is like the one that is sought; the most telling first. */
export const likenesses = ['NAME', 'EMAIL', 'PHONE', 'ADDRESS'] as const
export type Likeness = (typeof likenesses)[number]

export interface SimilarAccount {
  readonly account: AccountRow
  readonly likenesses: readonly Likeness[]
}

/** How much each likeness says; a name says more the closer it is. */
const weights = { NAME: 4, EMAIL: 3, PHONE: 2, ADDRESS: 2 } satisfies Record<Likeness, number>

interface Answered {
  /** How many accounts are answered. */
  readonly most: number
  /**
   * How many rows are compared by name: the rarest keys come first, so that those that are left out say little. An
   * email, a number or an address that more share says nothing either.
   */
  readonly mostCompared?: number
}

/** The accounts that may be the one that is sought, the most alike first. */
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

// While somebody types, the same accounts are compared again and again.
const compared = new WeakMap<AccountRow, readonly ComparedName[]>()

/** The names that an account goes by, as they are compared. */
function comparedNames(row: AccountRow): readonly ComparedName[] {
  const known = compared.get(row) ?? namesOf(row).map(comparedName)
  compared.set(row, known)
  return known
}

/** The accounts for which whoever has this email or number speaks. */
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

/** The accounts that share a key of the name, those with the rarest first. */
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
