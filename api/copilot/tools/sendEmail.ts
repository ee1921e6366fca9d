import { z } from 'zod'
import { planLetter } from '../../communication/index.ts'
import { artifactKind, readArtifactContent } from '../artifacts/artifact.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
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
    const { agency, services, workspaceId, agencyUserId } = context
    const { subject, to, body } = await emailOf(context, draft)
    const { threadId, changes } = await planLetter(agency, {
      to: to.map(({ name, email }) => ({ name, address: email })),
      subject,
      body,
      serviceRequestId: agency.table(caraWorkspaceKind).get(workspaceId)?.serviceRequestId ?? null,
      approvedBy: agencyUserId,
      now: services.clock.now(),
    })
    // It leaves by the outbox, which never sends a message twice, and is shown in its conversation.
    context.write(changes)
    return `Sent to ${to.map(({ email }) => email).join(', ')}. See [the conversation](/app/emails/${threadId}).`
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
