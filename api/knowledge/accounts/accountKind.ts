import { defineKind, folded, missingLast } from '../../platform/index.ts'
import type { AgencyStore, Row, Searched } from '../../platform/index.ts'
import { accountTypeLabels, namesOf, wholeAccount } from './account.ts'
import type { Account } from './account.ts'
import { domainShape } from './domainShape.ts'
import { addressKeys, dialedPhones, emailKey, nameKey, phoneKey } from './recognition.ts'
import { likenessKeys } from './similar/nameLikeness.ts'

export type AccountRow = Row &
  Account & {
    /** The account's list text, folded; starts with the name. */
    readonly words: string
    /** The first line of the address, folded, for sorting. */
    readonly street: string | null
  }

/** Accounts by ID, by identifiers of their clients, and by contacts. */
export const accountKind = defineKind({
  name: 'account',
  prefix: 'ac',
  row: toRow,
  text: ({ words }) => words,
  orders: {
    name: (a, b) => compareText(a.words, b.words),
    // Two indexes, because accounts without an address come last in both directions.
    addressFirst: missingLast(({ street }) => street, 1),
    addressLast: missingLast(({ street }) => street, -1),
    updated: (a, b) => a.updatedAt - b.updatedAt,
  },
  search: toSearched,
  relations: {
    type: ({ type }) => type,
    contact: ({ contactIds }) => contactIds,
    /** By the accounts merged into it, whose clients keep using the old identifiers. */
    former: ({ formerly }) => formerly.map(({ id }) => id),
    email: (account) => reached(account).flatMap(({ email }) => (email ? emailKey(email) : [])),
    /** By email domain. */
    domain: (account) =>
      reached(account).flatMap(({ email }) => (email ? emailKey(email).replace(/^.*@/, '') : [])),
    /** By what the email domain looks like. */
    domainShape: ({ detail: { email } }) => (email ? domainShape(email) : null),
    phone: (account) => reached(account).flatMap(({ phone }) => (phone && phoneKey(phone)) || []),
    name: (account) => reached(account).map(({ name }) => nameKey(name)),
    address: ({ detail }) => addressKeys(detail.mailingAddress),
    likeness: (account) => namesOf(account).flatMap(likenessKeys),
  },
})

/** The account, or the one it was merged into. */
export function accountOrSuccessor(agency: Pick<AgencyStore, 'table'>, id: string): AccountRow | null {
  const accounts = agency.table(accountKind)
  return accounts.get(id) ?? accounts.related('former', id)[0] ?? null
}

function toRow(kept: Account, id: string): AccountRow {
  const account = wholeAccount(kept)
  const [name, dba] = namesOf(account)
  const { email, mailingAddress } = account.detail
  const { line1 = null, postalCode = null } = mailingAddress ?? {}
  const shown = [name, accountTypeLabels[account.type], email, line1, postalCode]
  return {
    id,
    ...account,
    words: folded([...shown, dba].filter(Boolean).join('\n')),
    street: mailingAddress?.line1 ? folded(mailingAddress.line1) : null,
  }
}

function toSearched(account: AccountRow): Searched {
  const [name = '', ...otherNames] = namesOf(account)
  const { email, phone, mailingAddress } = account.detail
  return {
    name,
    identifiers: [email, ...dialedPhones(phone)],
    others: [
      ...otherNames,
      mailingAddress?.line1 ?? null,
      mailingAddress?.city ?? null,
      mailingAddress?.postalCode ?? null,
    ],
  }
}

/** The account's identifiers, including those of accounts merged into it. */
function reached({ detail, formerly }: Account) {
  return [detail, ...formerly]
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
