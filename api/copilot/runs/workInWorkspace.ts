import type { Services } from '../../graphql/index.ts'
import {
  type Actor,
  type AgencyStore,
  conflict,
  defineJob,
  replace,
  retryOnConflict,
} from '../../platform/index.ts'
import { hasOpenProposal } from '../approvals/proposal.ts'
import { ToolError } from '../tools/tool.ts'
import { caraMessageKind } from '../workspaces/caraMessage.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { handleMessage } from './handleMessage.ts'
import { workspaceJob } from './planWork.ts'
import { StoppedError } from './stageJournal.ts'

/** How often a long step checks for stop requests and its time limit, in milliseconds. */
const checkInterval = 250

/** Time limit for Cara's work on one message, in milliseconds. */
const longestRun = 15 * 60_000

/** Handles a workspace's messages in order until none is left. */
export function workInWorkspace(services: Services) {
  return defineJob({
    ...workspaceJob,
    lane: 'CARA',
    maxAttempts: 20,
    async run({ agency, idempotencyKey, signal }, { workspaceId }) {
      const actor: Actor = { type: 'WORKFLOW', id: idempotencyKey }
      for (;;) {
        signal.throwIfAborted()
        const messageId = agency.table(caraMessageKind).related('queued', workspaceId)[0]?.id
        if (messageId === undefined) {
          if (await rest(agency, actor, { workspaceId, now: services.clock.now() })) return
          continue
        }
        using bounds = boundsOf(agency, { workspaceId, clock: services.clock })
        await handleMessage({
          agency,
          services,
          actor,
          workspaceId,
          messageId,
          signal: AbortSignal.any([signal, bounds.signal]),
          isServerStopping: () => signal.aborted,
        })
      }
    },
  })
}

/** Aborts work on a message when a user asks Cara to stop or the time limit is reached. */
function boundsOf(
  agency: AgencyStore,
  { workspaceId, clock }: { workspaceId: string; clock: Services['clock'] },
): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController()
  const startedAt = clock.now()
  const watch = setInterval(() => {
    if (agency.table(caraWorkspaceKind).get(workspaceId)?.stopRequestedAt != null)
      controller.abort(new StoppedError('Stopped.'))
    else if (clock.now() - startedAt > longestRun)
      controller.abort(new ToolError('This took longer than 15 minutes.'))
  }, checkInterval)
  return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(watch) }
}

/** Marks the workspace idle, or waiting for an answer or approval, unless a message arrived in between; returns whether it did so. */
async function rest(
  agency: AgencyStore,
  actor: Actor,
  { workspaceId, now }: { workspaceId: string; now: number },
): Promise<boolean> {
  const answer = await retryOnConflict(async () => {
    const workspace = await agency.read(caraWorkspaceKind, workspaceId)
    if (!workspace) return true
    if (agency.table(caraMessageKind).countRelated('queued', workspaceId) > 0) return false
    const isWaiting = workspace.value.question !== null || hasOpenProposal(agency, workspaceId, { now })
    const state = isWaiting ? ('WAITING_FOR_INPUT' as const) : ('IDLE' as const)
    const next = { ...workspace.value, state, stopRequestedAt: null }
    const committed = await agency.commit(actor, [replace(workspace, next, 'END_CARA_WORK')])
    return committed.ok ? true : conflict
  })
  return answer === true
}
