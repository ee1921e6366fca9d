import type { RequestContext } from '../../graphql/index.ts'
import { type Change, conflict, type Stored } from '../../platform/index.ts'
import { type PreviewContext, ToolError } from '../tools/tool.ts'
import { toolNamed } from '../tools/toolRegistry.ts'
import { newProposal, type Proposal, proposalKind, type ProposalRow, withdrawn } from './proposal.ts'

interface NextVersion {
  readonly id: string
  /** The new proposal; the one before is not withdrawn yet. */
  readonly changes: readonly Change[]
  readonly preview: Proposal['preview']
}

/** A proposal of the same tool that shows what it would do now. Throws `ToolError` if it can't be done. */
export async function nextVersion(
  context: Omit<PreviewContext, 'workspaceId'>,
  { value }: Stored<Proposal>,
  argumentsJson = value.argumentsJson,
): Promise<NextVersion> {
  const { agency, services } = context
  const { workspaceId, stageId, tool: name } = value
  const tool = toolNamed(name)
  if (!tool?.actsOutward) throw new ToolError('Cara can no longer do this.')
  const { input, title, lines, confirmation } = await tool.preview(
    { ...context, workspaceId },
    tool.input.parse(JSON.parse(argumentsJson)),
  )
  const { id, changes } = await newProposal(agency, {
    workspaceId,
    stageId,
    tool: name,
    argumentsJson: input === undefined ? argumentsJson : JSON.stringify(input),
    title,
    preview: lines,
    confirmation,
    at: services.clock.now(),
  })
  return { id, changes, preview: lines }
}

/** Replaces a pending proposal with the one that a user edited, which needs its own approval. */
export async function replaceEdited(
  { agency, actor, viewer, clock }: RequestContext,
  before: Stored<Proposal>,
  { argumentsJson, what }: { argumentsJson: string; what: string },
): Promise<{ caraProposal: ProposalRow } | { refusal: string } | typeof conflict> {
  try {
    const context = { agency, services: { clock }, agencyUserId: viewer.id }
    const next = await nextVersion(context, before, argumentsJson)
    const committed = await agency.commit(actor, [
      withdrawn(before, `${viewer.name} edited the ${what}.`),
      ...next.changes,
    ])
    if (!committed.ok) return conflict
    const caraProposal = agency.table(proposalKind).get(next.id)
    if (!caraProposal) throw new Error(`The proposal ${next.id} is on record but not listed.`)
    return { caraProposal }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { refusal: error.message }
  }
}
