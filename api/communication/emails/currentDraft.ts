import { certificateKind, nameKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { attachedLine } from './attachedLine.ts'
import { listed } from './cancellationReply.ts'
import type { EmailDraft, EmailThread } from './emailThread.ts'

/** A draft as the work now stands, with the documents that it brings. */
export interface CurrentDraft extends EmailDraft {
  readonly fileIds: readonly string[]
}

/** What the reply promised when the message came in. */
const promise = /We are preparing the certificates? of insurance for [^\n]*/

/** The drafted reply of a thread; certificates that were issued since then are attached instead of promised. */
export async function currentDraft(
  agency: AgencyStore,
  { draft, serviceRequestIds }: Pick<EmailThread, 'draft' | 'serviceRequestIds'>,
): Promise<CurrentDraft | null> {
  if (!draft || !promise.test(draft.body)) return draft && { ...draft, fileIds: [] }
  const requests = await agency.readMany(serviceRequestKind, serviceRequestIds)
  const asked = requests.flatMap((request) => {
    if (request?.value.type !== 'CREATE_CERTIFICATE') return []
    const { account, createCertificate, updatedAt } = request.value
    const { name } = createCertificate
    if (!name) return []
    const certificate = agency
      .table(certificateKind)
      .related('currentOf', account?.id ?? '')
      .findLast((row) => row.createdAt >= updatedAt && nameKey(row.holder.name) === nameKey(name))
    return [{ name: name.replace(/\.$/, ''), fileId: certificate?.fileId ?? null }]
  })
  const issued = asked.filter(({ fileId }) => fileId !== null)
  if (issued.length === 0) return { ...draft, fileIds: [] }
  const open = asked.filter(({ fileId }) => fileId === null).map(({ name }) => name)
  const attached = attachedLine(issued.map(({ name }) => `certificate of insurance for ${name}`))
  const promised =
    open.length > 0
      ? ` We are preparing the certificate${open.length > 1 ? 's' : ''} of insurance for ${listed(open)}.`
      : ''
  return {
    ...draft,
    body: draft.body.replace(promise, `${attached}${promised}`),
    reason: `${draft.reason} ${issued.length > 1 ? 'The certificates are issued and attached.' : 'The certificate is issued and attached.'}`,
    fileIds: issued.flatMap(({ fileId }) => fileId ?? []),
  }
}
