import {
  agencySignature,
  isAddressOfAccount,
  salutation,
  senderStanding,
} from '../../../communication/index.ts'
import { calledName } from '../../../identity/index.ts'
import { accountKind, contactKind, emailKey, nameKey } from '../../../knowledge/index.ts'
import type { AgencyStore, Stored } from '../../../platform/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'

/** A message to a client who did not write: to their own address if it is on record for the account, else the account's. */
export function newMessage(
  agency: AgencyStore,
  {
    id,
    value: { account, clientName, clientEmail, clientPhone, type },
  }: Pick<Stored<ServiceRequest>, 'id' | 'value'>,
): ReplyOrder | null {
  const row = account && agency.table(accountKind).get(account.id)
  if (!row) return null
  const contacts = row.contactIds.flatMap((contactId) => agency.table(contactKind).get(contactId) ?? [])
  const caller = contacts.find(({ name }) => clientName && nameKey(name) === nameKey(clientName))
  const own = clientEmail && isAddressOfAccount(agency, row.id, clientEmail) ? clientEmail : null
  const to = own ?? caller?.email ?? row.detail.email ?? contacts.find(({ email }) => email)?.email
  if (!to) return null
  const reader = contacts.find(({ email }) => email && emailKey(email) === emailKey(to)) ?? contacts[0]
  // What somebody else has asked for is told the client.
  const isStranger =
    !caller &&
    (clientEmail ?? clientPhone) !== null &&
    senderStanding(agency, row.id, { email: clientEmail, phone: clientPhone, isVerified: true }) ===
      'STRANGER'
  const called =
    calledName(isStranger ? null : clientName, row.detail.name, { isBusiness: row.type === 'BUSINESS' }) ??
    calledName(reader?.name ?? null)
  return {
    threadId: null,
    answers: null,
    serviceRequestId: id,
    to,
    cc: [],
    subject: subjects.get(type) ?? 'Your request',
    body: `${salutation(called)}\n\nBest regards,\n${agencySignature(agency)}`,
    fileIds: [],
  }
}

const subjects = new Map<ServiceRequest['type'], string>([
  ['CREATE_CERTIFICATE', 'Your certificate of insurance'],
  ['DOCUMENT_REQUEST', 'The documents you asked for'],
  ['QUESTION', 'Your question about your policy'],
])
