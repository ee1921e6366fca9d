import { fileKind } from '../../../files/index.ts'
import { type Certificate, certificateKind } from '../../../knowledge/index.ts'
import type { Stored } from '../../../platform/index.ts'
import { artifactKind, readArtifactContent } from '../../artifacts/artifact.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'

/**
 * The newest revision of the certificate that was last issued in the workspace, else of the one that the request is to
 * revise; null without either.
 */
export async function issuedCertificate(
  { agency, workspace }: Pick<Task, 'agency' | 'workspace'>,
  { revisesCertificateId }: Pick<ServiceRequest, 'revisesCertificateId'>,
): Promise<Stored<Certificate> | null> {
  const made = agency.table(artifactKind).related('workspace', workspace.id)
  for (const { id } of made.toSorted((a, b) => b.createdAt - a.createdAt)) {
    const content = await readArtifactContent(agency, id, 1)
    const file = content?.type === 'DOCUMENT' ? agency.table(fileKind).get(content.fileId) : undefined
    const newest = newestOf(agency, file?.attachedTo)
    if (newest) return await agency.read(certificateKind, newest.id)
  }
  const newest = newestOf(agency, revisesCertificateId)
  return newest ? await agency.read(certificateKind, newest.id) : null
}

function newestOf(agency: Task['agency'], id: string | null | undefined) {
  const issued = agency.table(certificateKind).get(id ?? '')
  return agency
    .table(certificateKind)
    .related('number', issued?.number ?? '')
    .find(({ revisedById }) => revisedById === null)
}
