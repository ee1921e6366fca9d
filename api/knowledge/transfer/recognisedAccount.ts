import type { AccountData } from '../accounts/account.ts'
import { accountKind } from '../accounts/accountKind.ts'
import type { AccountRow } from '../accounts/accountKind.ts'
import { contactKind } from '../contacts/contact.ts'
import type { Contact } from '../contacts/contact.ts'
import { addressKeys, emailKey, nameKey, phoneKey } from '../accounts/recognition.ts'
import { similarAccounts } from '../accounts/similar/similarAccounts.ts'
import type { Likeness } from '../accounts/similar/similarAccounts.ts'
import type { ImportDeps } from './importedList.ts'

/** What a row says of a client. */
export interface RowClient {
  readonly data: AccountData
  readonly contact: Pick<Contact, 'name' | 'email' | 'phone'> | null
}

type Agency = Pick<ImportDeps, 'agency'>['agency']

/** A value shared by more accounts identifies none of them and would slow down every row. */
const mostCompared = 300

/** What makes two clients certainly one: the same name, legal suffixes apart, reached in one way at least. */
export function identitiesOf({ data, contact }: RowClient): readonly string[] {
  const { name, mailingAddress } = data.detail
  const key = nameKey(name)
  if (key === '') return []
  const ways = [
    ...waysTo(data.detail),
    ...(contact ? waysTo(contact) : []),
    ...addressKeys(mailingAddress).map((address) => `address ${address}`),
  ]
  return [...new Set(ways)].map((way) => `${key}\n${way}`)
}

/** The account that is certainly the row's client; null when there is none. Accounts that are others are passed over. */
export function recognisedAccount(
  client: RowClient,
  { agency, isOther }: { agency: Agency; isOther: (id: string) => boolean },
): AccountRow | null {
  const sought = new Set(identitiesOf(client))
  if (sought.size === 0) return null
  const found = namesakes(client, agency).find(
    (row) => !isOther(row.id) && knownIdentities(row, agency).some((identity) => sought.has(identity)),
  )
  return found ?? null
}

const words: Readonly<Record<Likeness, string>> = {
  NAME: 'a similar name',
  EMAIL: 'the same email',
  PHONE: 'the same phone',
  ADDRESS: 'the same address',
}

/** Which account a new one looks like, and in what; null when it is like none. A shared address alone says nothing. */
export function resemblance({ data, contact }: RowClient, agency: Agency): string | null {
  const { name, email, phone, mailingAddress } = data.detail
  const sought = {
    name,
    email: email ?? contact?.email ?? null,
    phone: phone ?? contact?.phone ?? null,
    mailingAddress,
    exceptId: null,
  }
  const [closest] = similarAccounts(agency, sought, { most: 1, mostCompared })
  if (!closest || closest.likenesses.every((likeness) => likeness === 'ADDRESS')) return null
  const alike = closest.likenesses.map((likeness) => words[likeness])
  return `Looks like ${closest.account.detail.name}, which already exists: ${alike.join(', ')}.`
}

/** The accounts that may be of the same name: all of them, or those that are reached in the same way when they are many. */
function namesakes({ data, contact }: RowClient, agency: Agency): readonly AccountRow[] {
  const accounts = agency.table(accountKind)
  const key = nameKey(data.detail.name)
  if (accounts.countRelated('name', key) <= mostCompared) return accounts.related('name', key)
  const { email, phone, mailingAddress } = data.detail
  const reached = [
    { email, phone, mailingAddress },
    ...(contact ? [{ ...contact, mailingAddress: null }] : []),
  ]
  return reached.flatMap((sought) =>
    similarAccounts(
      agency,
      { ...sought, name: null, exceptId: null },
      { most: mostCompared, mostCompared },
    ).map(({ account }) => account),
  )
}

/** All by which the account is known, as its clients knew those that were merged into it too. */
function knownIdentities(account: AccountRow, agency: Agency): readonly string[] {
  const contacts = account.contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const reached = [account.detail, ...account.formerly]
  const ways = [
    ...[...reached, ...contacts].flatMap(waysTo),
    ...addressKeys(account.detail.mailingAddress).map((address) => `address ${address}`),
  ]
  const names = new Set(reached.map(({ name }) => nameKey(name)))
  return [...names].flatMap((key) => ways.map((way) => `${key}\n${way}`))
}

function waysTo({
  email,
  phone,
}: {
  readonly email: string | null
  readonly phone: string | null
}): string[] {
  const number = phone ? phoneKey(phone) : null
  return [...(email ? [`email ${emailKey(email)}`] : []), ...(number ? [`phone ${number}`] : [])]
}
