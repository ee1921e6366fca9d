import { accountFiles, accountOfRecord } from '../../communication/index.ts'
import {
  documentTypes,
  presentFile,
  safeFileName,
  splitPrefix,
  type StoredFileRow,
} from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { caraMessageKind } from '../workspaces/caraMessage.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import {
  artifactKind,
  type EmailContent,
  type HtmlDocumentContent,
  latestVersion,
  readArtifactContent,
} from './artifact.ts'

/** How many attachments an email can have. */
export const mostAttachments = 20

/** A stored file, or a document of the workspace that becomes a PDF when it is sent. */
export type Attachment = {
  /** Of the file, or of the artifact that Cara made. */
  readonly id: string
  /** As recipients see it. */
  readonly name: string
  /** What it was said to be: "Contract", "ACORD 125"; empty if nothing. */
  readonly kind: string
  /** The version of the artifact; null for a file that Cara did not make. */
  readonly version: number | null
  readonly workspaceId: string
  /** Whether it is in the workspace, and not only on record for the account. */
  readonly isHere: boolean
} & ({ readonly file: StoredFileRow } | { readonly document: HtmlDocumentContent })

type Agency = Pick<AgencyStore, 'id' | 'table' | 'readText'>

/** What an email of the workspace attaches by this ID; null if that is not there, or is not the workspace's or its account's. */
export async function attachmentOf(
  agency: Agency,
  id: string,
  { workspaceId, version }: { readonly workspaceId: string; readonly version?: number | null },
): Promise<Attachment | null> {
  const artifact = agency.table(artifactKind).get(id)
  if (!artifact) {
    const file = presentFile(agency, id)
    if (!file) return null
    const isHere = isInWorkspace(agency, file, workspaceId)
    const accountId = agency.table(caraWorkspaceKind).get(workspaceId)?.accountId ?? null
    const owner = accountOfRecord(agency, file.attachedTo)
    // A workspace about no account may be about any: who gets the document, a person confirms.
    if (!isHere && (owner === null || (accountId !== null && owner !== accountId))) return null
    const { prefix, name } = splitPrefix(file.name)
    const label = file.type && file.type !== 'OTHER' ? documentTypes[file.type].label : ''
    return { id, name, kind: prefix?.slice(1, -1) ?? label, version: null, workspaceId, isHere, file }
  }
  if (artifact.workspaceId !== workspaceId) return null
  const number = version ?? latestVersion(artifact)
  const content = await readArtifactContent(agency, id, number)
  const made = { id, version: number, workspaceId, isHere: true }
  if (content?.type === 'HTML_DOCUMENT')
    return { ...made, name: pdfName(content), kind: '', document: content }
  const file = content?.type === 'DOCUMENT' ? presentFile(agency, content.fileId) : null
  if (content?.type !== 'DOCUMENT' || !file) return null
  return { ...made, name: file.name, kind: content.documentType, file }
}

/** The attachments of an email that are still there, each artifact in its latest version. */
export async function attachmentsOf(
  agency: Agency,
  { attachmentIds = [], workspaceId }: Pick<EmailContent, 'attachmentIds'> & { workspaceId: string },
): Promise<Attachment[]> {
  const found = await Promise.all(attachmentIds.map((id) => attachmentOf(agency, id, { workspaceId })))
  return found.filter((each) => each !== null)
}

/** The name of the PDF that a document becomes. */
export function pdfName({ document }: HtmlDocumentContent): string {
  return safeFileName(document.title, 'pdf')
}

/** What an email of the workspace can attach: its uploads, what Cara made in it, and the account's documents. */
export async function attachableTo(agency: Agency, workspaceId: string): Promise<Attachment[]> {
  const uploads = agency
    .table(caraMessageKind)
    .related('workspace', workspaceId)
    .flatMap(({ fileIds }) => fileIds)
  const made = agency
    .table(artifactKind)
    .related('workspace', workspaceId)
    .flatMap(({ id, type }) => (type === 'EMAIL' ? [] : [id]))
    .toReversed()
  const accountId = agency.table(caraWorkspaceKind).get(workspaceId)?.accountId ?? null
  const onRecord = accountFiles(agency, accountId).map(({ id }) => id)
  const attachmentIds = [...new Set([...made, ...uploads, ...onRecord])]
  return await attachmentsOf(agency, { attachmentIds, workspaceId })
}

function isInWorkspace(agency: Agency, { id, attachedTo }: StoredFileRow, workspaceId: string): boolean {
  const messages = agency.table(caraMessageKind).related('workspace', workspaceId)
  return attachedTo === workspaceId || messages.some(({ fileIds }) => fileIds.includes(id))
}
