import { fileKind, splitPrefix, type StoredFileRow } from '../../files/index.ts'
import { accountKind, businessPolicyKind, ownFiles } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'

type Agency = Pick<AgencyStore, 'id' | 'table'>

/** The policy document with the same content as an uploaded file, of the workspace's account first; null without one. */
function sameOnFile(
  agency: Agency,
  { hash }: Pick<StoredFileRow, 'hash'>,
  accountId: string | null,
): StoredFileRow | null {
  const policies = agency.table(businessPolicyKind)
  const accountOf = ({ attachedTo }: StoredFileRow) => policies.get(attachedTo ?? '')?.accountId
  const same = agency
    .table(fileKind)
    .related('hash', hash)
    .filter(
      (file) => accountOf(file) && ownFiles(agency, file.attachedTo ?? '').some(({ id }) => id === file.id),
    )
  return same.find((file) => accountOf(file) === accountId) ?? same[0] ?? null
}

/** The document on file that stands in for an upload of the same content: none of another account's. */
export function standIn(agency: Agency, file: StoredFileRow, accountId: string | null): StoredFileRow | null {
  const same = sameOnFile(agency, file, accountId)
  const owner = agency.table(businessPolicyKind).get(same?.attachedTo ?? '')?.accountId
  return accountId === null || owner === accountId ? same : null
}

/** Says where the uploads are that are on file already. */
export function onFileRemarks(
  agency: Agency,
  { fileIds, agencyUserId }: Pick<CaraMessage, 'fileIds' | 'agencyUserId'>,
  accountId: string | null,
): string[] {
  // What clients attach is told to nobody.
  return (agencyUserId === null ? [] : fileIds).flatMap((id) => {
    const file = agency.table(fileKind).get(id)
    const same = file && sameOnFile(agency, file, accountId)
    const policy = agency.table(businessPolicyKind).get(same?.attachedTo ?? '')
    const account = policy && agency.table(accountKind).get(policy.accountId)
    if (!same || !account) return []
    const where = `${account.detail.name}${policy.policyNumber ? `, policy ${policy.policyNumber}` : ''}`
    const use =
      standIn(agency, file, accountId) === null
        ? 'Check that it belongs to this account.'
        : 'I used the one on file.'
    const { name } = splitPrefix(file.name)
    const link = documentLink(same)
    const named =
      splitPrefix(same.name).name === name
        ? `${link} is already on file`
        : `${name} is already on file as ${link}`
    return [`${named} for ${where}. ${use}`]
  })
}

/** A link to the page of a policy's document, as Markdown. */
export function documentLink({ id, name, attachedTo }: StoredFileRow): string {
  const path = `/app/policies/${encodeURIComponent(attachedTo ?? '')}/documents/${encodeURIComponent(id)}`
  return `[${splitPrefix(name).name.replaceAll(/[[\]]/g, '')}](${path})`
}
