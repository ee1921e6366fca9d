import { z } from 'zod'
import type { Block } from '../../documents/index.ts'
import { artifactKind, newVersion, readArtifactContent } from '../artifacts/artifact.ts'
import { isBlock } from './generateDocument.ts'
import { sendingOfNewVersion } from './sendEmail.ts'
import { defineTool, ToolError } from './tool.ts'

const recipients = z.array(z.object({ name: z.string().nullable(), email: z.string() })).max(20)

const change = z.object({
  artifactId: z.string(),
  note: z.string().min(1).max(200),
  subject: z.string().min(1).max(300).optional(),
  to: recipients.optional(),
  body: z.string().min(1).max(20_000).optional(),
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
  async run(
    { agency, services, workspaceId, stageId, write },
    { artifactId, note, subject, to, body, styleId, title, blocks },
  ) {
    const artifact = await agency.read(artifactKind, artifactId)
    if (artifact?.value.workspaceId !== workspaceId) throw new ToolError('There is no such draft.')
    const content = await readArtifactContent(agency, artifactId, artifact.value.versions.at(-1)?.number ?? 1)
    if (content?.type === 'EMAIL') {
      const next = {
        ...content,
        subject: subject ?? content.subject,
        to: to ?? content.to,
        body: body ?? content.body,
      }
      const at = services.clock.now()
      const saved = newVersion(artifact, next, { title: next.subject, note, agencyUserId: null, at })
      const sending = await sendingOfNewVersion(agency, artifact, { content: next, stageId, at })
      write([...saved.changes, ...sending], saved.texts)
    } else if (content?.type === 'HTML_DOCUMENT') {
      const document = {
        ...content.document,
        title: title ?? content.document.title,
        blocks: blocks ?? content.document.blocks,
      }
      const next = { ...content, document, styleId: styleId ?? content.styleId }
      const saved = newVersion(artifact, next, {
        title: document.title,
        note,
        agencyUserId: null,
        at: services.clock.now(),
      })
      write(saved.changes, saved.texts)
    } else throw new ToolError('This artifact cannot be changed.')
    return { artifactId }
  },
  summarize: () => 'Saved as a new version.',
})
