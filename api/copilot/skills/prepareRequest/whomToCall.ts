import { statedPhone } from '../../../communication/index.ts'
import {
  accountKind,
  contactKind,
  emailKey,
  nameKey,
  phoneInWords,
  phoneKey,
} from '../../../knowledge/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'

/** ` at 207-555-0190`: the number that the client gives, or else the one on record. Empty if there is none. */
export function atPhone(
  { agency }: Task,
  { account, clientName, clientEmail, clientPhone, details }: ServiceRequest,
): string {
  const given = statedPhone(details ?? '') ?? clientPhone
  if (given !== null) return ` at ${given}`
  const row = account && agency.table(accountKind).get(account.id)
  if (!row) return ''
  const contacts = row.contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const writer = contacts.find(
    ({ name, email }) =>
      (clientEmail && email && emailKey(email) === emailKey(clientEmail)) ||
      (clientName && nameKey(name) === nameKey(clientName)),
  )
  const phone = writer?.phone ?? row.detail.phone ?? contacts.find((contact) => contact.phone)?.phone
  return phone ? ` at ${phoneInWords(phone)}, the number on record` : ''
}

/** What the client says about another number to be called at than the one on the request; null if nothing. */
export function otherNumberAsked({ clientPhone, details }: ServiceRequest): string | null {
  const given = statedPhone(details ?? '')
  if (given === null || (clientPhone !== null && phoneKey(given) === phoneKey(clientPhone))) return null
  const said = (details ?? '').split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u).find((each) => each.includes(given))
  return said === undefined ? null : `Call the client back as they ask: "${said.trim()}"`
}
