import { accountKind, contactKind, emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** Whether an address is on record for the account or one of its contacts. Documents are sent to no other. */
export function isAddressOfAccount(
  agency: Pick<AgencyStore, 'table'>,
  accountId: string | undefined,
  address: string,
): boolean {
  return addressesOf(agency, accountId).some((known) => emailKey(known) === emailKey(address))
}

/** The addresses on record for an account and its contacts. */
export function addressesOf(agency: Pick<AgencyStore, 'table'>, accountId: string | undefined): string[] {
  const account = agency.table(accountKind).get(accountId ?? '')
  const contacts = account?.contactIds.map((id) => agency.table(contactKind).get(id)?.email) ?? []
  return [account?.detail.email, ...contacts].filter((known) => typeof known === 'string')
}
