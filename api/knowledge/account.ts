import { defineKind } from '../platform/index.ts'
import type { Row } from '../platform/index.ts'
import type { Address } from './address.ts'

export interface CustomerDetail {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly mailingAddress: Address | null
}

export interface BusinessDetail extends CustomerDetail {
  /** The trade name, where it differs from the legal one. */
  readonly dba: string | null
}

export type IndividualDetail = CustomerDetail

/** A client of the agency. `createdAt` is in milliseconds since the epoch. */
export type Account = { readonly createdAt: number } & (
  | { readonly type: 'BUSINESS'; readonly detail: BusinessDetail }
  | { readonly type: 'INDIVIDUAL'; readonly detail: IndividualDetail }
)

export const accountTypes = ['BUSINESS', 'INDIVIDUAL'] as const satisfies readonly Account['type'][]

export type AccountRow = Row & Account

/** Accounts by id, and by the ways in which a client may be recognised. */
export const accountKind = defineKind({
  name: 'account',
  prefix: 'ac',
  row: (account: Account, id): AccountRow => ({ id, ...account }),
  text: ({ detail }) => [detail.name, detail.email, detail.mailingAddress?.line1].filter(Boolean).join('\n'),
  relations: {
    email: ({ detail }) => (detail.email ? emailKey(detail.email) : null),
    phone: ({ detail }) => (detail.phone ? phoneKey(detail.phone) : null),
    name: ({ detail }) => nameKey(detail.name),
  },
})

/** What makes two e-mail addresses the same one. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** What makes two US phone numbers the same one: their last ten digits; null when there are fewer. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 10 ? null : digits.slice(-10)
}

const legalSuffix = /[\s,]+(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pc)\.?$/i

/** What makes two customers' names the same one: case, punctuation and a legal suffix apart. */
export function nameKey(name: string): string {
  const letters = name.trim().replace(legalSuffix, '').toLowerCase()
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
