import { isSame } from '../../platform/index.ts'
import type { Address } from '../addresses/address.ts'

export interface CustomerDetail {
  readonly name: string
  readonly email: string | null
  /** E.164, with an extension as RFC 3966 has it. */
  readonly phone: string | null
  readonly mailingAddress: Address | null
}

export interface BusinessDetail extends CustomerDetail {
  /** The trade name, where it differs from the legal one. */
  readonly dba: string | null
  /** A code of the NAICS catalogue. */
  readonly naics: string | null
  readonly website: string | null
}

export type IndividualDetail = CustomerDetail

/** The type of an account, and the detail of that type. */
export type AccountData =
  | { readonly type: 'BUSINESS'; readonly detail: BusinessDetail }
  | { readonly type: 'INDIVIDUAL'; readonly detail: IndividualDetail }

/** A client of the agency. Moments are in milliseconds since the epoch. */
export type Account = AccountData & AccountRecord

/** An account that was merged into another, by what its clients may still write. */
export interface FormerAccount {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

interface AccountRecord {
  readonly createdAt: number
  readonly updatedAt: number
  /** The account's contacts, primary first. */
  readonly contactIds: readonly string[]
  /** The accounts that were merged into this one. */
  readonly formerly: readonly FormerAccount[]
  /** Counts the account's changes from 1: who saves says which one they had before them. */
  readonly version: number
}

export const accountTypes = ['BUSINESS', 'INDIVIDUAL'] as const satisfies readonly Account['type'][]
export type AccountType = Account['type']

/** The words of each type's badge, which the list's filter matches. */
export const accountTypeLabels = {
  BUSINESS: 'Business',
  INDIVIDUAL: 'Individual',
} satisfies Record<AccountType, string>

/** An account as older records have it, without what was added to accounts since. */
type KeptAccount = Partial<AccountRecord> &
  Pick<AccountRecord, 'createdAt'> &
  (
    | { readonly type: 'BUSINESS'; readonly detail: CustomerDetail & Partial<BusinessDetail> }
    | { readonly type: 'INDIVIDUAL'; readonly detail: IndividualDetail }
  )

/** An account with everything that was added to accounts since it was kept. */
export function wholeAccount(kept: KeptAccount): Account {
  const { createdAt, updatedAt = createdAt, contactIds = [], formerly = [], version = 1 } = kept
  const added = { createdAt, updatedAt, contactIds, formerly, version }
  if (kept.type === 'INDIVIDUAL') return { type: kept.type, detail: kept.detail, ...added }
  const { dba = null, naics = null, website = null } = kept.detail
  return { type: kept.type, detail: { ...kept.detail, dba, naics, website }, ...added }
}

/** A new account, made at this moment. */
export function openedAccount(matter: AccountData, contactIds: readonly string[], at: number): Account {
  return { ...matter, contactIds, formerly: [], createdAt: at, updatedAt: at, version: 1 }
}

/** The account with what is new; the same one when nothing is. */
export function updatedAccount(
  account: Account,
  { matter, contactIds }: { matter: AccountData; contactIds: readonly string[] },
  at: number,
): Account {
  const next: Account = { ...account, ...matter, contactIds }
  return isSame(next, account) ? account : { ...next, updatedAt: at, version: account.version + 1 }
}

/** The names that an account goes by, the legal one first. */
export function namesOf(account: AccountData): readonly string[] {
  const dba = account.type === 'BUSINESS' ? account.detail.dba : null
  return dba === null ? [account.detail.name] : [account.detail.name, dba]
}
