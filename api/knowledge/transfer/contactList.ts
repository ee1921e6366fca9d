import { create } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import { contactKind } from '../contacts/contact.ts'
import type { Contact } from '../contacts/contact.ts'
import { contactRules } from '../accounts/accountRules.ts'
import { emailKey, nameKey } from '../accounts/recognition.ts'
import { problemsOf } from '../../graphql/index.ts'
import { importedId, isThere } from './importedList.ts'
import type { ImportedList, ImportDeps } from './importedList.ts'

/** The contacts of accounts. */
export const contactList: ImportedList = {
  columns: [
    { path: 'id', label: 'Contact ID', alsoCalled: ['contact reference', 'contact number', 'id'] },
    {
      path: 'name',
      label: 'Name',
      example: 'Abel Roy',
      alsoCalled: ['contact', 'contact name', 'full name', 'person'],
    },
    {
      path: 'email',
      label: 'Email',
      example: 'abel@longfellow.example',
      alsoCalled: ['e-mail', 'email address', 'e-mail address', 'contact email'],
    },
    {
      path: 'phone',
      label: 'Phone',
      example: '(207) 555-0143',
      alsoCalled: ['phone number', 'telephone', 'mobile', 'contact phone'],
    },
  ],
  required: ['name'],
  plan({ id: reference, ...fields }, deps) {
    const name = fields['name'] ?? ''
    const checked = contactRules.safeParse({ ...fields, name })
    if (!checked.success) return { outcome: 'REFUSED', name, problems: problemsOf(checked.error) }
    const { changes } = importedContact(checked.data, { reference }, deps)
    return changes.length > 0 ? { outcome: 'NEW', name, changes } : { outcome: 'PRESENT', name }
  },
}

interface ContactRow {
  /** The contact's reference in the list. */
  readonly reference: string | undefined
  /** The account created by the row. */
  readonly accountId?: string
}

/** The contact a row names: an existing one by reference, name and email address, or a new one. */
export function importedContact(
  contact: Pick<Contact, 'name' | 'email' | 'phone'>,
  { reference, accountId }: ContactRow,
  deps: ImportDeps,
): { readonly id: string; readonly changes: readonly Change[] } {
  const { agency, now } = deps
  const contacts = agency.table(contactKind)
  if (reference && contacts.get(reference)) return { id: reference, changes: [] }
  // Many people share a name: without more details, a contact is identified by the account.
  const isNameAlone = !contact.email && !contact.phone
  const said = JSON.stringify(isNameAlone && accountId ? [accountId, contact] : contact)
  const id = importedId(agency, contactKind, reference ?? said)
  if (isThere(deps, contactKind, id)) return { id, changes: [] }
  const known = contact.email ? contacts.related('email', emailKey(contact.email)) : []
  const same = known.find(({ name }) => nameKey(name) === nameKey(contact.name))
  if (same) return { id: same.id, changes: [] }
  return { id, changes: [create(contactKind, id, { ...contact, createdAt: now }, 'CREATE_CONTACT')] }
}
