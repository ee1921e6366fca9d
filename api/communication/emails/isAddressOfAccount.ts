import { accountKind, contactKind, emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** Whether an address is on record for the account or one of its contacts. Documents are sent to no other. */
export function isAddressOfAccount(
  agency: Pick<AgencyStore, 'table'>,
  accountId: string | undefined,
  address: string,
): boolean {
  const account = agency.table(accountKind).get(accountId ?? '')
  const contacts = account?.contactIds.map((id) => agency.table(contactKind).get(id)?.email) ?? []
  return [account?.detail.email, ...contacts].some((known) => known && emailKey(known) === emailKey(address))
}
