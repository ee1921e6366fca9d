import { z } from 'zod'
import { artifactKind, readArtifactContent } from '../artifacts/artifact.ts'
import { defineOutwardTool, type ToolContext, ToolError } from './tool.ts'

const input = z.object({
  artifactId: z.string(),
  /** The approved version: a later edit needs a new approval. */
  version: z.number().int().min(1),
})

/** Sends a drafted email exactly as it was proposed. */
export const sendEmail = defineOutwardTool({
  name: 'send_email',
  title: 'Send an email',
  description: 'Sends a drafted email to its recipients, once a person has approved exactly this text.',
  reads: 'The draft',
  actsOutward: true,
  input,
  describe: () => 'Proposed to send the email',
  async preview(context, draft) {
    const email = await emailOf(context, draft)
    return {
      title: `Send "${email.subject}" to ${email.to.map(({ name, email: address }) => name ?? address).join(', ')}`,
      lines: [
        { label: 'To', value: email.to.map(({ email: address }) => address).join(', ') },
        { label: 'Subject', value: email.subject },
        { label: 'Message', value: email.body.slice(0, 8_000) },
      ],
    }
  },
  async run(context, draft) {
    const { subject, to, body } = await emailOf(context, draft)
    for (const { email } of to) await context.services.mail.send({ to: email, subject, text: body })
    return `Sent to ${to.map(({ email }) => email).join(', ')}.`
  },
})

async function emailOf(
  { agency, workspaceId }: ToolContext,
  { artifactId, version }: z.output<typeof input>,
) {
  const artifact = agency.table(artifactKind).get(artifactId)
  if (artifact?.workspaceId !== workspaceId) throw new ToolError('There is no such draft.')
  const content = await readArtifactContent(agency, artifactId, version)
  if (content?.type !== 'EMAIL') throw new ToolError('There is no such draft.')
  if (content.to.length === 0) throw new ToolError('The draft has no recipient yet. Add one, then ask again.')
  return content
}
