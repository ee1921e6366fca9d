import { fileKind } from '../../files/index.ts'
import { create } from '../../platform/index.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import type { ToolContext } from './tool.ts'

/** The most bytes a file that Cara makes may have. */
const largestFile = 200_000_000

interface MadeFile {
  readonly name: string
  readonly mimeType: string
  readonly content: BlobPart
  /** What the document is: `ACORD 125`. */
  readonly documentType: string
  readonly data?: string
  /** Defaults to the file's name. */
  readonly title?: string
}

/** Keeps a file that a tool made, as an artifact with a download. Answers the file's ID. */
export async function saveFile(
  { agency, services, workspaceId, stageId, agencyUserId, write }: ToolContext,
  { name, mimeType, content, documentType, data, title }: MadeFile,
): Promise<string> {
  const blob = await agency.blobs.write(new Blob([content]).stream(), { maxBytes: largestFile })
  const fileId = agency.newId(fileKind)
  const at = services.clock.now()
  const file = {
    ...blob,
    name,
    mimeType,
    uploadedBy: agencyUserId,
    createdAt: at,
    attachedTo: workspaceId,
    type: null,
    notes: null,
    isVisible: false,
    deletedAt: null,
  }
  const artifact = newArtifact(
    agency.newId(artifactKind),
    { type: 'DOCUMENT', fileId, documentType, data: data ?? null },
    { workspaceId, stageId, title: title ?? name, citations: [], at },
  )
  write([create(fileKind, fileId, file, 'ADD_FILE'), ...artifact.changes], artifact.texts)
  return fileId
}
