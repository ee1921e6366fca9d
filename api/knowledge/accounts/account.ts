import { isSame } from '../../platform/index.ts'
import type { Address } from '../addresses/address.ts'

export interface CustomerDetail {
  readonly name: string
  readonly email: string | null
  /** E.164, with an RFC 3966 extension. */
  readonly phone: string | null
  readonly mailingAddress: Address | null
}

export interface BusinessDetail extends CustomerDetail {
  /** The trade name, if different from the legal name. */
  readonly dba: string | null
  /** NAICS code. */
  readonly naics: string | null
  readonly website: string | null
}

export type IndividualDetail = CustomerDetail

/** An account's type with the detail for that type. */
export type AccountData =
  | { readonly type: 'BUSINESS'; readonly detail: BusinessDetail }
  | { readonly type: 'INDIVIDUAL'; readonly detail: IndividualDetail }

/** A client of the agency. Times are in milliseconds since the epoch. */
export type Account = AccountData & AccountRecord

/** A merged account, kept by the identifiers that its clients may still use. */
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
  /** The record's version, starting at 1; saving requires the version that was edited. */
  readonly version: number
}

export const accountTypes = ['BUSINESS', 'INDIVIDUAL'] as const satisfies readonly Account['type'][]
export type AccountType = Account['type']

/** The badge label of each type, which the list's filter matches. */
export const accountTypeLabels = {
  BUSINESS: 'Business',
  INDIVIDUAL: 'Individual',
} satisfies Record<AccountType, string>

/** An account as stored by earlier versions, without fields added since. */
type KeptAccount = Partial<AccountRecord> &
  Pick<AccountRecord, 'createdAt'> &
  (
    | { readonly type: 'BUSINESS'; readonly detail: CustomerDetail & Partial<BusinessDetail> }
    | { readonly type: 'INDIVIDUAL'; readonly detail: IndividualDetail }
  )

/** An account with defaults for fields added since it was stored. */
export function wholeAccount(kept: KeptAccount): Account {
  const { createdAt, updatedAt = createdAt, contactIds = [], formerly = [], version = 1 } = kept
  const added = { createdAt, updatedAt, contactIds, formerly, version }
  if (kept.type === 'INDIVIDUAL') return { type: kept.type, detail: kept.detail, ...added }
  const { dba = null, naics = null, website = null } = kept.detail
  return { type: kept.type, detail: { ...kept.detail, dba, naics, website }, ...added }
}

/** A new account, created now. */
export function openedAccount(data: AccountData, contactIds: readonly string[], at: number): Account {
  return { ...data, contactIds, formerly: [], createdAt: at, updatedAt: at, version: 1 }
}

/** The account with the changes applied; the same object if nothing changed. */
export function updatedAccount(
  account: Account,
  { data, contactIds }: { data: AccountData; contactIds: readonly string[] },
  at: number,
): Account {
  const next: Account = { ...account, ...data, contactIds }
  return isSame(next, account) ? account : { ...next, updatedAt: at, version: account.version + 1 }
}

/** The account's names, legal name first. */
export function namesOf(account: AccountData): readonly string[] {
  const dba = account.type === 'BUSINESS' ? account.detail.dba : null
  return dba === null ? [account.detail.name] : [account.detail.name, dba]
}
