import { z } from 'zod'
import {
  accountOfRecord,
  documentsElsewhere,
  missingAttachment,
  planLetter,
} from '../../communication/index.ts'
import { accountKind } from '../../knowledge/index.ts'
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
  type ArtifactRow,
  type ArtifactWrite,
  type EmailContent,
  latestVersion,
  newVersion,
  readArtifactContent,
} from '../artifacts/artifact.ts'
import { type Attachment, attachmentOf, attachmentsOf, pdfName } from '../artifacts/attachments.ts'
import { writeFile } from '../documents/writeFile.ts'
import { documentFile, documentMimeTypes } from '../previews/documentFile.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { defineOutwardTool, type ToolContext, ToolError } from './tool.ts'

const order = z.object({
  artifactId: z.string(),
  /** The approved version: a later edit needs a new approval. */
  version: z.number().int().min(1),
})

const input = order.extend({
  /** Exactly what goes with it, each artifact in one version. The preview fills it in. */
  attachments: z.array(z.object({ id: z.string(), version: z.number().int().nullable() })).default([]),
})

/** Sends a drafted email exactly as it was proposed. */
export const sendEmail = defineOutwardTool({
  name: 'send_email',
  title: 'Send an email',
  description:
    'Sends a drafted email and its attachments to its recipients, once a person has approved exactly these.',
  reads: 'The draft and its attachments',
  actsOutward: true,
  input,
  modelInput: order,
  describe: () => 'Proposed to send the email',
  async preview({ agency, workspaceId }, draft) {
    const { artifactId, version } = draft
    const content = await emailOf({ agency, workspaceId }, draft)
    await approvedAttachments({ agency, workspaceId }, draft)
    const attachments = await attachmentsOf(agency, { ...content, workspaceId })
    return {
      ...cardOf(agency, content, attachments),
      input: { artifactId, version, attachments: versionsOf(attachments) },
    }
  },
  async run(context, draft) {
    const { agency, services, workspaceId, agencyUserId } = context
    const { subject, to, body } = await emailOf(context, draft)
    const files = await filesOf(context, draft)
    const { threadId, changes } = await planLetter(agency, {
      to: to.map(({ name, email }) => ({ name, address: email })),
      subject,
      body,
      fileIds: files.map(({ id }) => id),
      serviceRequestId: agency.table(caraWorkspaceKind).get(workspaceId)?.serviceRequestId ?? null,
      approvedBy: agencyUserId,
      now: services.clock.now(),
    })
    // It leaves by the outbox, which never sends a message twice, and is shown in its conversation.
    context.write([...files.flatMap(({ change }) => change ?? []), ...changes])
    const sentTo = to.map(({ email }) => email).join(', ')
    return {
      result: `Sent to ${sentTo}. See [the conversation](/app/emails/${threadId}).`,
      recordId: threadId,
    }
  },
})

function versionsOf(attachments: readonly Attachment[]) {
  return attachments.map(({ id, version }) => ({ id, version }))
}

/** The attachments in the versions that were approved. */
async function approvedAttachments(
  { agency, workspaceId }: Pick<ToolContext, 'agency' | 'workspaceId'>,
  { attachments }: z.output<typeof input>,
): Promise<Attachment[]> {
  return await Promise.all(
    attachments.map(async ({ id, version }) => {
      const attachment = await attachmentOf(agency, id, { workspaceId, version })
      if (!attachment) throw new ToolError('An attachment is no longer there. Nothing was sent.')
      return attachment
    }),
  )
}

/** The files that go with an email: those that are stored, and PDFs of the documents among its attachments. */
async function filesOf(
  context: ToolContext,
  draft: z.output<typeof input>,
): Promise<{ readonly id: string; readonly change?: Change }[]> {
  const { agency, services, workspaceId, agencyUserId } = context
  const { clock, documents } = services
  const attachments = await approvedAttachments(context, draft)
  return await Promise.all(
    attachments.map(async (attachment) => {
      if ('file' in attachment) return { id: attachment.file.id }
      const { name, document } = attachment
      const { styleId } = document
      const content = await documentFile(agency, document.document, { format: 'pdf', styleId, documents })
      return await writeFile(
        { agency, clock, workspaceId, agencyUserId },
        { name, mimeType: documentMimeTypes.pdf, content },
      )
    }),
  )
}

function cardOf(
  agency: Pick<AgencyStore, 'table'>,
  { subject, to, body }: EmailContent,
  attachments: readonly Attachment[],
) {
  const names = attachments.map(({ name }) => name)
  const addresses = to.map(({ email }) => email)
  const doubts = [missingAttachment(body, names), elsewhere(agency, addresses, attachments)]
  return {
    confirmation: doubts.filter((doubt) => doubt !== null).join(' ') || null,
    title: `Send "${subject}" to ${to.map(({ name, email }) => name ?? email).join(', ')}`,
    lines: [
      { label: 'To', value: to.map(({ email }) => email).join(', ') },
      { label: 'Subject', value: subject },
      { label: 'Message', value: body.slice(0, 8_000) },
      ...(names.length > 0 ? [{ label: 'Attachments', value: names.join('\n') }] : []),
    ],
  }
}

/** Why the documents on record of an account among the attachments need a person's word to go there; null if they don't. */
function elsewhere(
  agency: Pick<AgencyStore, 'table'>,
  addresses: readonly string[],
  attachments: readonly Attachment[],
): string | null {
  const owners = attachments.map((each) =>
    'file' in each ? accountOfRecord(agency, each.file.attachedTo) : null,
  )
  for (const owner of new Set(owners)) {
    const account = agency.table(accountKind).get(owner)
    const doubt =
      account && documentsElsewhere({ agency }, addresses, { id: account.id, name: account.detail.name })
    if (doubt) return doubt
  }
  return null
}

/**
 * The commit that adds a version to a draft. If an earlier version waits for approval to be sent, by itself or as an
 * attachment, the new one waits instead, so that nobody approves what was changed since.
 */
export async function newDraftVersion(
  agency: AgencyStore,
  artifact: Stored<Artifact>,
  content: ArtifactContent,
  { stageId = null, ...made }: Parameters<typeof newVersion>[2] & { stageId?: string | null },
): Promise<ArtifactWrite> {
  const { changes, texts } = newVersion(artifact, content, made)
  const sending = await sendingOfNewVersion(agency, artifact, { content, stageId, at: made.at })
  return { changes: [...changes, ...sending], texts }
}

async function sendingOfNewVersion(
  agency: AgencyStore,
  artifact: Stored<Artifact>,
  { content, stageId, at }: { content: ArtifactContent; stageId: string | null; at: number },
): Promise<readonly Change[]> {
  const { workspaceId, versions } = artifact.value
  const version = (versions.at(-1)?.number ?? 0) + 1
  const open = await openSendings(agency, { workspaceId, at })
  const changed = open.filter(({ draft }) =>
    content.type === 'EMAIL'
      ? draft.artifactId === artifact.id
      : draft.attachments.some(({ id }) => id === artifact.id),
  )
  const changes: Change[] = []
  for (const [artifactId, proposals] of Map.groupBy(changed, ({ draft }) => draft.artifactId)) {
    const [first] = proposals
    if (!first) continue
    const email =
      content.type === 'EMAIL' ? content : await readArtifactContent(agency, artifactId, first.draft.version)
    if (email?.type !== 'EMAIL') continue
    if (email.to.length === 0) {
      const reason = 'The draft was changed and has no recipient.'
      changes.push(...proposals.map(({ proposal }) => withdrawn(proposal, reason)))
      continue
    }
    const attachments = (await attachmentsOf(agency, { ...email, workspaceId })).map((each) =>
      each.id === artifact.id
        ? { ...each, version, ...(content.type === 'HTML_DOCUMENT' && { name: pdfName(content) }) }
        : each,
    )
    const { title, lines, confirmation } = cardOf(agency, email, attachments)
    const draft = {
      artifactId,
      version: content.type === 'EMAIL' ? version : first.draft.version,
      attachments: versionsOf(attachments),
    }
    const proposal = await newProposal(agency, {
      workspaceId,
      stageId: stageId ?? first.proposal.value.stageId,
      tool: sendEmail.name,
      argumentsJson: JSON.stringify(draft),
      title,
      preview: lines,
      confirmation,
      replaces: proposals.map(({ proposal: { id } }) => id),
      at,
    })
    changes.push(...proposal.changes)
  }
  return changes
}

/** The proposal to send the latest version of a draft: the one that waits already, or a new one. Throws `ToolError` if it can't be sent. */
export async function sendingOf(
  agency: AgencyStore,
  { id: artifactId, workspaceId, versions }: ArtifactRow,
  at: number,
): Promise<{ readonly id: string; readonly changes: readonly Change[] }> {
  const version = latestVersion({ versions })
  const open = await openSendings(agency, { workspaceId, at })
  const waiting = open.find(({ draft }) => draft.artifactId === artifactId && draft.version === version)
  if (waiting) return { id: waiting.proposal.id, changes: [] }
  const email = await emailOf({ agency, workspaceId }, { artifactId, version })
  const attachments = await attachmentsOf(agency, { ...email, workspaceId })
  const { title, lines, confirmation } = cardOf(agency, email, attachments)
  return await newProposal(agency, {
    workspaceId,
    stageId: null,
    tool: sendEmail.name,
    argumentsJson: JSON.stringify({ artifactId, version, attachments: versionsOf(attachments) }),
    title,
    preview: lines,
    confirmation,
    at,
  })
}

/** The proposals to send drafts of a workspace that can still be approved. */
export async function openSendings(
  agency: AgencyStore,
  { workspaceId, at }: { workspaceId: string; at: number },
): Promise<readonly { readonly proposal: Stored<Proposal>; readonly draft: z.output<typeof input> }[]> {
  const pending = await pendingProposals(agency, { workspaceId, tool: sendEmail.name })
  return pending
    .filter(({ value }) => proposalState(value, at) === 'PENDING')
    .map((proposal) => ({ proposal, draft: input.parse(JSON.parse(proposal.value.argumentsJson)) }))
}

async function emailOf(
  { agency, workspaceId }: Pick<ToolContext, 'agency' | 'workspaceId'>,
  { artifactId, version }: z.output<typeof order>,
) {
  const artifact = agency.table(artifactKind).get(artifactId)
  if (artifact?.workspaceId !== workspaceId) throw new ToolError('There is no such draft.')
  const content = await readArtifactContent(agency, artifactId, version)
  if (content?.type !== 'EMAIL') throw new ToolError('There is no such draft.')
  if (content.to.length === 0) throw new ToolError('The draft has no recipient yet. Add one, then send it.')
  return content
}
