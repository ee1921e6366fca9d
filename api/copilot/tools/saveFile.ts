import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { writeFile } from '../documents/writeFile.ts'
import type { ToolContext } from './tool.ts'

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
  const { clock } = services
  const { id: fileId, change } = await writeFile(
    { agency, clock, workspaceId, agencyUserId },
    { name, mimeType, content },
  )
  const artifact = newArtifact(
    agency.newId(artifactKind),
    { type: 'DOCUMENT', fileId, documentType, data: data ?? null },
    { workspaceId, stageId, title: title ?? name, citations: [], at: clock.now() },
  )
  write([change, ...artifact.changes], artifact.texts)
  return fileId
}
