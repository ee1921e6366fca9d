import type { Services } from '../../graphql/index.ts'
import {
  type Change,
  create,
  defineJob,
  replace,
  type Stored,
  type TextChange,
} from '../../platform/index.ts'
import { toolNamed } from '../tools/toolRegistry.ts'
import { ToolError } from '../tools/tool.ts'
import { type CaraMessage, caraMessageKind } from '../workspaces/caraMessage.ts'
import { callDigest, type Proposal, proposalKind } from './proposal.ts'
import { proposalJob } from './proposalJob.ts'

/** Carries out an approved proposal with exactly the approved arguments, and reports the outcome in the workspace. */
export function carryOutProposal(services: Services) {
  return defineJob({
    ...proposalJob,
    // The outside effect may have happened before a crash, so it is retried at most once.
    maxAttempts: 2,
    async run({ agency, idempotencyKey, signal }, { proposalId }) {
      const proposal = await agency.read(proposalKind, proposalId)
      if (proposal?.value.state !== 'APPROVED') return
      const { tool: name, argumentsJson, digest, decidedBy, workspaceId } = proposal.value
      const actor = { type: 'AGENCY_USER' as const, id: decidedBy }
      const changes: Change[] = []
      const texts: TextChange[] = []
      const end = (state: 'DONE' | 'FAILED', result: string) => ({
        actor,
        texts,
        changes: [...changes, ...ending(proposal, { state, result, at: services.clock.now() }, messageId)],
      })
      const messageId = agency.newId(caraMessageKind)
      const tool = toolNamed(name)
      if (!tool?.actsOutward) return end('FAILED', 'Cara can no longer do this.')
      if ((await callDigest({ tool: name, argumentsJson })) !== digest)
        return end('FAILED', 'The stored request differs from what was approved. Nothing was done.')
      const context = {
        agency,
        services,
        workspaceId,
        actor,
        idempotencyKey,
        signal,
        show: () => undefined,
        stageId: proposal.value.stageId,
        agencyUserId: decidedBy ?? '',
        write(added: readonly Change[], addedTexts: readonly TextChange[] = []) {
          changes.push(...added)
          texts.push(...addedTexts)
        },
      }
      try {
        return end('DONE', await tool.run(context, tool.input.parse(JSON.parse(argumentsJson))))
      } catch (error) {
        if (!(error instanceof ToolError)) throw error
        changes.length = 0
        texts.length = 0
        return end('FAILED', error.message)
      }
    },
  })
}

function ending(
  proposal: Stored<Proposal>,
  { state, result, at }: { state: 'DONE' | 'FAILED'; result: string; at: number },
  messageId: string,
): Change[] {
  const message: CaraMessage = {
    workspaceId: proposal.value.workspaceId,
    role: 'AGENT',
    content: state === 'DONE' ? result : `I couldn't do this: ${proposal.value.title}. ${result}`,
    fileIds: [],
    citations: [],
    agencyUserId: null,
    state: 'HANDLED',
    createdAt: at,
  }
  return [
    replace(
      proposal,
      { ...proposal.value, state, result: cardText(result) },
      state === 'DONE' ? 'CARRY_OUT_CARA_PROPOSAL' : 'FAIL_CARA_PROPOSAL',
    ),
    create(caraMessageKind, messageId, message, 'ADD_CARA_MESSAGE'),
  ]
}

/** An outcome for the card, which shows plain text: the message in the workspace has its links. */
function cardText(markdown: string): string {
  return markdown.replaceAll(/\s*\bSee \[[^\]]*\]\([^)]*\)\./g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}
