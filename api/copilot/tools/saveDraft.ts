import {
  type ArtifactContent,
  artifactKind,
  type EmailContent,
  type HtmlDocumentContent,
  latestContent,
  newArtifact,
} from '../artifacts/artifact.ts'
import { attachmentsOf, mostAttachments } from '../artifacts/attachments.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import {
  type AttachedNames,
  knownAttachments,
  meantAttachments,
  namesDocument,
  withAttachments,
} from './namedAttachments.ts'
import { newDraftVersion } from './sendEmail.ts'
import { type ToolContext, ToolError } from './tool.ts'

export interface SavedDraft extends Partial<AttachedNames> {
  readonly artifactId: string
}

/** Saves a draft: as a new version of the one that the task revises, or as a new artifact. */
export async function saveDraft(
  context: ToolContext,
  drafted: EmailContent | HtmlDocumentContent,
  { title, citations }: { readonly title: string; readonly citations: readonly Citation[] },
): Promise<SavedDraft> {
  const { agency, services, workspaceId, stageId, drafting, write } = context
  const at = services.clock.now()
  const table = agency.table(artifactKind)
  const known = drafting?.revises.find((id) => table.get(id)?.type === drafted.type)
  const stored = known ? await agency.read(artifactKind, known) : null
  const last = stored && (await latestContent(agency, { ...stored.value, id: stored.id }))
  const { content, ...made } =
    drafted.type === 'EMAIL' ? await withNamed(context, drafted, last) : { content: drafted }
  if (stored && drafting) {
    // A person may have chosen another style since.
    const next =
      content.type === 'HTML_DOCUMENT' && last?.type === 'HTML_DOCUMENT' && drafting.styleId === null
        ? { ...content, styleId: last.styleId }
        : content
    const { changes, texts } = await newDraftVersion(agency, stored, next, {
      title,
      note: drafting.note,
      agencyUserId: null,
      stageId,
      at,
      citations,
    })
    write(changes, texts)
    return { artifactId: stored.id, ...made }
  }
  const id = agency.newId(artifactKind)
  const { changes, texts } = newArtifact(id, content, { workspaceId, stageId, title, citations, at })
  write(changes, texts)
  return { artifactId: id, ...made }
}

/** The email with what it is given, what its earlier version had, and what the message says to attach. */
async function withNamed(
  context: ToolContext,
  drafted: EmailContent,
  last: ArtifactContent | null,
): Promise<{ content: EmailContent } & Partial<AttachedNames>> {
  const { attachmentIds = [] } = last?.type === 'EMAIL' && last.attachmentIds ? last : drafted
  const phrases = context.drafting?.attaches ?? []
  if (attachmentIds.length === 0 && phrases.length === 0) return { content: drafted }
  const { agency, workspaceId } = context
  const [known, found] = await Promise.all([
    knownAttachments(context),
    attachmentsOf(agency, { attachmentIds, workspaceId }),
  ])
  if (found.length < attachmentIds.length) throw new ToolError('There is no such file to attach.')
  const given = found.map((attachment) => known.find(({ id }) => id === attachment.id) ?? attachment)
  const meant = meantAttachments(phrases, known)
  const all = [...new Set([...given, ...meant.attachments])].slice(0, mostAttachments)
  const body = withAttachments(drafted.body, { before: [], after: all })
  return {
    content: { ...drafted, body, attachmentIds: all.map(({ id }) => id) },
    attached: all.map(({ name }) => name),
    notFound: meant.unknown.filter(namesDocument),
  }
}
