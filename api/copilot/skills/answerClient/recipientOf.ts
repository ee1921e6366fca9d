import { type AccountRow, contactKind } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'

interface Recipient {
  /** Whom the email greets; null for a business without a contact. */
  readonly name: string | null
  readonly email: string | null
}

/** The person an email goes to: the contact that is named, or the first one when nobody or the business is. */
export function recipientOf(
  agency: Task['agency'],
  typed: string | null,
  account: AccountRow | null,
): Recipient {
  const contacts = (account?.contactIds ?? []).flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const isNamed = ({ name }: { readonly name: string }) =>
    typed !== null && folded(name).startsWith(folded(typed))
  const isAccount = account?.type === 'BUSINESS' && isNamed(account.detail)
  const contact = contacts.find(isNamed) ?? (typed === null || isAccount ? contacts[0] : undefined)
  const isCompany = isAccount || (typed !== null && carrierIn(agency, typed) !== null)
  const own = contact || !typed || isAccount ? account?.detail.email : null
  return { name: contact?.name ?? (isCompany ? null : typed), email: contact?.email ?? own ?? null }
}
