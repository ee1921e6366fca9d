import {
  artifactKind,
  type EmailContent,
  type HtmlDocumentContent,
  newArtifact,
  newVersion,
  readArtifactContent,
} from '../artifacts/artifact.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import { sendingOfNewVersion } from './sendEmail.ts'
import type { ToolContext } from './tool.ts'

/** Saves a draft: as a new version of the one that the task revises, or as a new artifact. */
export async function saveDraft(
  { agency, services, workspaceId, stageId, drafting, write }: ToolContext,
  content: EmailContent | HtmlDocumentContent,
  { title, citations }: { readonly title: string; readonly citations: readonly Citation[] },
): Promise<{ artifactId: string }> {
  const at = services.clock.now()
  const table = agency.table(artifactKind)
  const known = drafting?.revises.find((id) => table.get(id)?.type === content.type)
  const stored = known ? await agency.read(artifactKind, known) : null
  if (stored && drafting) {
    const last = await readArtifactContent(agency, stored.id, stored.value.versions.at(-1)?.number ?? 1)
    // A person may have chosen another style since.
    const next =
      content.type === 'HTML_DOCUMENT' && last?.type === 'HTML_DOCUMENT' && drafting.styleId === null
        ? { ...content, styleId: last.styleId }
        : content
    const { changes, texts } = newVersion(stored, next, {
      title,
      note: drafting.note,
      agencyUserId: null,
      at,
      citations,
    })
    const sending = await sendingOfNewVersion(agency, stored, { content: next, stageId, at })
    write([...changes, ...sending], texts)
    return { artifactId: stored.id }
  }
  const id = agency.newId(artifactKind)
  const { changes, texts } = newArtifact(id, content, { workspaceId, stageId, title, citations, at })
  write(changes, texts)
  return { artifactId: id }
}
