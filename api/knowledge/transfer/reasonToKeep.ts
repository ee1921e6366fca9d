import { fileKind } from '../../files/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { belongings } from '../accounts/belonging.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { certificateKind } from '../certificates/certificateKind.ts'
import { contactKind } from '../contacts/contact.ts'

interface Reason {
  readonly name: string
  readonly text: string
  /** Whether people are told of it: a contact goes without saying with an account that is told of. */
  readonly isNamed: boolean
}

/** What is undone together. */
interface Undoing {
  /** The records that go. */
  readonly leaving: ReadonlySet<string>
  /** The accounts one of whose contacts was changed since they came. */
  readonly withChangedContact: ReadonlySet<string>
}

/** Why an imported record is not taken back; null when it is. */
export function reasonToKeep(
  agency: Pick<AgencyStore, 'table'>,
  { kind, id, trail }: Stored<unknown>,
  { leaving, withChangedContact }: Undoing,
): Reason | null {
  const name = nameOf(agency, id)
  const speaksFor = agency.table(accountKind).related('contact', id)
  if (kind.name === contactKind.name && speaksFor.some((account) => !leaving.has(account.id)))
    return { name, text: 'Is a contact of an account.', isNamed: false }
  if (trail.length > 1) return { name, text: 'Changed since the import.', isNamed: true }
  if (withChangedContact.has(id))
    return { name, text: 'Its contact was changed since the import.', isNamed: true }
  if (agency.table(fileKind).countRelated('attachedTo', id) > 0)
    return { name, text: 'Has documents.', isNamed: true }
  if (kind.name === accountKind.name && hasRecords(agency, id, leaving))
    return { name, text: 'Has policies, requests or certificates.', isNamed: true }
  if (kind.name === businessPolicyKind.name && isCertified(agency, id))
    return { name, text: 'Its account has certificates.', isNamed: true }
  return null
}

function hasRecords(agency: Pick<AgencyStore, 'table'>, id: string, leaving: ReadonlySet<string>): boolean {
  return belongings().some(({ kind }) =>
    agency
      .table(kind)
      .related('account', id)
      .some((record) => !leaving.has(record.id)),
  )
}

function isCertified(agency: Pick<AgencyStore, 'table'>, id: string): boolean {
  const accountId = agency.table(businessPolicyKind).get(id)?.accountId
  return accountId !== undefined && agency.table(certificateKind).countRelated('account', accountId) > 0
}

function nameOf(agency: Pick<AgencyStore, 'table'>, id: string): string {
  const policy = agency.table(businessPolicyKind).get(id)
  const owner = agency.table(accountKind).get(policy?.accountId ?? id)?.detail.name
  return policy?.policyNumber ?? owner ?? agency.table(contactKind).get(id)?.name ?? 'A record'
}
