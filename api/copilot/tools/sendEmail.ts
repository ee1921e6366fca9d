import { z } from 'zod'
import { missingAttachment, planLetter } from '../../communication/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import {
  newProposal,
  pendingProposals,
  type Proposal,
  proposalState,
  withdrawn,
} from '../approvals/proposal.ts'
import {
  type Artifact,
  type ArtifactContent,
  artifactKind,
  type EmailContent,
  readArtifactContent,
} from '../artifacts/artifact.ts'
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
    return cardOf(await emailOf(context, draft))
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

function cardOf({ subject, to, body }: EmailContent) {
  return {
    confirmation: missingAttachment(body, []),
    title: `Send "${subject}" to ${to.map(({ name, email }) => name ?? email).join(', ')}`,
    lines: [
      { label: 'To', value: to.map(({ email }) => email).join(', ') },
      { label: 'Subject', value: subject },
      { label: 'Message', value: body.slice(0, 8_000) },
    ],
  }
}

/**
 * Changes that go with a new version of a draft: if an earlier version waits for approval to be sent, the new one waits
 * instead, so that nobody approves a text that was changed since.
 */
export async function sendingOfNewVersion(
  agency: AgencyStore,
  artifact: Stored<Artifact>,
  { content, stageId = null, at }: { content: ArtifactContent; stageId?: string | null; at: number },
): Promise<readonly Change[]> {
  if (content.type !== 'EMAIL') return []
  const { workspaceId, versions } = artifact.value
  const open = await openSendings(agency, { workspaceId, artifactId: artifact.id, at })
  const [first] = open
  if (!first) return []
  if (content.to.length === 0)
    return open.map((proposal) => withdrawn(proposal, 'The draft was changed and has no recipient.'))
  const { title, lines, confirmation } = cardOf(content)
  const version = (versions.at(-1)?.number ?? 0) + 1
  const { changes } = await newProposal(agency, {
    workspaceId,
    stageId: stageId ?? first.value.stageId,
    tool: sendEmail.name,
    argumentsJson: JSON.stringify({ artifactId: artifact.id, version }),
    title,
    preview: lines,
    confirmation,
    replaces: open.map(({ id }) => id),
    at,
  })
  return changes
}

/** The proposals to send a draft that can still be approved. */
export async function openSendings(
  agency: AgencyStore,
  { workspaceId, artifactId, at }: { workspaceId: string; artifactId: string; at: number },
): Promise<readonly Stored<Proposal>[]> {
  const pending = await pendingProposals(agency, { workspaceId, tool: sendEmail.name })
  return pending.filter(
    ({ value }) =>
      proposalState(value, at) === 'PENDING' &&
      input.parse(JSON.parse(value.argumentsJson)).artifactId === artifactId,
  )
}

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
