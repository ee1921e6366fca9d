import { type ArtifactRow, readArtifactContent } from '../../artifacts/artifact.ts'
import { attachmentsOf } from '../../artifacts/attachments.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { asksForLonger } from './longer.ts'

/** "Undo that", "go back to the first version": what the drafts said then becomes their next version. */
export async function restored(
  { agency, journal, request }: Task,
  drafts: readonly ArtifactRow[],
): Promise<Reply | null> {
  const isUndone = /^\s*(?:please )?(?:undo|revert|restore|go back)\b/i.test(request)
  // What was cut comes back before anything is added.
  if (!isUndone && !(asksForLonger(request) && wasCut(drafts))) return null
  const isFirst = /\b(?:first|original)\b/i.test(request)
  const changedAt = ({ versions }: ArtifactRow) => versions.at(-1)?.createdAt ?? 0
  const latest = Math.max(...drafts.map(changedAt))
  // One request may have changed the document and its email.
  const changed = drafts.filter(
    (draft) => draft.versions.length > 1 && (isFirst || latest - changedAt(draft) < sameRequest),
  )
  for (const draft of changed) {
    const before = isFirst ? draft.versions[0] : draft.versions.at(-2)
    const content = before && (await readArtifactContent(agency, draft.id, before.number))
    const note = `Went back to version ${before?.number}`
    if (content?.type === 'EMAIL') {
      const { subject, body, to } = content
      const attached = await attachmentsOf(agency, { ...content, workspaceId: draft.workspaceId })
      const recipients = to.map((each) => ({ ...each }))
      await journal.call(reviseDraft, {
        artifactId: draft.id,
        note,
        subject,
        body,
        to: recipients,
        attachmentIds: attached.map(({ id }) => id),
      })
    } else if (content?.type === 'HTML_DOCUMENT') {
      const { styleId, document } = content
      const { title, blocks } = document
      await journal.call(reviseDraft, { artifactId: draft.id, note, styleId, title, blocks: [...blocks] })
    }
  }
  if (changed.length === 0) return { text: 'There is only one version, so there is nothing to undo.' }
  const titles = changed.map(({ title }) => `"${title}"`)
  return {
    text: `I went back to the ${isFirst ? 'first' : 'earlier'} version of ${[...new Set(titles)].join(' and ')}.`,
  }
}

/** Milliseconds within which drafts were changed by the same request. */
const sameRequest = 10_000

/** Whether the last change made the drafts shorter. */
function wasCut(drafts: readonly ArtifactRow[]): boolean {
  const changes = drafts.flatMap(({ versions }) => versions.at(-1) ?? [])
  const [last] = changes.toSorted((a, b) => b.createdAt - a.createdAt || b.number - a.number)
  return /\bshorter\b|differences that matter/i.test(last?.note ?? '')
}
