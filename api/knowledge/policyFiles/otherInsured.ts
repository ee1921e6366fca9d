import { fileKind, type StoredFileRow } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { namesOf } from '../accounts/account.ts'
import { accountKind, type AccountRow } from '../accounts/accountKind.ts'
import { isSameParty } from '../accounts/isSameParty.ts'
import { businessApplicationKind } from '../applications/businessApplication.ts'
import { contactKind } from '../contacts/contact.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { fileReadingOf, type NamedInsured } from '../readings/fileReading.ts'

type Agency = Pick<AgencyStore, 'id' | 'table'>

/** The insured of a document that is not the policy's, as far as anyone knows. */
export interface OtherInsured extends NamedInsured {
  /** The account's name. */
  readonly expected: string
}

/**
 * The other insured that a policy's document names; null if it names the policy's, or a user confirmed that it
 * belongs there. Such a document is held back: it fills no details, answers no questions, and no client sees it.
 */
export function otherInsured(
  agency: Agency,
  { id, attachedTo, confirmedBy }: Pick<StoredFileRow, 'id' | 'attachedTo' | 'confirmedBy'>,
): OtherInsured | null {
  if (attachedTo === null || confirmedBy !== null) return null
  const policy = agency.table(businessPolicyKind).get(attachedTo)
  return policy ? otherInsuredIn(agency, { fileId: id, accountId: policy.accountId }) : null
}

/** The insured that a file names instead of an account's; null if it names none, or the account is new. */
export function otherInsuredIn(
  agency: Agency,
  { fileId, accountId }: { readonly fileId: string; readonly accountId: string },
): OtherInsured | null {
  const insured = fileReadingOf(agency, fileId)?.insured ?? null
  const account = agency.table(accountKind).get(accountId)
  if (insured === null || !account || isInsuredOf(agency, account, insured.name)) return null
  return { ...insured, expected: account.detail.name }
}

/** Whether the name can mean the account's insured, under any of the names on record for it. */
export function isInsuredOf(agency: Agency, account: AccountRow, name: string): boolean {
  const own = [
    ...namesOf(account),
    ...account.formerly.map((former) => former.name),
    ...account.contactIds.flatMap((id) => agency.table(contactKind).get(id)?.name ?? []),
    ...agency
      .table(businessApplicationKind)
      .related('account', account.id)
      .flatMap(({ names }) => names),
  ]
  return own.some((each) => isSameParty(each, name)) || confirmedNames(agency, account).includes(name)
}

/** The insureds of documents that users confirmed to be the account's. */
function confirmedNames(agency: Agency, { id }: AccountRow): string[] {
  return agency
    .table(businessPolicyKind)
    .related('account', id)
    .flatMap((policy) => agency.table(fileKind).related('attachedTo', policy.id))
    .flatMap((file) =>
      file.confirmedBy === null ? [] : (fileReadingOf(agency, file.id)?.insured?.name ?? []),
    )
}

/** The policy's documents without those of another insured. */
export function ownFiles(agency: Agency, policyId: string): StoredFileRow[] {
  return agency
    .table(fileKind)
    .related('attachedTo', policyId)
    .filter((file) => otherInsured(agency, file) === null)
}

/** Whether a policy's document could not be read, and nobody confirmed that it is what it should be. */
export function isUnreadable(
  agency: Agency,
  { id, confirmedBy }: Pick<StoredFileRow, 'id' | 'confirmedBy'>,
): boolean {
  return confirmedBy === null && fileReadingOf(agency, id)?.state === 'FAILED'
}

/** Whether the client sees a document: never one that names another insured or that nobody could read. */
export function isShownToClient(
  agency: Agency,
  file: Pick<StoredFileRow, 'id' | 'attachedTo' | 'confirmedBy' | 'isVisible'>,
): boolean {
  return file.isVisible && otherInsured(agency, file) === null && !isUnreadable(agency, file)
}

/** The warning about another insured, as a sentence. */
export function otherInsuredMessage({ name, expected }: OtherInsured): string {
  return `This document names ${name}, not ${expected.replace(/\.$/, '')}.`
}
