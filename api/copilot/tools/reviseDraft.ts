import { z } from 'zod'
import type { Block } from '../../documents/index.ts'
import { artifactKind, type EmailContent, latestContent } from '../artifacts/artifact.ts'
import { mostAttachments } from '../artifacts/attachments.ts'
import { isBlock } from './generateDocument.ts'
import { knownAttachments, withAttachments } from './namedAttachments.ts'
import { newDraftVersion } from './sendEmail.ts'
import { defineTool, type ToolContext, ToolError } from './tool.ts'

const recipients = z.array(z.object({ name: z.string().nullable(), email: z.string() })).max(20)

const change = z.object({
  artifactId: z.string(),
  note: z.string().min(1).max(200),
  subject: z.string().min(1).max(300).optional(),
  to: recipients.optional(),
  body: z.string().min(1).max(20_000).optional(),
  /** All that goes with an email. */
  attachmentIds: z.array(z.string()).max(mostAttachments).optional(),
  styleId: z.string().optional(),
  title: z.string().min(1).max(200).optional(),
})

/** Saves a changed email or document as a new version. */
export const reviseDraft = defineTool({
  name: 'revise_draft',
  title: 'Revise a draft',
  description: 'Saves a changed email or document of the workspace as a new version.',
  reads: 'The draft',
  actsOutward: false,
  input: change.extend({
    /** The whole document, changed. */
    blocks: z
      .array(z.custom<Block>((block) => isBlock(block), 'This is no block of a document.'))
      .min(1)
      .max(2_000)
      .optional(),
  }),
  modelInput: change,
  describe: ({ note }) => note,
  async run(context, { artifactId, note, subject, to, body, attachmentIds, styleId, title, blocks }) {
    const { agency, services, workspaceId, stageId, write } = context
    const made = { note, agencyUserId: null, stageId, at: services.clock.now() }
    const artifact = await agency.read(artifactKind, artifactId)
    if (artifact?.value.workspaceId !== workspaceId) throw new ToolError('There is no such draft.')
    const content = await latestContent(agency, { ...artifact.value, id: artifactId })
    if (content?.type === 'EMAIL') {
      const changed = attachmentIds ? await withOther(context, content, attachmentIds) : content
      const next = {
        ...changed,
        subject: subject ?? content.subject,
        to: to ?? content.to,
        body: body ?? changed.body,
      }
      const saved = await newDraftVersion(agency, artifact, next, { ...made, title: next.subject })
      write(saved.changes, saved.texts)
    } else if (content?.type === 'HTML_DOCUMENT') {
      const document = {
        ...content.document,
        title: title ?? content.document.title,
        blocks: blocks ?? content.document.blocks,
      }
      const next = { ...content, document, styleId: styleId ?? content.styleId }
      const saved = await newDraftVersion(agency, artifact, next, { ...made, title: document.title })
      write(saved.changes, saved.texts)
    } else throw new ToolError('This artifact cannot be changed.')
    return { artifactId }
  },
  summarize: () => 'Saved as a new version.',
})

/** The email with other attachments, of which its text says no more than is true. */
async function withOther(
  context: ToolContext,
  content: EmailContent,
  attachmentIds: readonly string[],
): Promise<EmailContent> {
  const known = await knownAttachments(context)
  const those = (ids: readonly string[] = []) =>
    ids.flatMap((id) => known.find((each) => each.id === id) ?? [])
  const [before, after] = [those(content.attachmentIds), those(attachmentIds)]
  if (after.length < attachmentIds.length) throw new ToolError('There is no such file to attach.')
  return { ...content, attachmentIds, body: withAttachments(content.body, { before, after }) }
}
