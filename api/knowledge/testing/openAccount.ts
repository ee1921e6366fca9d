import { create } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { openedAccount } from '../accounts/account.ts'
import type { BusinessDetail } from '../accounts/account.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { contactKind } from '../contacts/contact.ts'
import type { Contact } from '../contacts/contact.ts'

interface Opened {
  readonly id: string
  readonly contactId: string
}

interface AccountParts {
  readonly detail?: Partial<BusinessDetail>
  readonly contact?: Partial<Contact>
  /** An existing contact instead of a new one. */
  readonly contactId?: string
  readonly at?: number
}

const provider = { type: 'SYSTEM', id: null } as const

/** Adds a roofing contractor and its contact to the agency, with the fields the test sets. */
export async function openAccount(agency: AgencyStore, parts: AccountParts = {}): Promise<Opened> {
  const { at = Date.parse('2026-03-02T14:00:00Z'), contactId = agency.newId(contactKind) } = parts
  const detail = {
    name: 'Casco Roofing LLC',
    email: 'office@cascoroofing.example',
    phone: '+12075550142',
    mailingAddress: null,
    dba: null,
    naics: '238160',
    website: null,
    ...parts.detail,
  }
  const contact = {
    name: 'Marta Ouellette',
    email: 'marta@cascoroofing.example',
    phone: null,
    createdAt: at,
    ...parts.contact,
  }
  const id = agency.newId(accountKind)
  const account = openedAccount({ type: 'BUSINESS', detail }, [contactId], at)
  const changes = [
    ...(parts.contactId ? [] : [create(contactKind, contactId, contact, 'CREATE_CONTACT')]),
    create(accountKind, id, account, 'CREATE_ACCOUNT'),
  ]
  const committed = await agency.commit(provider, changes, { at })
  if (!committed.ok) throw new Error(`The account ${id} was not taken.`)
  return { id, contactId }
}
