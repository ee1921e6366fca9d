import type { Services } from '../../graphql/index.ts'
import type { z } from 'zod'
import {
  type Change,
  create,
  defineJob,
  replace,
  type Stored,
  type TextChange,
} from '../../platform/index.ts'
import { toolNamed } from '../tools/toolRegistry.ts'
import { type Outcome, type OutwardTool, type PreviewContext, ToolError } from '../tools/tool.ts'
import { type CaraMessage, caraMessageKind } from '../workspaces/caraMessage.ts'
import { askedQuestion } from '../workspaces/askedQuestion.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { callDigest, isHeld, type PreviewLine, type Proposal, proposalKind, withdrawn } from './proposal.ts'
import { nextVersion } from './nextVersion.ts'
import { proposalJob } from './proposalJob.ts'

/** Carries out an approved proposal with exactly the approved arguments, and reports the outcome in the workspace. */
export function carryOutProposal(services: Services) {
  return defineJob({
    ...proposalJob,
    // The outside effect may have happened before a crash, so it is retried at most once.
    maxAttempts: 2,
    async run({ agency, idempotencyKey, signal }, { proposalId }) {
      const proposal = await agency.read(proposalKind, proposalId)
      // One that was undone and approved again is held for its own time.
      if (proposal?.value.state !== 'APPROVED' || isHeld(proposal.value, services.clock.now())) return
      const { tool: name, argumentsJson, digest, decidedBy, workspaceId } = proposal.value
      const actor = { type: 'AGENCY_USER' as const, id: decidedBy }
      const changes: Change[] = []
      const texts: TextChange[] = []
      // What is asked stays the last that Cara said.
      const question = await askedQuestion(agency, workspaceId)
      const end = (state: 'DONE' | 'FAILED', outcome: Outcome) => ({
        actor,
        texts,
        changes: [...changes, ...ending(proposal, { ...outcome, state, at, question }, messageId)],
      })
      const fail = (result: string) => end('FAILED', { result, recordId: null })
      const messageId = agency.newId(caraMessageKind)
      const at = services.clock.now()
      const tool = toolNamed(name)
      if (!tool?.actsOutward) return fail('Cara can no longer do this.')
      if ((await callDigest({ tool: name, argumentsJson })) !== digest)
        return fail('The stored request differs from what was approved. Nothing was done.')
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
        const input = tool.input.parse(JSON.parse(argumentsJson))
        const now = await tool.preview(context, input)
        if (isOther(now, proposal.value))
          return { actor, changes: await shownAgain(context, proposal, { messageId, at }) }
        return end('DONE', await tool.run(context, input))
      } catch (error) {
        if (!(error instanceof ToolError)) throw error
        changes.length = 0
        texts.length = 0
        return fail(error.message)
      }
    },
  })
}

type Preview = Awaited<ReturnType<OutwardTool<z.ZodType>['preview']>>

/** Warnings come and go; all else is what the user approved. */
const advice = new Set(['Note', 'Warning'])

/** Whether it would do something else than was shown: a limit of a certificate may have changed since. */
function isOther(now: Preview, shown: Pick<Proposal, 'preview' | 'confirmation'>): boolean {
  const stated = (lines: readonly PreviewLine[]) =>
    JSON.stringify(lines.flatMap(({ label, value }) => (advice.has(label) ? [] : [[label, value]])))
  return (
    stated(now.lines) !== stated(shown.preview) ||
    (now.confirmation != null && now.confirmation !== shown.confirmation)
  )
}

/** Takes back what was approved, and proposes what it would do now. */
async function shownAgain(
  context: PreviewContext,
  proposal: Stored<Proposal>,
  { messageId, at }: { messageId: string; at: number },
): Promise<Change[]> {
  const { agency } = context
  const { workspaceId, title } = proposal.value
  const next = await nextVersion(context, proposal)
  const workspace = await agency.read(caraWorkspaceKind, workspaceId)
  const said = `I haven't done this yet: ${title}. The records changed after it was shown. Review the new version and approve it.`
  const content = [said, await askedQuestion(agency, workspaceId)].filter(Boolean).join('\n\n')
  return [
    withdrawn(proposal, 'The records changed after this was shown. A new version replaces it.'),
    ...next.changes,
    create(caraMessageKind, messageId, spoken(workspaceId, content, at), 'ADD_CARA_MESSAGE'),
    ...(workspace && workspace.value.state === 'IDLE'
      ? [replace(workspace, { ...workspace.value, state: 'WAITING_FOR_INPUT' }, 'END_CARA_WORK')]
      : []),
  ]
}

function ending(
  proposal: Stored<Proposal>,
  {
    state,
    result,
    recordId,
    at,
    question,
  }: Outcome & {
    state: 'DONE' | 'FAILED'
    at: number
    question: string | null
  },
  messageId: string,
): Change[] {
  const said = state === 'DONE' ? result : `I couldn't do this: ${proposal.value.title}. ${result}`
  const content = [said, question].filter(Boolean).join('\n\n')
  return [
    replace(
      proposal,
      { ...proposal.value, state, result: cardText(result), recordId },
      state === 'DONE' ? 'CARRY_OUT_CARA_PROPOSAL' : 'FAIL_CARA_PROPOSAL',
    ),
    create(caraMessageKind, messageId, spoken(proposal.value.workspaceId, content, at), 'ADD_CARA_MESSAGE'),
  ]
}

function spoken(workspaceId: string, content: string, createdAt: number): CaraMessage {
  return {
    workspaceId,
    role: 'AGENT',
    content,
    fileIds: [],
    citations: [],
    agencyUserId: null,
    state: 'HANDLED',
    createdAt,
  }
}

/** An outcome for the card, which shows plain text: the message in the workspace has its links. */
function cardText(markdown: string): string {
  return markdown.replaceAll(/\s*\bSee \[[^\]]*\]\([^)]*\)\./g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}
