import { type ArtifactRow, latestContent } from '../../artifacts/artifact.ts'
import { attachmentsOf } from '../../artifacts/attachments.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { findAttachments } from '../../tools/findAttachments.ts'
import { attachmentsNamed, namesDocument, phrasesOf } from '../../tools/namedAttachments.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'

const removes =
  /\b(?:remove|delete|drop|detach|take (?:off|out)|leave (?:off|out)|(?:do not|don['’]?t) (?:attach|include|send)|without)\s+([^.;:!?\n]{2,120})/i
const anyAttachment = /^(?:the |all |any |all the |both )?(?:attachments?|attached files?|files?)$/i

/** Attaches what a message names to the email, or takes it off: "attach the loss run", "without the application". Null if it asks for neither. */
export async function attachmentChange(task: Task, drafts: readonly ArtifactRow[]): Promise<Reply | null> {
  const { agency, journal, request } = task
  const [, removed] = removes.exec(request) ?? []
  const added = removed === undefined ? attachmentsNamed(request) : []
  if (removed === undefined && added.length === 0) return null
  const draft = drafts.findLast(({ type }) => type === 'EMAIL')
  const content = draft && (await latestContent(agency, draft))
  if (!draft || content?.type !== 'EMAIL')
    return removed === undefined
      ? { text: 'There is no email yet that it could go with. Tell me whom to write to, and what to say.' }
      : null
  const before = await attachmentsOf(agency, { ...content, workspaceId: draft.workspaceId })
  const ids = before.map(({ id }) => id)
  const isAny = removed !== undefined && anyAttachment.test(removed.trim())
  // "Leave out the fees" is about the text.
  const wanted = removed === undefined ? added : phrasesOf(removed).filter(namesDocument)
  if (!isAny && (wanted.length === 0 || (removed !== undefined && ids.length === 0))) return null
  // A file that comes with the message is the one that it means.
  const fresh = task.files.filter(({ isNew }) => isNew)
  const isFresh = removed === undefined && fresh.length > 0 && added.every((phrase) => pointing.test(phrase))
  const { attachments: found, unknown } = isAny
    ? { attachments: before, unknown: [] }
    : isFresh
      ? { attachments: fresh, unknown: [] }
      : await journal.call(findAttachments, {
          phrases: wanted.slice(0, 20),
          among: removed === undefined ? null : ids,
        })
  const changed = found.filter(({ id }) => ids.includes(id) === (removed !== undefined))
  const names = new Intl.ListFormat('en-US').format(changed.map(({ name }) => name))
  if (removed !== undefined) {
    if (changed.length === 0)
      return isAny ? { text: `"${draft.title}" has no attachments, so I left it as it is.` } : null
    const gone = changed.map(({ id }) => id)
    const note = `Removed ${names}`.slice(0, 190)
    const attachmentIds = ids.filter((id) => !gone.includes(id))
    await journal.call(reviseDraft, { artifactId: draft.id, note, attachmentIds })
    return { text: `${note} from the email. The earlier version is kept.` }
  }
  const missing =
    unknown.length > 0
      ? `I could not tell which file ${new Intl.ListFormat('en-US').format(unknown.map((phrase) => `"${phrase}"`))} is: add it in the email yourself, or upload it here.`
      : ''
  if (changed.length === 0)
    return {
      text:
        missing ||
        `${new Intl.ListFormat('en-US').format(found.map(({ name }) => name))} is already attached.`,
    }
  const note = `Attached ${names}`.slice(0, 190)
  await journal.call(reviseDraft, {
    artifactId: draft.id,
    note,
    attachmentIds: [...ids, ...changed.map(({ id }) => id)],
  })
  return { text: [`${note} to the email. The earlier version is kept.`, missing].filter(Boolean).join(' ') }
}

const pointing =
  /^(?:it|this|that|these|those|them|both|all|(?:the|this|that|these|those|my|a|new)\s+(?:new )?(?:files?|documents?|pdfs?|attachments?))$/i
