import { agencyUserKind } from '../../identity/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { EmailThread } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'

/** Everyone outside the agency in a thread, with those whom a new message names. */
export function peopleOf(
  before: EmailThread,
  read: ReadEmail,
  ownAddress: string | null,
  agency: AgencyStore,
): string[] {
  const staff = new Set([...agency.table(agencyUserKind).values()].map(({ email }) => emailKey(email)))
  const isFromStaff = staff.has(emailKey(read.from.address))
  // Until the agency enters its address, a client's message with one recipient arrived there.
  const [recipient] = read.to.length === 1 && !isFromStaff ? read.to : []
  const own = emailKey(ownAddress ?? recipient?.address ?? '')
  const all = [read.from, ...read.to, ...read.cc].map(({ address }) => emailKey(address))
  const outside = all.filter((address) => address !== '' && address !== own && !staff.has(address))
  return [...new Set([...before.people, ...outside])].slice(0, 100)
}
