import { documentTypes, fileKind } from '../files/index.ts'
import type { DocumentType } from '../files/index.ts'
import type { DocumentModel, Documents } from '../documents/index.ts'
import { businessPolicyKind } from '../knowledge/index.ts'
import { create } from '../platform/index.ts'
import type { AgencyStore } from '../platform/index.ts'
import type { NewId } from './agencyAt.ts'
import type { KnownClient } from './life.ts'
import { additionalInsuredEndorsement, declarationsPage } from './policySheets.ts'

const minute = 60_000
const mostBytes = 5_000_000

interface DocumentsGround {
  readonly agency: AgencyStore
  readonly newId: NewId
  readonly documents: Pick<Documents, 'pdf'>
  /** Ids of the agency's users. */
  readonly staff: readonly string[]
}

/** Puts what the carrier sent on record with the liability policies of these clients. */
export async function writePolicyDocuments(
  { agency, newId, documents, staff }: DocumentsGround,
  clients: readonly KnownClient[],
): Promise<void> {
  await Promise.all(clients.map((client, at) => writeFor(client, staff[at % staff.length] ?? '')))

  async function writeFor(client: KnownClient, uploadedBy: string): Promise<void> {
    const place = client.policies.findIndex(({ type, carrierName }) => carrierName && isLiability(type))
    const [policy, policyId = ''] = [client.policies[place], client.policyIds[place]]
    const row = agency.table(businessPolicyKind).get(policyId)
    const number = policy?.policyNumber
    if (!policy || !number || !row) return
    const about = { client, policy: { ...policy, policyNumber: number }, at: row.createdAt + minute }
    await attach(`Declarations ${number}.pdf`, 'POLICY_DOCUMENT', declarationsPage(about))
    await attach(
      `Additional insured endorsement ${number}.pdf`,
      'ENDORSEMENT',
      additionalInsuredEndorsement(about),
    )

    async function attach(name: string, type: DocumentType, model: DocumentModel): Promise<void> {
      const pdf = await documents.pdf(model)
      const blob = await agency.blobs.write(new Blob([pdf]).stream(), { maxBytes: mostBytes })
      const file = {
        ...blob,
        name,
        mimeType: 'application/pdf',
        uploadedBy,
        createdAt: about.at,
        attachedTo: policyId,
        type,
        notes: null,
        isVisible: documentTypes[type].isVisible,
      }
      const change = create(fileKind, newId(fileKind, about.at), file, 'ATTACH_FILE')
      const committed = await agency.commit({ type: 'AGENCY_USER', id: uploadedBy }, [change], {
        at: about.at,
      })
      if (!committed.ok) throw new Error('Somebody else is writing into the demo agency.')
    }
  }
}

function isLiability(type: string): boolean {
  return type === 'GENERAL_LIABILITY' || type === 'BUSINESS_OWNERS'
}
