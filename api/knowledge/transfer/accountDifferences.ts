import { conflict, isSame, replace, retryOrThrow } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { updatedAccount, wholeAccount } from '../accounts/account.ts'
import type { Account, AccountData, BusinessDetail } from '../accounts/account.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { addressKeys, emailKey, nameKey, phoneKey } from '../accounts/recognition.ts'
import { planRename } from '../accounts/rename/renameBelongings.ts'
import type { Address } from '../addresses/address.ts'
import { contactKind } from '../contacts/contact.ts'
import type { Contact } from '../contacts/contact.ts'
import { contactChanges } from '../contacts/contactChanges.ts'
import type { SheetValues } from '../sheets/sheetColumns.ts'
import type { FieldDifference, RowUpdate } from './importedList.ts'

/** What a row says about an existing account. */
export interface RowAccount {
  readonly data: AccountData
  /** Null if the row names no contact. */
  readonly contact: Pick<Contact, 'name' | 'email' | 'phone'> | null
  readonly values: SheetValues
  /** Whether the row gives the account's id: then a different spelling is a new name. */
  readonly isNamed: boolean
}

type Agency = Pick<AgencyStore, 'table'>
type Field = Exclude<keyof BusinessDetail, 'mailingAddress'>

const fields = ['name', 'dba', 'email', 'phone', 'naics', 'website'] as const satisfies readonly Field[]
const addressParts = ['line1', 'line2', 'city', 'zone', 'postalCode'] as const satisfies (keyof Address)[]
const noAddress: Address = { line1: null, line2: null, city: null, zone: null, postalCode: null }

/** The row's changes to the account and its contact; blank cells change nothing. */
export function accountDifferences(
  row: RowAccount,
  account: Account,
  agency: Agency,
): readonly FieldDifference[] {
  const next = detailWith(row, account)
  const before: Partial<BusinessDetail> = account.detail
  const after: Partial<BusinessDetail> = next.detail
  const details = fields.flatMap((field) =>
    difference(`account.${field}`, before[field] ?? null, after[field] ?? null),
  )
  const address = addressParts.flatMap((part) =>
    difference(
      `account.mailingAddress.${part}`,
      before.mailingAddress?.[part] ?? null,
      after.mailingAddress?.[part] ?? null,
    ),
  )
  return [...details, ...address, ...contactDifferences(row, account, agency)]
}

/** Applies the row's changes as the account form would. */
export async function updateAccountBy(
  row: RowAccount,
  id: string,
  { agency, actor, clock }: Parameters<RowUpdate>[0],
): Promise<boolean> {
  return await retryOrThrow(async () => {
    const stored = await agency.read(accountKind, id)
    if (!stored) return false
    const before = wholeAccount(stored.value)
    const data = detailWith(row, before)
    const known = knownContact(row, before, agency)
    const given = row.contact && (known ? known.isFirst : row.isNamed) ? row.contact : null
    const contacts = await contactChanges(
      { agency, clock },
      // A new contact becomes the primary one; existing contacts are kept.
      known || !given
        ? { before, after: data, input: { contact: filledIn(given) } }
        : { before: { ...before, contactIds: [] }, after: data, input: { contact: given } },
    )
    if ('__typename' in contacts) return false
    const contactIds = [...new Set([...contacts.contactIds, ...before.contactIds])]
    const next = updatedAccount(before, { data, contactIds }, clock.now())
    const changes = [
      ...contacts.changes,
      ...(next === before ? [] : [replace(stored, next, 'UPDATE_ACCOUNT')]),
      ...(next.detail.name === before.detail.name ? [] : planRename(agency, id)),
    ]
    if (changes.length === 0) return false
    return (await agency.commit(actor, changes)).ok || conflict
  })
}

/** The account with the row's changes; differences in spelling alone are ignored. */
function detailWith({ data, values, isNamed }: RowAccount, account: AccountData): AccountData {
  const before: Partial<BusinessDetail> = account.detail
  const given: Partial<BusinessDetail> = data.detail
  if (data.type !== account.type) return account
  const news = fields.filter((field) => {
    const value = given[field]
    if (values[`account.${field}`] === undefined || value == null) return false
    const known = before[field] ?? null
    if (known === null) return true
    if (field === 'name') return isNamed && value !== known
    if (field === 'email') return emailKey(value) !== emailKey(known)
    return field === 'phone' ? phoneKey(value) !== phoneKey(known) : value !== known
  })
  const detail = {
    ...account.detail,
    ...Object.fromEntries(news.map((field) => [field, given[field]])),
    mailingAddress: addressWith(given.mailingAddress ?? null, account.detail.mailingAddress),
  }
  return { type: account.type, detail } as AccountData
}

function addressWith(given: Address | null, known: Address | null): Address | null {
  if (!given) return known
  const changes = Object.entries(given).filter(([, value]) => value !== null)
  const next = { ...noAddress, ...known, ...Object.fromEntries(changes) }
  if (known && isSame(next, { ...noAddress, ...known })) return known
  const keys = addressKeys(known)
  const isSamePlace = addressKeys(next).some((key) => keys.includes(key))
  const isNewUnit = given.line2 !== null && given.line2 !== known?.line2
  return isSamePlace && !isNewUnit ? known : next
}

function contactDifferences(row: RowAccount, account: Account, agency: Agency): FieldDifference[] {
  const { contact, isNamed } = row
  if (!contact) return []
  const known = knownContact(row, account, agency)
  const [firstId = ''] = account.contactIds
  if (!known) {
    const first = agency.table(contactKind).get(firstId)
    return isNamed ? difference('contact.name', first?.name ?? null, contact.name) : []
  }
  if (!known.isFirst) return []
  const { email, phone } = known.contact
  return [
    ...(contact.email && emailKey(contact.email) !== (email && emailKey(email))
      ? difference('contact.email', email, contact.email)
      : []),
    ...(contact.phone && phoneKey(contact.phone) !== (phone && phoneKey(phone))
      ? difference('contact.phone', phone, contact.phone)
      : []),
  ]
}

/** The account's contact named in the row, in any spelling. */
function knownContact({ contact }: RowAccount, { contactIds }: Pick<Account, 'contactIds'>, agency: Agency) {
  if (!contact) return null
  const contacts = contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const at = contacts.findIndex(({ name }) => nameKey(name) === nameKey(contact.name))
  const found = contacts[at]
  return found ? { contact: found, isFirst: at === 0 } : null
}

/** A row's contact fields; blank cells change nothing. */
function filledIn(contact: Pick<Contact, 'email' | 'phone'> | null) {
  const { email = null, phone = null } = contact ?? {}
  return email || phone ? { ...(email && { email }), ...(phone && { phone }) } : null
}

function difference(path: string, before: string | null, after: string | null): FieldDifference[] {
  return after === null || after === before ? [] : [{ path, before, after }]
}
