import { type AccountRow, contactKind } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'

interface Recipient {
  /** Whom the email greets; null for a business without a contact. */
  readonly name: string | null
  readonly email: string | null
}

const courtesyTitle = /^(?:Dr|Mr|Ms|Mrs|Prof)\.?\s+/i

/** Whether a contact is who a message names: "Priti", "Dr. Priti Shah" or "Dr. Shah" for Priti Shah. */
export function isCalled(contactName: string, typed: string): boolean {
  const bareName = (name: string) => folded(name.replace(courtesyTitle, ''))
  const [own, bare] = [bareName(contactName), bareName(typed)]
  return own.startsWith(bare) || (courtesyTitle.test(typed) && own.split(' ').at(-1) === bare)
}

/** A contact as a message calls it: a doctor keeps the title. */
export function calledAs(contactName: string, typed: string | null): string {
  return typed !== null && courtesyTitle.test(typed) ? typed : contactName
}

/** The person an email goes to: the contact that is named, or the first one when nobody or the business is. */
export function recipientOf(
  agency: Task['agency'],
  typed: string | null,
  account: AccountRow | null,
): Recipient {
  const contacts = (account?.contactIds ?? []).flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const isNamed = ({ name }: { readonly name: string }) => typed !== null && isCalled(name, typed)
  const isAccount = account?.type === 'BUSINESS' && isNamed(account.detail)
  const contact = contacts.find(isNamed) ?? (typed === null || isAccount ? contacts[0] : undefined)
  const isCompany = isAccount || (typed !== null && carrierIn(agency, typed) !== null)
  const own = contact || !typed || isAccount ? account?.detail.email : null
  return {
    name: contact ? calledAs(contact.name, typed) : isCompany ? null : typed,
    email: contact?.email ?? own ?? null,
  }
}
