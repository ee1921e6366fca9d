import { defineKind, folded } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import { domainShape } from '../accounts/domainShape.ts'
import { dialedPhones, emailKey, nameKey, phoneKey } from '../accounts/recognition.ts'

/** A contact of the agency's accounts. `createdAt` is in milliseconds since the epoch. */
export interface Contact {
  readonly name: string
  readonly email: string | null
  /** E.164, with an RFC 3966 extension. */
  readonly phone: string | null
  readonly createdAt: number
}

export interface ContactRow extends Row, Contact {
  /** The picker's text, folded; starts with the name. */
  readonly words: string
}

export const contactKind = defineKind({
  name: 'contact',
  prefix: 'ct',
  row: (contact: Contact, id): ContactRow => ({
    id,
    ...contact,
    words: folded(`${contact.name}\n${contact.email ?? ''}`),
  }),
  search: ({ name, email, phone }) => ({ name, identifiers: [email, ...dialedPhones(phone)] }),
  orders: { name: (a, b) => (a.words < b.words ? -1 : a.words > b.words ? 1 : 0) },
  relations: {
    name: ({ name }) => nameKey(name),
    email: ({ email }) => (email ? emailKey(email) : null),
    domainShape: ({ email }) => (email ? domainShape(email) : null),
    phone: ({ phone }) => (phone ? phoneKey(phone) : null),
  },
})
